import { utf8 } from './utf8.ts';

function order(left: string, right: string): -1 | 0 | 1 {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Orders two texts as their UTF-8 bytes would be ordered, which is by Unicode code point.
 *
 * Lone surrogates become U+FFFD in UTF-8; where only they differ, UTF-16 units decide, so that the order is total.
 */
export function compareText(left: string, right: string): -1 | 0 | 1 {
  return order(utf8(left), utf8(right)) || order(left, right);
}
