import { LINE_BREAK } from './pretty/line-break.ts';
import type { Range } from './report.ts';

/** Cuts a range out of a text; line breaks come back as `\n`. */
export function rangeText(text: string, { start, end }: Range): string {
  const lines = text.split(LINE_BREAK).slice(start.line - 1, end.line);
  return lines
    .map((line, index) => {
      const from = index === 0 ? start.column - 1 : 0;
      const to = start.line + index === end.line ? end.column - 1 : undefined;
      return line.slice(from, to);
    })
    .join('\n');
}
