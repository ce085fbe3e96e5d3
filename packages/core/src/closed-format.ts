import type { AgentText } from './agent-text.ts';
import { textOf } from './text-of.ts';

declare const closedFormat: unique symbol;

/** A string that was checked against a format too narrow to hold a sentence. */
export type ClosedFormat<Name extends string> = string & { readonly [closedFormat]: Name };

/** The checked constructor of a closed format. */
export interface FormatParser<Format extends ClosedFormat<string>> {
  /**
   * Returns the text in its canonical form.
   *
   * @throws TypeError when the text does not have the format; the message does not hold the text.
   */
  parse(text: string | AgentText): Format;

  /** Tells whether a value is a string in canonical form. */
  is(value: unknown): value is Format;
}

/** Makes the checked constructor for a pattern that describes the canonical, lower-case form. */
export function formatParser<Format extends ClosedFormat<string>>(
  pattern: RegExp,
  message: string,
): FormatParser<Format> {
  function is(value: unknown): value is Format {
    return typeof value === 'string' && pattern.test(value);
  }
  function parse(text: string | AgentText): Format {
    const raw = textOf(text);
    const canonical = typeof raw === 'string' && raw.toLowerCase();
    if (!is(canonical)) throw new TypeError(message);
    return canonical;
  }
  return Object.freeze({ parse, is });
}
