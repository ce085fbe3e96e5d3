import { inspect, isDeepStrictEqual } from 'node:util';

/** What a run says of a stated value. */
export interface ValueVerdict {
  readonly isSame: boolean;
  /** The value as the comment should show it, line by line. */
  readonly shown: readonly string[];
}

/** Values are shown whole; a page is the place to be short, not this. */
const SHOWN = { depth: 8, maxArrayLength: 200, maxStringLength: 4000, sorted: false } as const;

/**
 * Compares a value with what a comment states of it: the way Node.js prints it, spaces aside, or an expression that is
 * deeply equal to it.
 *
 * @param isPrinted - The comment shows what `console.log` prints: of a text, the text itself.
 */
export function compareValue(value: unknown, expected: string, isPrinted: boolean): ValueVerdict {
  const printed =
    isPrinted && typeof value === 'string' ? value : inspect(value, { ...SHOWN, breakLength: 80 });
  const isSame =
    withoutSpace(printed) === withoutSpace(expected) ||
    (isPrinted && typeof value === 'string' && value === expected) ||
    isEvaluated(value, expected);
  return { isSame, shown: printed.split('\n') };
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}

function isEvaluated(value: unknown, expected: string): boolean {
  try {
    // The document is run as it is anyway: what it states of a value is no less trusted than its code.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the documents of the project itself
    const stated: unknown = (new Function(`return (${expected}\n);`) as () => unknown)();
    return isDeepStrictEqual(value, stated);
  } catch {
    return false;
  }
}
