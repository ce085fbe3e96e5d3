import type { AnswerLimits } from './answer-limits.ts';
import { limitExpected } from './answer-messages.ts';
import type { Violation } from './violation.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const SPACE = 0x20;

/**
 * Looks at a JSON text before it is parsed, and tells which limit it is over.
 *
 * It reads the text once and keeps nothing, so that a hostile text never becomes a value. What is no JSON is left to
 * the parser.
 */
export function scanJson(text: string, limits: AnswerLimits): Violation | undefined {
  if (text.length > limits.maxLength) return overLimit('maxLength', limits);
  let depth = 0;
  let members = 0;
  let isEmpty = true;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === QUOTE) {
      index = endOfString(text, index);
      isEmpty = false;
    } else if (unit === COMMA) {
      members++;
    } else if (isOpener(unit)) {
      depth++;
      if (depth > limits.maxDepth) return overLimit('maxDepth', limits);
      members++;
      isEmpty = true;
    } else if (isCloser(unit)) {
      depth--;
      // An empty object or array has no member.
      if (isEmpty) members--;
      isEmpty = false;
    } else if (unit > SPACE) {
      isEmpty = false;
    }
    if (members > limits.maxMembers) return overLimit('maxMembers', limits);
  }
  return undefined;
}

/** `[` and `{`. */
function isOpener(unit: number): boolean {
  return (unit | SPACE) === 0x7b;
}

/** `]` and `}`. */
function isCloser(unit: number): boolean {
  return (unit | SPACE) === 0x7d;
}

/** The index of the quote that ends the string that begins at `start`, or of the end of the text. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first--;
  return (index - first) % 2 === 1;
}

/** The violation of a limit. */
export function overLimit(name: 'maxLength' | 'maxDepth' | 'maxMembers', limits: AnswerLimits): Violation {
  return { path: '', keyword: 'limit', expected: limitExpected(name, limits[name]) };
}
