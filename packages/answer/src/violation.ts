/** One place at which an answer does not match its declaration. */
export interface Violation {
  /**
   * The place, as a JSON Pointer. A key that the declaration does not name is written `*`, because the model made it
   * up.
   */
  readonly path: string;

  /** The keyword of the schema that is violated, or `json`, `limit`, `duplicate` or `check`. */
  readonly keyword: string;

  /** What was expected, in words of the declaration. */
  readonly expected: string;
}
