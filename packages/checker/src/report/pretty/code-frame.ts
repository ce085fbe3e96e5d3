import { codeFrameColumns } from '@babel/code-frame';
import type { Range } from '../report.ts';
import { cutLine, lineWindow, type LineWindow } from './cut-line.ts';
import { LINE_BREAK } from './line-break.ts';
import { plainText } from './plain-text.ts';

/** How a frame is drawn. */
export interface FrameOptions {
  readonly color: boolean;
  readonly width: number;
}

const LINES_AROUND = 2;

/** Of an expression over more lines than this, the first ones are shown. */
const MARKED_LINES = 8;

/** Room for the line numbers. */
const GUTTER = 9;

/** Shows the lines around a range, with the range marked: by carets on one line, by the margin over several. */
export function codeFrame(text: string, range: Range, { color, width }: FrameOptions): string {
  const { start } = range;
  const lastMarked = Math.min(range.end.line, start.line + MARKED_LINES - 1);
  const linesBelow = lastMarked < range.end.line ? 0 : LINES_AROUND;
  const lines = text
    .replace(/(?:\r\n|[\n\r])$/u, '')
    .split(LINE_BREAK)
    .slice(0, lastMarked + linesBelow);
  const window = lineWindow(lines[start.line - 1] ?? '', start.column - 1, width - GUTTER);
  const location =
    start.line === range.end.line
      ? {
          start: { line: start.line, column: columnIn(window, start.column) },
          end: { line: start.line, column: columnIn(window, range.end.column) },
        }
      : { start: { line: start.line }, end: { line: lastMarked } };

  // What stands before the frame is needed to colour templates and comments right; only what is shown is cut.
  const shown = lines.map((line, index) => shownLine(line, index + 1, range, window));
  return codeFrameColumns(shown.join('\n'), location, {
    linesAbove: LINES_AROUND,
    linesBelow,
    highlightCode: false,
    forceColor: color,
  });
}

function shownLine(line: string, number: number, { start, end }: Range, window: LineWindow): string {
  if (number < start.line - LINES_AROUND) return line;
  // The line with the carets moves to show them; the others are read from their beginning.
  const isMarkedAlone = number === start.line && start.line === end.line;
  return cutLine(plainText(line), isMarkedAlone ? window : { ...window, offset: 0 });
}

function columnIn({ offset, width }: LineWindow, column: number): number {
  return Math.min(Math.max(column - offset, 1), width + 1);
}
