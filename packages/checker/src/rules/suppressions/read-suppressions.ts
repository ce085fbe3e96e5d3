import type { Place } from '@hearsay/flow';
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

const KEYWORD = 'hearsay-ignore';

/** Reads the `hearsay-ignore <rule> -- <reason>` comments of a file; several rules are separated by commas. */
export function readSuppressions(file: ts.SourceFile): readonly Suppression[] {
  // A cheap refusal only: what counts is decided on real comments.
  if (!file.text.includes(KEYWORD)) return [];
  return readComments(file).flatMap((comment) => suppressionsOf(comment, file));
}

function suppressionsOf(comment: Comment, file: ts.SourceFile): readonly Suppression[] {
  const directive = /^hearsay-ignore(?=\s|$)(?<rest>.*)$/su.exec(contentOf(comment.text));
  if (directive === null) return [];
  const { rules, reason } = splitDirective(directive.groups?.['rest'] ?? '');
  const line = file.getLineAndCharacterOfPosition(comment.end).line + 1;
  const place: Place = { file: file.fileName, start: comment.start, end: comment.end };
  return (rules.length === 0 ? [''] : rules).map((rule) => ({ place, line, rule, reason }));
}

/** The words of a comment on one line, without delimiters and without the stars that block comments begin lines with. */
function contentOf(comment: string): string {
  const inner = comment.startsWith('//') ? comment.slice(2) : comment.slice(2, -2);
  return inner
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replace(/^\s*\*+/u, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

function splitDirective(text: string): { readonly rules: readonly string[]; readonly reason: string } {
  const separator = /(?:^|\s)--(?=\s|$)/u.exec(text);
  const head = separator === null ? text : text.slice(0, separator.index);
  const reason = separator === null ? '' : text.slice(separator.index + separator[0].length).trim();
  const rules = head
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '');
  return { rules, reason };
}
