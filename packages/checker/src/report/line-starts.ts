import type { Position } from './report.ts';

/** The offset at which each line of a text begins; lines end as they do for the compiler. */
export function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\r\n|[\n\r\u2028\u2029]/gu)].map((end) => end.index + end[0].length)];
}

/** The line and column of an offset, both 1-based, by binary search over the starts of the lines. */
export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
