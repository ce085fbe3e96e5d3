/** A part of a Markdown page that is laid out by itself. */
export type PageBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'item'; readonly mark: string; readonly text: string }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'row'; readonly text: string };

const FENCE = /^(?<fence>`{3,})/u;
const HEADING = /^(?<marks>#{1,6})\s+(?<text>.*)$/u;
const ITEM = /^\s*(?<mark>[-*]|\d+\.)\s+(?<text>.*)$/u;
/** What the generator of the pages writes around what it generates. */
const COMMENT = /^<!--.*-->$/u;
const ROW = /^\|.*\|\s*$/u;

/** Takes apart a page in the Markdown that the rules' pages are written in. */
export function readBlocks(markdown: string): readonly PageBlock[] {
  const lines = markdown.split(/\r?\n/u);
  const blocks: PageBlock[] = [];
  let isOpen = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const fence = FENCE.exec(line)?.groups?.['fence'];
    if (fence !== undefined) {
      const end = lines.findIndex((other, at) => at > index && other.trimEnd() === fence);
      const after = end === -1 ? lines.length : end;
      blocks.push({ kind: 'code', lines: lines.slice(index + 1, after) });
      index = after;
      isOpen = false;
      continue;
    }
    const last = blocks.at(-1);
    const block = blockOf(line);
    // A line that begins nothing goes on with the paragraph or the item before it.
    const goesOn =
      isOpen && block?.kind === 'paragraph' && (last?.kind === 'paragraph' || last?.kind === 'item');
    if (goesOn) blocks[blocks.length - 1] = { ...last, text: `${last.text} ${line.trim()}` };
    else if (block !== undefined) blocks.push(block);
    isOpen = block !== undefined;
  }
  return blocks;
}

function blockOf(line: string): PageBlock | undefined {
  if (line.trim() === '' || COMMENT.test(line.trim())) return undefined;
  const heading = HEADING.exec(line)?.groups;
  if (heading !== undefined) {
    return { kind: 'heading', level: heading['marks']?.length ?? 1, text: heading['text'] ?? '' };
  }
  const item = ITEM.exec(line)?.groups;
  if (item !== undefined) return { kind: 'item', mark: item['mark'] ?? '-', text: item['text'] ?? '' };
  if (ROW.test(line)) return { kind: 'row', text: line.trimEnd() };
  return { kind: 'paragraph', text: line.trim() };
}
