import type { Finding, FindingSink, Location, PathStep, Report } from '../report.ts';
import { codeFrame } from './code-frame.ts';
import { cutLine, lineWindow } from './cut-line.ts';
import { LINE_BREAK } from './line-break.ts';
import type { Palette } from './palette.ts';
import { plainText } from './plain-text.ts';
import { LABELS, RANK_NAMES } from './pretty-messages.ts';
import { wrapText } from './wrap-text.ts';

/** How a finding is drawn. */
export interface FindingStyle {
  readonly palette: Palette;
  readonly color: boolean;
  readonly width: number;
}

const INDENT = '  ';

/** Shows one finding: what, where, the code, the way there, and what to write instead. */
export function prettyFinding(finding: Finding, report: Report, style: FindingStyle): string {
  const text = report.texts.get(finding.file);
  const blocks = [
    headLines(finding, style),
    ...(text === undefined ? [] : [frameLines(text, finding, style)]),
    ...(finding.path.length === 0 ? [] : [pathLines(finding, report, style)]),
    adviceLines(finding, style),
  ];
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

function headLines(finding: Finding, { palette, width }: FindingStyle): readonly string[] {
  const paint = finding.severity === 'error' ? palette.error : palette.warning;
  return [
    `${paint(finding.severity)} ${palette.strong(finding.rule)}`,
    `${palette.dim('at')} ${palette.accent(placeName(finding))}`,
    '',
    ...wrapText(plainText(finding.message), width - INDENT.length).map(
      (line) => INDENT + palette.strong(line),
    ),
  ];
}

function frameLines(text: string, finding: Finding, { color, width }: FindingStyle): readonly string[] {
  return codeFrame(text, finding.range, { color, width: width - INDENT.length })
    .split('\n')
    .map((line) => INDENT + line);
}

function pathLines(finding: Finding, report: Report, style: FindingStyle): readonly string[] {
  const { palette } = style;
  const numberWidth = String(finding.path.length).length;
  const placeWidth = Math.max(...finding.path.map((step) => placeName(step).length));
  const ends =
    finding.source === null || finding.sink === null ? '' : endsOf(finding.source.kind, finding.sink);
  return [
    `${INDENT}${palette.strong(LABELS.path)}${palette.dim(ends)}`,
    ...finding.path.flatMap((step, index) => {
      const number = `${String(index + 1).padStart(numberWidth)}.`;
      const place = palette.accent(placeName(step).padEnd(placeWidth));
      const head = `${INDENT}${INDENT}${palette.dim(number)} ${place}  ${plainText(step.note)}`;
      const excerpt = excerptOf(step, report, style.width - 2 * INDENT.length - number.length - 1);
      const margin = `${INDENT}${INDENT}${' '.repeat(number.length + 1)}`;
      return excerpt === '' ? [head] : [head, margin + palette.dim(excerpt)];
    }),
  ];
}

function endsOf(source: string, { kind, rank }: FindingSink): string {
  return plainText(`  ${source} → ${kind} (${RANK_NAMES[rank]})`);
}

/** The line of source text on which a step begins, without its indentation. */
function excerptOf(step: PathStep, report: Report, width: number): string {
  const { line, column } = step.range.start;
  const text = report.texts.get(step.file)?.split(LINE_BREAK)[line - 1];
  if (text === undefined) return '';
  const trimmed = text.trimStart();
  const indent = text.length - trimmed.length;
  return cutLine(plainText(trimmed.trimEnd()), lineWindow(Math.max(column - 1 - indent, 0), width));
}

function adviceLines(finding: Finding, { palette, width }: FindingStyle): readonly string[] {
  const label = `${LABELS.advice}:`;
  const lines = wrapText(
    plainText(finding.advice),
    width - INDENT.length,
    width - INDENT.length - label.length - 1,
  );
  return lines.map((line, index) =>
    index === 0 ? `${INDENT}${palette.good(label)} ${line}` : `${INDENT}${line}`,
  );
}

/** Names a place so that terminals and editors make it a link. */
export function placeName({ file, range }: Location): string {
  return `${plainText(file)}:${range.start.line}:${range.start.column}`;
}
