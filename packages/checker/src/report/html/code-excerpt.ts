import { cutLine, lineWindow } from '../pretty/cut-line.ts';
import type { Range } from '../report.ts';

/** One line of an excerpt; the marked stretch is empty on the lines around it. */
export interface ExcerptLine {
  readonly number: number;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** The lines to show. */
export interface CodeExcerpt {
  readonly lines: readonly ExcerptLine[];
  /** How many marked lines are left out at the end. */
  readonly omitted: number;
}

/** Of an expression over more lines than this, the first ones are shown. */
const MARKED_LINES = 10;

/** A longer line is cut around what is marked. */
const LINE_WIDTH = 240;

/** Cuts the marked lines with those around them out of a file, without the indentation that all have. */
export function codeExcerpt(lines: readonly string[], range: Range, linesAround: number): CodeExcerpt {
  const { start, end } = range;
  const lastMarked = Math.min(end.line, start.line + MARKED_LINES - 1, lines.length);
  const omitted = Math.max(Math.min(end.line, lines.length) - lastMarked, 0);
  let first = Math.max(start.line - linesAround, 1);
  let last = omitted > 0 ? lastMarked : Math.min(lastMarked + linesAround, lines.length);
  while (first < start.line && isBlank(lines[first - 1])) first++;
  while (last > lastMarked && isBlank(lines[last - 1])) last--;
  const shown = lines.slice(first - 1, last);
  const indent = commonIndent(shown);
  return {
    lines: shown.map((line, index) => excerptLine(line, first + index, range, indent)),
    omitted,
  };
}

function isBlank(line: string | undefined): boolean {
  return (line ?? '').trim() === '';
}

function excerptLine(line: string, number: number, { start, end }: Range, indent: number): ExcerptLine {
  const isMarked = number >= start.line && number <= end.line;
  const indentation = line.length - line.trimStart().length;
  const from = number === start.line ? start.column - 1 : indentation;
  const to = number === end.line ? end.column - 1 : line.length;
  const cut = cutAround(line, isMarked ? from : indent, indent);
  if (!isMarked) return { number, before: cut.text, marked: '', after: '' };
  const [markFrom, markTo] = [cut.place(from), cut.place(to)];
  return {
    number,
    before: cut.text.slice(0, markFrom),
    marked: cut.text.slice(markFrom, markTo),
    after: cut.text.slice(markTo),
  };
}

/** A line without its indentation and, when it is very long, without its ends. */
function cutAround(
  line: string,
  column: number,
  indent: number,
): { readonly text: string; readonly place: (column: number) => number } {
  const dedented = line.slice(indent);
  const window = lineWindow(dedented, Math.max(column - indent, 0), LINE_WIDTH);
  const text = cutLine(dedented, window);
  return {
    text,
    place: (wanted) => Math.min(Math.max(wanted - indent - window.offset, 0), text.length),
  };
}

function commonIndent(lines: readonly string[]): number {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  return indents.length === 0 ? 0 : Math.min(...indents);
}
