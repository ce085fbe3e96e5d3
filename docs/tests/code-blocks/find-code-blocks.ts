import type { CodeBlock } from './code-block.ts';
import { parseFence } from './parse-fence.ts';

const OPENING = /^(?<indent>\s*)(?<fence>`{3,}|~{3,})\s*(?<info>[^`]*)$/;

/** Finds the TypeScript blocks of a Markdown text. */
export function findMarkdownBlocks(file: string, text: string): CodeBlock[] {
  return findBlocks(file, text.split(/\r?\n/));
}

/**
 * Finds the TypeScript blocks in the doc comments of a source file.
 *
 * An `@example` without a fence is a block too, one that is never right: without a fence it is prose to an editor.
 */
export function findDocCommentBlocks(file: string, text: string): CodeBlock[] {
  const lines = commentLines(text);
  return [...findBlocks(file, lines), ...unfencedExamples(file, lines)];
}

function findBlocks(file: string, lines: readonly string[]): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  for (let index = 0; index < lines.length; index++) {
    const opening = OPENING.exec(lines[index] ?? '')?.groups;
    if (opening === undefined) continue;
    const { indent = '', fence = '', info = '' } = opening;
    const start = index + 1;
    index = start;
    while (index < lines.length && !isClosing(lines[index] ?? '', fence)) index++;
    const expectation = parseFence(info);
    if (expectation === undefined) continue;
    const code = lines
      .slice(start, index)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
      .join('\n');
    blocks.push({ file, line: start, code, expectation });
  }
  return blocks;
}

function isClosing(line: string, fence: string): boolean {
  const text = line.trim();
  return text.startsWith(fence) && text === fence.charAt(0).repeat(text.length);
}

/** The lines of the file, with everything but the text of doc comments blanked, so that line numbers stay. */
function commentLines(text: string): string[] {
  let inside = false;
  return text.split(/\r?\n/).map((line) => {
    const trimmed = line.trim();
    if (!inside && !trimmed.startsWith('/**')) return '';
    inside = !trimmed.endsWith('*/');
    return trimmed
      .replace(/^\/\*\*\s?/, '')
      .replace(/^\*(?!\/)\s?/, '')
      .replace(/\s*\*\/$/, '');
  });
}

function unfencedExamples(file: string, lines: readonly string[]): CodeBlock[] {
  return lines.flatMap((line, index) => {
    if (!line.startsWith('@example')) return [];
    const next = lines.slice(index + 1).find((following) => following.trim() !== '');
    if (next !== undefined && OPENING.test(next)) return [];
    const problem = 'An `@example` needs a fenced `ts` block on the lines below it.';
    return [{ file, line: index + 1, code: '', expectation: { kind: 'unclear', problem } }];
  });
}
