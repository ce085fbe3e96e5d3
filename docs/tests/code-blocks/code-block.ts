/** One fenced block of TypeScript in a guide, a README or a doc comment. */
export interface CodeBlock {
  /** The file that holds it, relative to the repository's root, with `/`. */
  readonly file: string;
  /** The 1-based line of its opening fence. */
  readonly line: number;
  readonly code: string;
  readonly expectation: Expectation;
}

/** What must hold about a block, as the words behind its opening fence say. */
export type Expectation =
  | { readonly kind: 'compiles' }
  /** These codes must occur, and no others. */
  | { readonly kind: 'fails'; readonly codes: readonly string[] }
  | { readonly kind: 'ignored'; readonly reason: string }
  /** The words make no sense; the sentence says what to write instead. */
  | { readonly kind: 'unclear'; readonly problem: string };
