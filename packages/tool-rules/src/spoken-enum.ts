import { spokenWords } from './spoken-words.ts';
import type { Said } from './value-shape.ts';

const UNDERSCORE = /[\p{L}\p{N}]_[\p{L}\p{N}]/u;
// A brand such as `iPhone`, `macOS` or `JavaScript` is said the way it is written.
const CAMEL_CASE = /^[a-z]{2,}[a-z0-9]*(?:[A-Z][a-z0-9]+)+$/u;
const HYPHEN = /\p{L}-\p{L}/u;
/** Tags of languages and patterns of dates, which are codes wherever they stand. */
const CODE = /^(?:[a-z]{2,3}[-_][A-Z]{2}|[YMDHms]+(?:[-_/:. ][YMDHmsT]+)+)$/u;
const SHORT = 3;

/** What to look for beside names that programs use. */
export interface SpokenEnumChecks {
  readonly allow: readonly string[];
  readonly kebabCase: boolean;
}

/** How a member of a closed set is said, where it is not written that way. */
export function spokenForm(value: string, { allow, kebabCase }: SpokenEnumChecks): string | undefined {
  if (allow.includes(value) || CODE.test(value)) return undefined;
  const isWritten =
    UNDERSCORE.test(value) ||
    value.split(' ').some((word) => CAMEL_CASE.test(word)) ||
    (kebabCase && HYPHEN.test(value));
  return isWritten ? spokenWords(value) : undefined;
}

/** A short member of a closed set, and another one in whose words it hides. */
export interface HiddenWord<Text extends Said> {
  readonly hidden: Text;
  readonly longer: Text;
}

/** Finds short members that stand inside a word of another: `off` in `office`. */
export function hiddenWords<Text extends Said>(values: readonly Text[]): readonly HiddenWord<Text>[] {
  return values.flatMap((hidden) => {
    const word = hidden.text.toLowerCase();
    // One letter is a unit or an initial, which nobody says for a word.
    if (!/^\p{L}{2,}$/u.test(word) || word.length > SHORT) return [];
    const longer = values.find(({ text }) => wordsOf(text).some((other) => hides(word, other)));
    return longer === undefined ? [] : [{ hidden, longer }];
  });
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** One letter more is an ending or a sibling, such as `doc` and `docx`. */
function hides(word: string, other: string): boolean {
  return other.length >= word.length + 2 && other.includes(word);
}
