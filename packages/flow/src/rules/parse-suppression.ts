/** What a suppression comment asks for. */
export interface ParsedSuppression {
  /** The rules as written; empty when the comment names none. */
  readonly rules: readonly string[];
  /** Empty when the comment gives none. */
  readonly reason: string;
}

/** The word that a suppression begins with: a text without it holds none. */
export const SUPPRESSION_KEYWORD = 'hearsay-ignore';

/**
 * Reads a comment of the form `hearsay-ignore <rule> -- <reason>`; several rules are separated by commas.
 *
 * @param comment - With its delimiters.
 * @returns `undefined` for any other comment.
 */
export function parseSuppression(comment: string): ParsedSuppression | undefined {
  const directive = /^hearsay-ignore(?=\s|$)(?<rest>.*)$/su.exec(contentOf(comment));
  return directive === null ? undefined : splitDirective(directive.groups?.['rest'] ?? '');
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

function splitDirective(text: string): ParsedSuppression {
  const separator = /(?:^|\s)--(?=\s|$)/u.exec(text);
  const head = separator === null ? text : text.slice(0, separator.index);
  const reason = separator === null ? '' : text.slice(separator.index + separator[0].length).trim();
  const rules = head
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '');
  return { rules, reason };
}
