import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** Parses a regular expression of JavaScript, without flags; `undefined` where it is none. */
export function parsePattern(source: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(source);
  } catch {
    return undefined;
  }
}
