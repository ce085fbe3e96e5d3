import { codeFrameColumns } from '@babel/code-frame';
import type { Range } from '../report.ts';
import { cutLine, lineWindow } from './cut-line.ts';
import { plainText } from './plain-text.ts';

/** How a frame is drawn. */
export interface FrameOptions {
  readonly color: boolean;
  readonly width: number;
}

const LINES_ABOVE = 2;
const LINES_BELOW = 2;

/** An expression over more lines than this is marked on its first lines only. */
const MARKED_LINES = 6;

/** Room for the line numbers. */
const GUTTER = 9;

/** Shows the lines around a range, with the range marked. */
export function codeFrame(text: string, range: Range, { color, width }: FrameOptions): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  const first = Math.max(range.start.line - LINES_ABOVE, 1);
  const marked = markedRange(range, lines);
  const last = Math.min(marked.end.line + LINES_BELOW, lines.length);
  const window = lineWindow(range.start.column - 1, width - GUTTER);
  // Only what is shown is cut and made plain; the lines before it are needed to colour templates and comments right.
  const shown = lines
    .slice(0, last)
    .map((line, index) => (index + 1 < first ? line : cutLine(plainText(line), window)));
  const inWindow = (column: number): number =>
    Math.min(Math.max(column - window.offset, 1), window.width + 1);

  return codeFrameColumns(
    shown.join('\n'),
    {
      start: { line: marked.start.line, column: inWindow(marked.start.column) },
      end: { line: marked.end.line, column: inWindow(marked.end.column) },
    },
    { linesAbove: LINES_ABOVE, linesBelow: LINES_BELOW, highlightCode: false, forceColor: color },
  );
}

function markedRange(range: Range, lines: readonly string[]): Range {
  const lastMarked = range.start.line + MARKED_LINES - 1;
  if (range.end.line <= lastMarked) return range;
  return { start: range.start, end: { line: lastMarked, column: (lines[lastMarked - 1] ?? '').length + 1 } };
}
