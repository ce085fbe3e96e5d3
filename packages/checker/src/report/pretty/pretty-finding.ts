import { placeName } from '../place-name.ts';
import type { Finding, PathStep, Report } from '../report.ts';
import { codeFrame } from './code-frame.ts';
import { cutLine, lineWindow } from './cut-line.ts';
import { LINE_BREAK } from './line-break.ts';
import { otherSourceLines } from './other-source-lines.ts';
import type { Palette } from './palette.ts';
import { plainText } from './plain-text.ts';
import { LABELS, RANK_NAMES } from './pretty-messages.ts';
import { wrapText } from './wrap-text.ts';

/** How a finding is drawn. */
export interface FindingStyle {
  readonly palette: Palette;
  readonly color: boolean;
  readonly width: number;
  /** Whether to list every source, however many there are. */
  readonly listsAll: boolean;
}

const INDENT = '  ';

/** However narrow the terminal, a note is not broken into single words. */
const NOTE_WIDTH = 24;

/** Shows one finding: what, where, the code, the way there, and what to write instead. */
export function prettyFinding(finding: Finding, report: Report, style: FindingStyle): string {
  const text = report.texts.get(finding.file);
  const blocks = [
    headLines(finding, style),
    ...(text === undefined ? [] : [frameLines(text, finding, style)]),
    ...(finding.path.length === 0 ? [] : [pathLines(finding, report, style)]),
    ...otherBlocks(finding, style),
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
  const layout: PathLayout = {
    numberWidth: String(finding.path.length).length + 1,
    placeWidth: Math.max(...finding.path.map((step) => placeName(step).length)),
  };
  return [
    ...pathHead(finding, style),
    ...finding.path.flatMap((step, index) => stepLines(step, index + 1, layout, report, style)),
  ];
}

/** Room for the columns of a path. */
interface PathLayout {
  readonly numberWidth: number;
  readonly placeWidth: number;
}

function pathHead({ source, sink }: Finding, { palette, width }: FindingStyle): readonly string[] {
  const label = INDENT + palette.strong(LABELS.path);
  if (source === null || sink === null) return [label];
  const ends = plainText(`${source.kind} → ${sink.kind} (${RANK_NAMES[sink.rank]})`);
  const isRoomy = INDENT.length + LABELS.path.length + 2 + ends.length <= width;
  if (isRoomy) return [`${label}  ${palette.dim(ends)}`];
  return [label, ...wrapText(ends, width - INDENT.length).map((line) => INDENT + palette.dim(line))];
}

function stepLines(
  step: PathStep,
  number: number,
  { numberWidth, placeWidth }: PathLayout,
  report: Report,
  { palette, width }: FindingStyle,
): readonly string[] {
  const margin = INDENT + INDENT;
  const inner = margin + ' '.repeat(numberWidth + 1);
  const beforeNote = inner.length + placeWidth + 2;
  const [note = '', ...more] = wrapText(plainText(step.note), Math.max(width - beforeNote, NOTE_WIDTH));
  const place = palette.accent(placeName(step).padEnd(placeWidth));
  const excerpt = excerptOf(step, report, width - inner.length);
  return [
    `${margin}${palette.dim(`${number}.`.padStart(numberWidth))} ${place}  ${note}`,
    ...more.map((line) => ' '.repeat(beforeNote) + line),
    ...(excerpt === '' ? [] : [inner + palette.dim(excerpt)]),
  ];
}

/** The line of source text on which a step begins, without its indentation. */
function excerptOf(step: PathStep, report: Report, width: number): string {
  const { line, column } = step.range.start;
  const text = report.texts.get(step.file)?.split(LINE_BREAK)[line - 1];
  if (text === undefined) return '';
  const trimmed = text.trimStart();
  const indent = text.length - trimmed.length;
  const shown = plainText(trimmed.trimEnd());
  return cutLine(shown, lineWindow(shown, Math.max(column - 1 - indent, 0), width));
}

function otherBlocks(finding: Finding, style: FindingStyle): readonly (readonly string[])[] {
  const lines = otherSourceLines(finding, { ...style, width: style.width - INDENT.length });
  return lines.length === 0 ? [] : [lines.map((line) => INDENT + line)];
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
