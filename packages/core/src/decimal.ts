import type { ClosedFormat, FormatParser } from './closed-format.ts';
import { formatParser } from './closed-format.ts';
import { decimalMessage } from './core-messages.ts';

/**
 * A decimal number written out, such as `-12.50`: a closed format, which an answer may hold.
 *
 * It keeps every digit, unlike `number`. Only `Decimal.parse` makes one, so the value cannot hold other text.
 */
export type Decimal = ClosedFormat<'Decimal'>;

/**
 * Checks decimal numbers: an optional minus, digits without a superfluous zero in front, an optional fraction; at
 * most 40 characters, no exponent, nothing around them. Zeros at the end stay, because they tell the precision.
 */
export const Decimal: FormatParser<Decimal> = formatParser(
  /^(?=.{1,40}$)-?(0|[1-9]\d*)(\.\d+)?$/,
  decimalMessage,
);
