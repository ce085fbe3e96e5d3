/**
 * The pattern of a decimal number in its canonical form: with it, a `string` of a schema becomes a `Decimal`.
 *
 * The same pattern with `[0-9]` for `\d`, or with groups that capture nothing, counts as well. A decimal has at most
 * 40 characters, whatever `maxLength` says.
 */
export const DECIMAL_PATTERN = '^-?(0|[1-9]\\d*)(\\.\\d+)?$';

/** The spellings of {@link DECIMAL_PATTERN}. */
export type DecimalPattern =
  | '^-?(0|[1-9]\\d*)(\\.\\d+)?$'
  | '^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$'
  | '^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?$'
  | '^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?$';

const patterns: ReadonlySet<string> = new Set<DecimalPattern>([
  '^-?(0|[1-9]\\d*)(\\.\\d+)?$',
  '^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$',
  '^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?$',
  '^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?$',
]);

/** The longest decimal number that `Decimal.parse` takes. */
export const MAX_DECIMAL_LENGTH: number = 40;

/** Tells whether a pattern describes decimal numbers and nothing else. */
export function isDecimalPattern(pattern: string): boolean {
  return patterns.has(pattern);
}
