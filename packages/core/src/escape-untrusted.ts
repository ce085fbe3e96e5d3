/** `<` and the characters that a reader may take for it. */
const openers = /[<\uFE64\uFF1C\u226E\u02C2\u2039\u27E8\u2329\u3008]/g;

/** What may stand between the opener and the name: Unicode white space, slashes and what looks like a slash. */
const gap = /[\s/\\\u2044\u2215]/;

/** What a reader does not see: combining marks, default ignorables, and whatever is no character for reading. */
const unseen = /(?![^\S\uFEFF])[\p{M}\p{C}\p{DI}]/gu;

const name = 'untrusted';

/** The letters of the name, each with Cyrillic, Greek and Armenian letters that look like it. */
const lookAlikes = 'uυս nո tтτ rг sѕ eе dԁ'.split(' ');

/** Reduces one character to the ASCII letters that a reader takes it for; nothing, if it is not seen. */
function fold(character: string): string {
  if (character < '\x7f' && character >= ' ') return character.toLowerCase();
  const seen = character.normalize('NFKD').toLowerCase().replace(unseen, '');
  return lookAlikes.find((letters) => seen && letters.includes(seen))?.[0] ?? seen;
}

/** Tells whether the text at `start`, right after an opener, goes on like a tag with our name. */
function continuesAsTag(content: string, start: number): boolean {
  let matched = 0;
  for (let index = start; index < content.length;) {
    const character = String.fromCodePoint(content.codePointAt(index) ?? 0);
    index += character.length;
    for (const letter of fold(character)) {
      if (letter === name[matched]) matched++;
      else if (matched > 0 || !gap.test(letter)) return false;
      if (matched === name.length) return true;
    }
  }
  return false;
}

/**
 * Replaces every opener of something that looks like an untrusted tag by `&lt;`, and nothing else.
 *
 * The class, of which the plain ASCII rule is the documented minimum: an opener; then any run of Unicode white space,
 * slashes and unseen characters; then the nine letters of the name, in any case, as compatibility variants (full
 * width, mathematical, circled, ligatures), with accents, or as look-alikes from other scripts, with unseen characters
 * anywhere between them. The time is linear, because the search from one opener ends at the next.
 */
export function escapeUntrusted(content: string): string {
  return content.replace(openers, (opener: string, index: number) =>
    continuesAsTag(content, index + opener.length) ? '&lt;' : opener,
  );
}
