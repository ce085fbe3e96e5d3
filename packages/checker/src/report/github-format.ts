import { posix } from 'node:path';
import { countFindings } from './finding-counts.ts';
import {
  adviceLine,
  findingTitle,
  otherSourcesLine,
  PATH_HEADING,
  TITLES,
} from './github/github-messages.ts';
import { workflowCommand, type AnnotationProperties } from './github/workflow-command.ts';
import {
  baselineSummary,
  failedFilesSummary,
  foundSummary,
  NO_SINK,
  suppressedSummary,
} from './pretty/pretty-messages.ts';
import { placeName } from './place-name.ts';
import type { Finding, Location, Report } from './report.ts';
import { runProblems, type RunProblem } from './run-problems.ts';
import { newFindings } from './shown-findings.ts';

/** Where the check ran. */
export interface GithubOptions {
  /** The working folder as the repository names it, with `/`; the root of the repository by default. */
  readonly folder?: string;
}

/**
 * Writes a report as workflow commands of GitHub Actions, which show every new finding beside the code of a pull
 * request; the last lines sum up and are no commands.
 */
export function formatGithub(report: Report, { folder = '' }: GithubOptions = {}): string {
  const lines = [
    ...runProblems(report).map((problem) => problemCommand(problem, folder)),
    ...newFindings(report).map((finding) => findingCommand(finding, folder)),
    ...(report.coverage.sinks === 0 ? NO_SINK : []),
    summaryLine(report),
  ];
  return `${lines.join('\n')}\n`;
}

function findingCommand(finding: Finding, folder: string): string {
  const path = finding.path.map((step, index) => `${index + 1}. ${placeName(step)} ${step.note}`);
  const message = [
    finding.message,
    ...(path.length === 0 ? [] : [PATH_HEADING, ...path]),
    ...otherSourceLines(finding),
    adviceLine(finding.advice),
  ];
  const properties = { ...placeProperties(finding, folder), title: findingTitle(finding.rule) };
  return workflowCommand(finding.severity, properties, message.join('\n'));
}

/** Annotations are short; the other formats name each source. */
function otherSourceLines({ otherSources, hasMoreSources }: Finding): readonly string[] {
  if (otherSources.length === 0 && !hasMoreSources) return [];
  return [otherSourcesLine(otherSources.length, hasMoreSources)];
}

function problemCommand({ text, file }: RunProblem, folder: string): string {
  if (file === undefined) return workflowCommand('error', { title: TITLES.problem }, text);
  return workflowCommand('error', { file: inRepository(file, folder), title: TITLES.failedFile }, text);
}

function placeProperties({ file, range }: Location, folder: string): AnnotationProperties {
  const { start, end } = range;
  return {
    file: inRepository(file, folder),
    line: start.line,
    col: start.column,
    endLine: end.line,
    // Over several lines, an end column means nothing to the annotation.
    ...(start.line === end.line ? { endColumn: end.column } : {}),
  };
}

function inRepository(file: string, folder: string): string {
  return folder === '' ? file : posix.join(folder, file);
}

function summaryLine(report: Report): string {
  const { errors, warnings, files, baseline, suppressed } = countFindings(report);
  const failed = report.coverage.failedFiles.length;
  return [
    foundSummary(errors, warnings, files),
    ...(baseline === 0 ? [] : [baselineSummary(baseline)]),
    ...(suppressed === 0 ? [] : [suppressedSummary(suppressed)]),
    ...(failed === 0 ? [] : [failedFilesSummary(failed)]),
  ].join(' ');
}
