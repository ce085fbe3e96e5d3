import type { Palette } from '../report/pretty/palette.ts';
import { wrapText } from '../report/pretty/wrap-text.ts';
import { readBlocks, type PageBlock } from './read-blocks.ts';

/** How a page is drawn. */
export interface PageStyle {
  readonly palette: Palette;
  /** Whether the palette paints: then code needs no backticks. */
  readonly color: boolean;
  readonly width: number;
  /** What relative links are relative to. */
  readonly baseUrl: string;
}

const INDENT = '    ';

/** Lays out a Markdown page for a terminal: headings bold, code indented, prose in lines that fit. */
export function renderPage(markdown: string, style: PageStyle): string {
  const blocks = readBlocks(markdown);
  const lines = blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const isTight = before === undefined || (before.kind === block.kind && isPartOfMany(block));
    return [...(isTight ? [] : ['']), ...linesOf(block, style)];
  });
  return `${lines.join('\n')}\n`;
}

/** Items of one list and rows of one table stand together. */
function isPartOfMany({ kind }: PageBlock): boolean {
  return kind === 'item' || kind === 'row';
}

function linesOf(block: PageBlock, style: PageStyle): readonly string[] {
  const { palette, width } = style;
  switch (block.kind) {
    case 'heading':
      return [palette.strong(plainInline(block.text, style.baseUrl))];
    case 'paragraph':
      return wrapText(plainInline(block.text, style.baseUrl), width).map((line) => painted(line, style));
    case 'item': {
      const hanging = ' '.repeat(block.mark.length + 1);
      return wrapText(plainInline(block.text, style.baseUrl), width - hanging.length).map(
        (line, index) => (index === 0 ? `${block.mark} ` : hanging) + painted(line, style),
      );
    }
    case 'code':
      return block.lines.map((line) => (line === '' ? '' : palette.dim(INDENT + line)));
    case 'row':
      // The columns were lined up with the marks of code in place.
      return [plainInline(block.text, style.baseUrl)];
  }
}

/** Takes out what Markdown marks words with; code stays in its backticks, where nothing is a mark. */
function plainInline(text: string, baseUrl: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((part) => (part.startsWith('`') ? part : withoutMarks(part)))
    .join('')
    .replaceAll(/\[(?<label>[^\]]*)\]\((?<target>[^)\s]+)\)/gu, (_, label: string, target: string) => {
      // A neighbouring page is asked for by its name.
      if (/^[\w-]+\.md$/u.test(target)) return label;
      return `${label} (${new URL(target, baseUrl).href})`;
    });
}

function withoutMarks(text: string): string {
  return text.replaceAll('**', '').replaceAll(/(?<![\w/])_(?<words>[^_]+)_(?!\w)/gu, '$<words>');
}

function painted(line: string, { palette, color }: PageStyle): string {
  if (!color) return line;
  return line.replaceAll(/`(?<code>[^`]*)`/gu, (_, code: string) => palette.accent(code));
}
