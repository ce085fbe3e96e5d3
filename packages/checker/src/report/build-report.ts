import { resolve } from 'node:path';
import type { FailedFile, FlowReport } from '@hearsay/flow';
import { failedFile, stoppedAnalysis, unanalysedFile } from '../project/project-messages.ts';
import type { ProjectAnalysis } from '../analysis/project-analysis.ts';
import { relativePath } from '../project/relative-path.ts';
import { isTargeted, type Target } from '../project/target-paths.ts';
import type { RuleLevels } from '../rules/rule.ts';
import { collectFindings } from './collect-findings.ts';
import { compareLocations, compareText } from './finding-order.ts';
import { longFunctionNotices } from './long-function-notices.ts';
import type { Finding, Location, Report } from './report.ts';
import { sourceTexts, type SourceTexts } from './source-texts.ts';

/** What a report is made from. */
export interface ReportInput {
  readonly cwd: string;
  /** The folder that fingerprints name files from, so that they are the same in every working folder. */
  readonly root: string;
  readonly analysis: ProjectAnalysis;
  /** What findings are wanted for; everything when nothing was named. */
  readonly targets: readonly Target[] | undefined;
  readonly levels: RuleLevels;
  readonly notices: readonly string[];
  readonly totalMs: number;
}

/** Puts together what the check found and what it looked at; findings outside the named paths are left out. */
export function buildReport(input: ReportInput): Report {
  const { cwd, analysis, targets } = input;
  const { flowReport } = analysis;
  const texts = sourceTexts(analysis.textOf, cwd);
  const isWanted = (file: string): boolean => isTargeted(absolutePath(cwd, file), targets);
  const findings = collectFindings({
    flowReport,
    suppressions: analysis.suppressions,
    levels: input.levels,
    texts,
    rootName: (file) => relativePath(input.root, absolutePath(cwd, file)),
  }).filter(({ file }) => isWanted(file));
  const unparsed = namedFailures(analysis.failedFiles, cwd);
  const unanalysed = namedFailures(flowReport.coverage.failedFiles, cwd);
  const failedFiles = [...unparsed, ...unanalysed].sort((left, right) => compareText(left.file, right.file));
  const { files, sources, sinks, sanitizers, sdks } = flowReport.coverage;

  const endorsements = flowReport.endorsements
    .map(({ place, reason }) => ({ ...texts.locate(place), reason }))
    .filter(({ file }) => isWanted(file))
    .sort(compareLocations);

  return {
    findings,
    endorsements,
    coverage: { files, failedFiles, sources, sinks, sanitizers, sdks },
    timing: {
      totalMs: Math.round(input.totalMs),
      loadMs: Math.round(analysis.loadMs),
      extractMs: Math.round(flowReport.timing.extractMs),
      solveMs: Math.round(flowReport.timing.solveMs),
      cacheHits: analysis.cacheHits,
    },
    problems: [
      ...analysis.problems,
      ...analysis.targetProblems,
      ...unparsed.map(({ file, reason }) => failedFile(file, reason)),
      ...unanalysed.map(({ file, reason }) => unanalysedFile(file, reason)),
    ],
    notices: [
      ...analysis.notices,
      ...input.notices,
      ...budgetNotices(flowReport),
      ...longFunctionNotices(flowReport, texts),
    ],
    texts: namedTexts([...findings.flatMap(namedPlaces), ...endorsements], texts, cwd),
  };
}

function budgetNotices({ stoppedAt }: FlowReport): readonly string[] {
  return stoppedAt === undefined ? [] : [stoppedAnalysis(stoppedAt)];
}

function namedFailures(failures: readonly FailedFile[], cwd: string): readonly FailedFile[] {
  return failures
    .map(({ file, reason }) => ({ file: relativePath(cwd, file), reason }))
    .sort((left, right) => compareText(left.file, right.file));
}

/** Where a finding stands and where its texts come through. */
function namedPlaces(finding: Finding): readonly Location[] {
  return [finding, ...finding.path, ...finding.otherSources.flatMap(({ path }) => path)];
}

/** The texts that a formatter may quote. */
function namedTexts(
  locations: readonly Location[],
  texts: SourceTexts,
  cwd: string,
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const file of new Set(locations.map((location) => location.file))) {
    const text = texts.textOf(absolutePath(cwd, file));
    if (text !== undefined) named.set(file, text);
  }
  return named;
}

/** Takes a name from the report back to the name that the compiler uses. */
function absolutePath(cwd: string, file: string): string {
  return resolve(cwd, file).replaceAll('\\', '/');
}
