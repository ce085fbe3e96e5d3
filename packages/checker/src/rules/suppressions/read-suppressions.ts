import { parseSuppression, SUPPRESSION_KEYWORD, type Place } from '@hearsay/flow';
import type { ts } from '../../project/compiler.ts';
import { readComments, type Comment } from './read-comments.ts';

/** One rule that a comment asks to suppress, with the reason as written. */
export interface Suppression {
  /** Where the comment stands. */
  readonly place: Place;
  /** The 1-based line on which the comment ends; it speaks for findings on this line or the next. */
  readonly line: number;
  /** The rule as written; empty when the comment names none. */
  readonly rule: string;
  /** Empty when the comment gives none. */
  readonly reason: string;
}

/** Reads the `hearsay-ignore <rule> -- <reason>` comments of a file; several rules are separated by commas. */
export function readSuppressions(file: ts.SourceFile): readonly Suppression[] {
  // A cheap refusal only: what counts is decided on real comments.
  if (!file.text.includes(SUPPRESSION_KEYWORD)) return [];
  return readComments(file).flatMap((comment) => suppressionsOf(comment, file));
}

function suppressionsOf(comment: Comment, file: ts.SourceFile): readonly Suppression[] {
  const parsed = parseSuppression(comment.text);
  if (parsed === undefined) return [];
  const { rules, reason } = parsed;
  const line = file.getLineAndCharacterOfPosition(comment.end).line + 1;
  const place: Place = { file: file.fileName, start: comment.start, end: comment.end };
  return (rules.length === 0 ? [''] : rules).map((rule) => ({ place, line, rule, reason }));
}
