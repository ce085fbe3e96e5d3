import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes } from 'mdast';
import { readBlockWords } from './block-words.ts';
import type { BlockOrigin, CodeBlock } from './code-block.ts';

/** How a Markdown text is read. */
export interface MarkdownSource {
  /** The document, absolute. */
  readonly file: string;
  /** Whether tags are components, around whatever stands between them, and indented text is no code. */
  readonly isMdx: boolean;
  /** Where each line of the text begins in the document; the same line, column 1, when it is left out. */
  readonly origins?: readonly BlockOrigin[];
}

/** What MDX reads in another way than Markdown: tags and indented text. */
const MDX = { extensions: [{ disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } }] };

/** A comment of HTML or MDX that has a fence in it: set-up that no reader sees. */
const COMMENT = /<!--(?<html>[\s\S]*?)-->|\{\/\*(?<mdx>[\s\S]*?)\*\/\}/gu;

/**
 * Finds the blocks of TypeScript in a Markdown text, in order; those in comments only where they are `hidden`.
 *
 * Blocks may stand in lists and quotes.
 */
export function markdownBlocks(text: string, source: MarkdownSource): readonly CodeBlock[] {
  const origins = source.origins ?? text.split(/\r?\n/u).map((_, index) => ({ line: index + 1, column: 1 }));
  const shown = blocksIn(text, 0, { ...source, origins });
  const hidden = [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index, groups = {} }) => {
    const inside = groups['html'] ?? groups['mdx'] ?? '';
    const start = index + comment.indexOf(inside);
    const lineIndex = text.slice(0, start).split('\n').length - 1;
    return blocksIn(inside, lineIndex, { ...source, origins }).filter(({ isHidden }) => isHidden);
  });
  const outside = shown.filter(
    ({ isHidden, line }) => !isHidden || !hidden.some((other) => other.line === line),
  );
  return [...outside, ...hidden].sort((one, other) => one.line - other.line);
}

interface LocatedSource extends MarkdownSource {
  readonly origins: readonly BlockOrigin[];
}

/** @param lineIndex - How many lines of the document stand before the first of the text. */
function blocksIn(text: string, lineIndex: number, source: LocatedSource): readonly CodeBlock[] {
  const lines = text.split(/\r?\n/u);
  const tree = fromMarkdown(text, source.isMdx ? MDX : undefined);
  return codeNodes(tree).flatMap((node): CodeBlock[] => {
    const words = readBlockWords([node.lang, node.meta].filter(Boolean).join(' '), node.value);
    const start = node.position?.start.line;
    if (words === undefined || start === undefined) return [];
    const { origins } = source;
    return [
      {
        ...words,
        file: source.file,
        line: origins[lineIndex + start - 1]?.line ?? start,
        code: node.value,
        origins: node.value.split('\n').map((code, index) => {
          const origin = origins[lineIndex + start + index] ?? { line: start + index + 1, column: 1 };
          // Lists and quotes indent what they hold.
          const indent = code === '' ? 0 : (lines[start + index] ?? '').lastIndexOf(code);
          return { line: origin.line, column: origin.column + Math.max(indent, 0) };
        }),
      },
    ];
  });
}

type CodeNode = Extract<Nodes, { readonly type: 'code' }>;

function codeNodes(node: Nodes): readonly CodeNode[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap((child) => codeNodes(child)) : [];
}
