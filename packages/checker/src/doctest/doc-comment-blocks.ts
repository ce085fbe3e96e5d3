import { ts } from '../project/compiler.ts';
import type { BlockOrigin, CodeBlock } from './code-block.ts';
import { markdownBlocks } from './markdown-blocks.ts';

/** Finds the fenced blocks of TypeScript in the doc comments of a source file. */
export function docCommentBlocks(file: string, text: string): readonly CodeBlock[] {
  if (!text.includes('/**')) return [];
  return docComments(file, text).flatMap(({ pos, end }) => {
    const lines = commentLines(text, pos, end);
    return markdownBlocks(lines.map((line) => line.text).join('\n'), {
      file,
      isMdx: false,
      origins: lines.map((line) => line.origin),
    });
  });
}

/** The doc comments of a file, those that document nothing too; text in strings and templates is none. */
function docComments(file: string, text: string): readonly ts.TextRange[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found = new Map<number, ts.TextRange>();
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
      if (text.startsWith('/**', range.pos)) found.set(range.pos, range);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  visit(source.endOfFileToken);
  return [...found.values()].sort((one, other) => one.pos - other.pos);
}

/** The lines of a comment without the marks that make it one. */
function commentLines(
  text: string,
  start: number,
  end: number,
): readonly { readonly text: string; readonly origin: BlockOrigin }[] {
  const before = text.slice(0, start).split(/\r?\n/u);
  const [first = '', ...rest] = text.slice(start, end - '*/'.length).split(/\r?\n/u);
  const opening = /^\/\*\*[ \t]?/u.exec(first)?.[0].length ?? 0;
  const startColumn = (before.at(-1)?.length ?? 0) + 1;
  return [
    { text: first.slice(opening), origin: { line: before.length, column: startColumn + opening } },
    ...rest.map((line, index) => {
      const mark = /^[ \t]*\*?[ \t]?/u.exec(line)?.[0].length ?? 0;
      return { text: line.slice(mark), origin: { line: before.length + index + 1, column: mark + 1 } };
    }),
  ];
}
