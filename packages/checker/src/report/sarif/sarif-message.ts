import { plainText } from '../pretty/plain-text.ts';

/** A message as every kind of SARIF object takes it. */
export interface PlainMessage {
  text: string;
}

/**
 * Makes a plain text message that reads as written.
 *
 * In a SARIF message, braces hold placeholders (the standard doubles literal ones, section 3.11.5), and a bracketed text
 * before parentheses is a link (section 3.11.6).
 */
export function sarifMessage(text: string): PlainMessage {
  return {
    text: plainText(text)
      .replaceAll(/[{}]/gu, '$&$&')
      .replaceAll(/\[(?=[^[\]]*\]\()/gu, '\\['),
  };
}
