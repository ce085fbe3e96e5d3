import type { CodeBlock } from './code-block.ts';

/** What came of one block. */
export type BlockOutcome = 'compiled' | 'failed as stated' | 'ran' | 'ignored' | 'failed';

/** One thing that is wrong with a block. */
export interface BlockFault {
  /** 1-based places in the document. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The TypeScript versions that say so; empty for what no compiler says. */
  readonly typescript: readonly string[];
}

/** A block, and what came of it. */
export interface BlockResult {
  readonly block: CodeBlock;
  readonly outcome: BlockOutcome;
  readonly faults: readonly BlockFault[];
  /** Values that are not what a `// =>` comment says, which `--update` can write. */
  readonly values: readonly ValueUpdate[];
}

/** What a `// =>` comment of a document should say. */
export interface ValueUpdate {
  /** The 1-based line of the document on which the comment begins. */
  readonly line: number;
  /** How many lines of the document the comment takes. */
  readonly lineCount: number;
  /** What it has to say, line by line. */
  readonly shown: readonly string[];
}

/** What one TypeScript version took. */
export interface DoctestTiming {
  readonly typescript: string;
  readonly milliseconds: number;
}

/** Everything that a doctest run found out. */
export interface DoctestReport {
  /** In the order of documents and of their blocks. */
  readonly results: readonly BlockResult[];
  /** The documents that were read, absolute; some have no block. */
  readonly documents: readonly string[];
  readonly compilers: readonly DoctestTiming[];
  readonly totalMs: number;
}

/** Counts blocks by what came of them. */
export function countOutcomes({
  results,
}: Pick<DoctestReport, 'results'>): Readonly<Record<BlockOutcome, number>> {
  const counts = { compiled: 0, 'failed as stated': 0, ran: 0, ignored: 0, failed: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}
