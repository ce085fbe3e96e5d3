import { ts } from '../../project/compiler.ts';

/** A comment of a source file, with its delimiters. */
export interface Comment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Lists the comments of a parsed file in order.
 *
 * Comments stand between the tokens of the syntax tree. Only there can they be told apart from the same characters in
 * strings, templates, regular expressions and JSX text.
 */
export function readComments(file: ts.SourceFile): readonly Comment[] {
  const comments: Comment[] = [];
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard);
  const visit = (node: ts.Node): void => {
    if (isDocumentation(node)) return;
    const children = node.getChildren(file);
    if (children.length === 0) collect(scanner, file, node, comments);
    else for (const child of children) visit(child);
  };
  visit(file);
  return comments;
}

/** Adds the comments that stand before a token. */
function collect(scanner: ts.Scanner, file: ts.SourceFile, token: ts.Node, comments: Comment[]): void {
  const end = token.getStart(file);
  if (token.kind === ts.SyntaxKind.JsxText || end <= token.pos) return;
  scanner.setText(file.text, token.pos, end - token.pos);
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind !== ts.SyntaxKind.SingleLineCommentTrivia && kind !== ts.SyntaxKind.MultiLineCommentTrivia)
      continue;
    comments.push({
      start: scanner.getTokenStart(),
      end: scanner.getTokenEnd(),
      text: scanner.getTokenText(),
    });
  }
}

/** A documentation comment is a node of its own, but also stands before the token after it, where it is read. */
function isDocumentation(node: ts.Node): boolean {
  return node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode;
}
