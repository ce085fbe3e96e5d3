import type { FailureExpectation } from '../fixtures/fixture-header.ts';

/** One fenced block of TypeScript in a document. */
export interface CodeBlock {
  /** The document, absolute. */
  readonly file: string;
  /** The 1-based line of its opening fence. */
  readonly line: number;
  readonly code: string;
  /** Where each line of the code begins in the document. */
  readonly origins: readonly BlockOrigin[];
  readonly extension: BlockExtension;
  /** Blocks of a document that share a name are one program. */
  readonly name: string | undefined;
  /** Whether it is set-up that readers do not see, for the blocks after it. */
  readonly isHidden: boolean;
  readonly demand: BlockDemand;
}

/** The start of a line of code in its document; both are 1-based, the column in UTF-16 units. */
export interface BlockOrigin {
  readonly line: number;
  readonly column: number;
}

/** The ending of a file of TypeScript. */
export type BlockExtension = 'ts' | 'tsx' | 'mts' | 'cts';

/** What must hold about a block, as the words behind its opening fence say. */
export type BlockDemand =
  /** It compiles; one that asserts is run, unless it says not to. */
  | { readonly kind: 'compiles'; readonly mayRun: boolean }
  | { readonly kind: 'fails'; readonly expectation: FailureExpectation }
  | { readonly kind: 'ignored'; readonly reason: string }
  /** The words make no sense; the sentence says what to write instead. */
  | { readonly kind: 'unclear'; readonly problem: string };
