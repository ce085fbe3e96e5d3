import { groupFindings } from './group-findings.ts';
import { GROUP_TEXTS } from './group-messages.ts';
import { createPalette, type Palette } from './pretty/palette.ts';
import { plainText } from './pretty/plain-text.ts';
import { prettyFinding, type FindingStyle } from './pretty/pretty-finding.ts';
import { placeName } from './place-name.ts';
import {
  baselineSummary,
  coverageLine,
  failedFilesSummary,
  foundSummary,
  groupHeading,
  LABELS,
  NO_ERRORS,
  NO_REASON,
  NO_SINK,
  suppressedSummary,
} from './pretty/pretty-messages.ts';
import { statistics } from './pretty/statistics.ts';
import { wrapText } from './pretty/wrap-text.ts';
import type { Report } from './report.ts';
import { errorsOnly, newFindings } from './shown-findings.ts';

/** How the pretty report is drawn. */
export interface PrettyOptions {
  /** Whether to use terminal colours; no by default. */
  readonly color?: boolean;
  /** How many signs fit on a line; 100 by default. */
  readonly width?: number;
  /** Whether to leave warnings out; no by default. */
  readonly quiet?: boolean;
  /** Whether to add the table of times and counts, and to list every source of a finding; no by default. */
  readonly stats?: boolean;
}

const DEFAULT_WIDTH = 100;
const MINIMUM_WIDTH = 40;

/** Writes a report for people: every finding with its code and its way, then a summary and what was looked at. */
export function formatPretty(everything: Report, options: PrettyOptions = {}): string {
  const quiet = options.quiet ?? false;
  const report = quiet ? errorsOnly(everything) : everything;
  const color = options.color ?? false;
  const width = Math.max(options.width ?? DEFAULT_WIDTH, MINIMUM_WIDTH);
  const palette = createPalette(color);
  const style = { palette, color, width, listsAll: options.stats === true };
  const findings = findingBlocks(report, style);
  const blocks = [
    ...endorsementBlock(report, palette),
    ...(options.stats === true ? [[palette.strong(LABELS.statistics), ...indented(statistics(report))]] : []),
    ...(report.coverage.sinks === 0 ? [noSinkBlock(palette, width)] : []),
    summaryBlock(report, quiet, palette, width),
  ].map((lines) => lines.join('\n'));
  return `${[...findings.map((finding) => `${finding}\n`), ...blocks].join('\n\n')}\n`;
}

/** The findings, under a heading for each rank where there are several. */
function findingBlocks(report: Report, style: FindingStyle): readonly string[] {
  const groups = groupFindings(newFindings(report));
  return groups.flatMap(({ rank, findings }) => {
    const [first = '', ...more] = findings.map((finding) => prettyFinding(finding, report, style));
    const heading = groupHeading(GROUP_TEXTS[rank].title, findings.length);
    return groups.length === 1
      ? [first, ...more]
      : [`${style.palette.strong(ruled(heading, style.width))}\n\n${first}`, ...more];
  });
}

/** Draws a line through the heading, which has to stand out between findings that are full of headings. */
function ruled(heading: string, width: number): string {
  const start = `── ${heading} `;
  return start + '─'.repeat(Math.max(width - start.length, 0));
}

function endorsementBlock(report: Report, palette: Palette): readonly (readonly string[])[] {
  const { endorsements } = report;
  if (endorsements.length === 0) return [];
  const placeWidth = Math.max(...endorsements.map((endorsement) => placeName(endorsement).length));
  const rows = endorsements.map((endorsement) => {
    const place = palette.accent(placeName(endorsement).padEnd(placeWidth));
    const reason = plainText(endorsement.reason).replaceAll(/\s+/gu, ' ').trim();
    return `${place}  ${reason === '' ? palette.warning(NO_REASON) : reason}`;
  });
  return [[palette.strong(LABELS.endorsements), ...indented(rows)]];
}

function noSinkBlock(palette: Palette, width: number): readonly string[] {
  const [head = '', ...rest] = NO_SINK;
  return [
    ...wrapText(head, width).map(palette.warning),
    ...rest.flatMap((sentence) => wrapText(sentence, width)),
  ];
}

function summaryBlock(report: Report, quiet: boolean, palette: Palette, width: number): readonly string[] {
  const findings = newFindings(report);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const files = new Set(findings.map(({ file }) => file)).size;
  const known = report.findings.filter(({ status }) => status === 'baseline').length;
  const suppressed = report.findings.filter(({ status }) => status === 'suppressed').length;
  const paint = errors > 0 ? palette.error : findings.length > 0 ? palette.warning : palette.strong;
  const found = paint(
    findings.length === 0 && quiet ? NO_ERRORS : foundSummary(errors, findings.length - errors, files),
  );
  const failed = report.coverage.failedFiles.length;
  const coverage = coverageLine({
    ...report.coverage,
    endorsements: report.endorsements.length,
    totalMs: report.timing.totalMs,
  });
  return [
    [
      found,
      ...(known === 0 ? [] : [baselineSummary(known)]),
      ...(suppressed === 0 ? [] : [suppressedSummary(suppressed)]),
    ].join(' '),
    ...(failed === 0 ? [] : [palette.warning(failedFilesSummary(failed))]),
    ...wrapText(coverage, width).map(palette.dim),
  ];
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
