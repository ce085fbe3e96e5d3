import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { isAmbiguous } from './ambiguous-pattern.ts';
import { parsePattern } from './parse-pattern.ts';

/** Longer patterns are no triggers that a person wrote, and could not be judged in a moment. */
const LONGEST = 1000;

/**
 * Whether some texts make a pattern take for ever, or far longer than their length, in any case.
 *
 * That a search starts anew at every character is not counted: every pattern that begins with a repetition has it.
 * What is no pattern at all is not slow; what is too long to be judged is.
 */
export function isSlowPattern(source: string): boolean {
  if (source.length > LONGEST) return true;
  const parsed = parsePattern(source);
  if (parsed === undefined) return false;
  return isAmbiguous(parsed) || backtracks(parsed);
}

function backtracks(pattern: AST.Pattern): boolean {
  const flags = new RegExpParser().parseFlags('i');
  const reportTypes = { Move: false, Self: true, Trade: true } as const;
  const { reports } = analyse({ pattern, flags }, { reportTypes, maxReports: 1 });
  return reports.length > 0;
}
