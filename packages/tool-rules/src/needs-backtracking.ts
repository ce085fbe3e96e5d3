import { visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from './parse-pattern.ts';

/** Whether a pattern looks around or refers back, which only an engine that backtracks can do; also if it is none. */
export function needsBacktracking(source: string): boolean {
  const pattern = parsePattern(source);
  if (pattern === undefined) return true;
  let isNeeded = false;
  visitRegExpAST(pattern, {
    onAssertionEnter({ kind }) {
      isNeeded ||= kind === 'lookahead' || kind === 'lookbehind';
    },
    onBackreferenceEnter() {
      isNeeded = true;
    },
  });
  return isNeeded;
}
