/** Words that assert safety, promise a later explanation, or fill the field. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a an and are as asdf because bug by check checked done dont error eslint false fine fix fixme foo for good hack
  hearsay here i ignore ignored in is issue it its just know known later legit lgtm lint me na needed no none not now of
  ok okay on ours please positive prompt reason required reviewed rule safe secure skip string suppress suppressed tbd
  temp temporary test text that the this to todo trust trusted us was we well will wip works wontfix xxx yes`.split(
    /\s+/u,
  ),
);

/**
 * Tells whether a written reason says anything to a reviewer.
 *
 * A reason of nothing but punctuation, digits, single letters, and words such as "safe" or "todo" does not.
 */
export function explainsSomething(reason: string): boolean {
  const words =
    reason
      .toLowerCase()
      .replaceAll(/['’]/gu, '')
      .match(/\p{Letter}[\p{Letter}\p{Mark}]*/gu) ?? [];
  // One sign can be a whole word where words are not written with letters.
  return words.some((word) => !EMPTY_WORDS.has(word) && (word.length > 2 || /\p{Script=Han}/u.test(word)));
}
