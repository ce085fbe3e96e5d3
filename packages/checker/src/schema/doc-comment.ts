import { ts } from '../project/compiler.ts';
import { tagKeyword, type TagKeyword } from './tag-keywords.ts';

/** What a doc comment says about the schema of what it stands above. */
export interface DocComment {
  readonly description: string | undefined;
  readonly keywords: readonly TagKeyword[];
  /** Why a tag makes no sense; the first one. */
  readonly fault: string | undefined;
}

const NOTHING: DocComment = { description: undefined, keywords: [], fault: undefined };

/** Reads the doc comment of a type or a member; what the standard library says about its own types is left out. */
export function docComment(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): DocComment {
  if (symbol === undefined || isFromLibrary(symbol)) return NOTHING;
  const keywords: TagKeyword[] = [];
  let fault: string | undefined;
  for (const { name, text } of symbol.getJsDocTags(checker)) {
    const read = tagKeyword(name, ts.displayPartsToString(text));
    if (read === undefined) continue;
    if ('fault' in read) fault ??= read.fault;
    else keywords.push(read);
  }
  const description = prose(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  return { description: description || undefined, keywords, fault };
}

/** Whether a symbol comes with the compiler, or with Hearsay itself. */
function isFromLibrary(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return /(?:^|\/)lib\.[^/]*\.d\.ts$|\/@hearsay\/core\/|\/packages\/core\/(?:dist|src)\//u.test(file);
}

const LINK = /\{@link(?:code|plain)?\s+(?<target>[^\s|}]+)\s*\|?\s*(?<label>[^}]*)\}/gu;

/** Lines that only the width of the comment broke are joined; paragraphs and lists stay. */
function prose(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(LINK, (_link, target: string, label: string) => label.trim() || target)
    .replaceAll(/[ \t]+\n/gu, '\n')
    .replaceAll(/(?<=[^\n])\n(?![\n*\-\d|])/gu, ' ')
    .trim();
}
