import { ELEMENT } from '../facts/access-path.ts';
import type { ArgumentPath } from './sdk-catalog.ts';

/** An {@link ArgumentPath} taken apart. */
export interface ParsedArgumentPath {
  readonly argument: number;
  /** Segments from the argument to the value, or to the callback. */
  readonly path: readonly string[];
  /** Set when the place lies behind a callback: its parameter's position, or `returns`. */
  readonly callback?: { readonly side: number | 'returns'; readonly path: readonly string[] };
}

const STEP = /\.(\*|\w+)|(\[\])|(\{[^}]+\})|\((\d*)\)/g;

/**
 * Takes a path of the catalog apart.
 *
 * @throws {Error} When the text is not a path: a mistake in the catalog, found by its tests.
 */
export function parseArgumentPath(text: ArgumentPath): ParsedArgumentPath {
  const steps = [...text.matchAll(STEP)];
  if (steps.map((step) => step[0]).join('') !== text || steps[0]?.[4] === undefined) {
    throw new Error(`The catalog path \`${text}\` does not start with an argument and go on in known steps.`);
  }
  const argument = Number(steps[0][4]);
  const path: string[] = [];
  let callback: { side: number | 'returns'; path: string[] } | undefined;
  for (const [, name, element, tag, side] of steps.slice(1)) {
    if (side !== undefined) {
      callback = { side: side === '' ? 'returns' : Number(side), path: [] };
      continue;
    }
    (callback?.path ?? path).push(name === '*' ? ELEMENT : (name ?? element ?? tag ?? ELEMENT));
  }
  return callback === undefined ? { argument, path } : { argument, path, callback };
}
