/**
 * Runs the code blocks of documents as tests of Vitest.
 *
 * @module
 */

import path from 'node:path';
import { describe, test } from 'vitest';
import type { BlockResult } from './doctest/doctest-report.ts';
import { relativePath } from './project/relative-path.ts';
import { runDoctest, type DoctestOptions } from './doctest/run-doctest.ts';

/**
 * Makes one Vitest test of each block of TypeScript in documents, named by its place.
 *
 * Blocks are compiled and run before the tests are told, as `hearsay doctest` does it, so the call is awaited at the top of
 * a test file.
 *
 * @param files - Files, folders and patterns, from the working folder.
 * @throws UsageError When a name means no document, or a compiler fails as a whole.
 *
 * @example
 * ```ts no_run
 * import { doctest } from '@hearsay/checker/vitest';
 *
 * await doctest(['README.md', 'docs'], { typescript: ['typescript'] });
 * ```
 */
export async function doctest(
  files: string | readonly string[],
  options: Omit<DoctestOptions, 'files'> = {},
): Promise<void> {
  const report = await runDoctest({ ...options, files: typeof files === 'string' ? [files] : files });
  const cwd = path.resolve(options.cwd ?? '.');
  const byDocument = new Map<string, BlockResult[]>();
  for (const result of report.results) {
    const name = relativePath(cwd, result.block.file);
    byDocument.set(name, [...(byDocument.get(name) ?? []), result]);
  }
  for (const [document, results] of byDocument) {
    describe(document, () => {
      for (const result of results) tellBlock(document, result);
    });
  }
}

function tellBlock(document: string, { block, outcome, faults }: BlockResult): void {
  const name = `line ${block.line}${block.name === undefined ? '' : ` (${block.name})`}`;
  if (block.demand.kind === 'ignored') {
    test.skip(`${name}: ${block.demand.reason}`);
    return;
  }
  test(name, () => {
    if (outcome !== 'failed') return;
    throw new DoctestError(
      document,
      faults[0]?.line ?? block.line,
      faults.map(({ message }) => message),
    );
  });
}

/** A block that does not hold; its stack leads to the place in the document. */
class DoctestError extends Error {
  override readonly name: string = 'DoctestError';

  constructor(document: string, line: number, messages: readonly string[]) {
    super(messages.join('\n'));
    this.stack = `${this.name}: ${this.message}\n    at ${path.resolve(document)}:${line}:1`;
  }
}
