import type { Place } from '@hearsay/flow';
import { relativePath } from '../project/relative-path.ts';
import { lineStarts, positionAt } from './line-starts.ts';
import type { Location } from './report.ts';

/** Looks places up in the files that were analysed. */
export interface SourceTexts {
  locate(place: Place): Location;
  /** The stretch of text at a place. */
  excerpt(place: Place): string;
  /** The text of a whole file, by absolute name. */
  textOf(file: string): string | undefined;
}

/** Gives access to files by absolute name, declarations included, and names them from the working folder. */
export function sourceTexts(textOf: (file: string) => string | undefined, cwd: string): SourceTexts {
  const known = new Map<string, readonly number[]>();
  const startsOf = (file: string, text: string): readonly number[] => {
    const starts = known.get(file) ?? lineStarts(text);
    known.set(file, starts);
    return starts;
  };
  return {
    locate: ({ file, start, end }) => {
      const text = textOf(file) ?? '';
      const starts = startsOf(file, text);
      const position = (offset: number): Location['range']['start'] =>
        positionAt(starts, Math.min(Math.max(offset, 0), text.length));
      return { file: relativePath(cwd, file), range: { start: position(start), end: position(end) } };
    },
    excerpt: ({ file, start, end }) => textOf(file)?.slice(start, end) ?? '',
    textOf,
  };
}
