import type { ErrorObject } from 'ajv';
import { CONSTANTS } from './constants-keyword.ts';
import { expectedBy } from './expected-by.ts';
import { pointerTo, stepsOf } from './json-pointer.ts';
import type { Violation } from './violation.ts';

/** An index of an array, too short to spell anything. */
const INDEX = /^(0|[1-9]\d{0,8})$/;

/** The errors of ajv as violations: without values, and without keys that the model made up. */
export function describeErrors(
  errors: readonly ErrorObject[],
  names: ReadonlySet<string>,
  limit: number,
): Violation[] {
  return errors.slice(0, limit).map((error) => ({
    path: maskPath(error.instancePath, names),
    keyword: error.keyword === CONSTANTS ? 'enum' : error.keyword,
    expected: expectedBy(error),
  }));
}

/** The path with `*` for every key that the schema does not declare. */
export function maskPath(path: string, names: ReadonlySet<string>): string {
  return stepsOf(path).reduce(
    (masked, step) => pointerTo(masked, INDEX.test(step) || names.has(step) ? step : '*'),
    '',
  );
}
