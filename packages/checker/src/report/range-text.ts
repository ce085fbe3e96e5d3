import type { Range } from './report.ts';

/** Cuts a range out of the lines of a file; line breaks come back as `\n`. */
export function rangeText(lines: readonly string[], { start, end }: Range): string {
  return lines
    .slice(start.line - 1, end.line)
    .map((line, index) => {
      const from = index === 0 ? start.column - 1 : 0;
      const to = start.line + index === end.line ? end.column - 1 : undefined;
      return line.slice(from, to);
    })
    .join('\n');
}
