import type { CodeBlock } from './code-block.ts';
import { docCommentBlocks } from './doc-comment-blocks.ts';
import { markdownBlocks } from './markdown-blocks.ts';

/** Endings of documents that hold blocks: pages, and sources with doc comments. */
export const DOCUMENT: RegExp = /\.(?:md|markdown|mdx|[cm]?tsx?)$/u;

/** Finds the blocks of TypeScript in a document, in the order of its text. */
export function documentBlocks(file: string, text: string): readonly CodeBlock[] {
  if (/\.(?:md|markdown)$/u.test(file)) return markdownBlocks(text, { file, isMdx: false });
  return file.endsWith('.mdx') ? markdownBlocks(text, { file, isMdx: true }) : docCommentBlocks(file, text);
}
