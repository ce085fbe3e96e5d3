import { spokenWords } from './spoken-words.ts';

/** What a description lacks. */
export type DescriptionFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'repeatsName' }
  | { readonly kind: 'tooShort' }
  | { readonly kind: 'lowerCase' }
  | { readonly kind: 'notVerb'; readonly word: string }
  | { readonly kind: 'noWhen' };

/** What is asked of a description. */
export interface DescriptionChecks {
  readonly minimumWords: number;
  readonly verbFirst: boolean;
  readonly when: boolean;
}

/** Words with which a sentence about a thing begins, not one about what is done. */
const NOT_VERBS = new Set(
  `a an the this that these those it its my our your their for with from in on at by of to tool tools function
   helper utility api endpoint wrapper some any all`.split(/\s+/u),
);
const WHEN = /\b(?:when|whenever|if|use|used|needed|needs?|before|after)\b/iu;
const LATIN = /[a-z]/iu;

/** The first thing that a description lacks to say what the tool does. */
export function descriptionFault(
  description: string,
  name: string | undefined,
  checks: DescriptionChecks,
): DescriptionFault | undefined {
  const text = description.trim();
  if (text === '') return { kind: 'empty' };
  const first = /^["'`*([]*(?<word>[\p{L}\p{N}'’-]+)/u.exec(text)?.groups?.['word'] ?? '';
  const said = text.toLowerCase().replaceAll(/[.!]+$/gu, '');
  if (name !== undefined && (said === spokenWords(name) || said === name.toLowerCase()))
    return { kind: 'repeatsName' };
  // Other scripts put no spaces between words, and begin sentences as they like.
  if (LATIN.test(text) && text.split(/\s+/u).length < checks.minimumWords) return { kind: 'tooShort' };
  if (/^\p{Ll}/u.test(first) && first === first.toLowerCase()) return { kind: 'lowerCase' };
  if (checks.verbFirst && NOT_VERBS.has(first.toLowerCase())) return { kind: 'notVerb', word: first };
  if (checks.when && !WHEN.test(text)) return { kind: 'noWhen' };
  return undefined;
}
