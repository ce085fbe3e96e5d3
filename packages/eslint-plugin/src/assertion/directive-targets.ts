import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import type { MarkedFile } from '../marked/marked-file.ts';

/** A comment that switches the compiler off, and where. */
export interface Directive {
  readonly comment: TSESTree.Comment;
  readonly name: '@ts-ignore' | '@ts-expect-error' | '@ts-nocheck';
}

const DIRECTIVE = /^[\s/*]*(@ts-(?:ignore|expect-error|nocheck))\b/u;

/** The comments of a file that hide errors of the compiler in code that touches AgentText. */
export function markedDirectives(
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): readonly Directive[] {
  return sourceCode.getAllComments().flatMap((comment): Directive[] => {
    const name = directiveName(comment);
    if (name === undefined) return [];
    const tokens = name === '@ts-nocheck' ? sourceCode.ast.tokens : tokensBelow(comment, sourceCode);
    return tokens.some((token) => isMarked(token, file, sourceCode)) ? [{ comment, name }] : [];
  });
}

function directiveName({ value }: TSESTree.Comment): Directive['name'] | undefined {
  // In a block comment the compiler reads the last line.
  const line = value.split('\n').at(-1) ?? '';
  const name = DIRECTIVE.exec(line)?.[1];
  return name === '@ts-ignore' || name === '@ts-expect-error' || name === '@ts-nocheck' ? name : undefined;
}

/** The tokens of the first line of code below a comment: that is what the comment speaks for. */
function tokensBelow(
  comment: TSESTree.Comment,
  sourceCode: Readonly<TSESLint.SourceCode>,
): readonly TSESTree.Token[] {
  // What stands behind a comment in its own line is not what it speaks for.
  const first = sourceCode.getTokenAfter(comment, {
    filter: ({ loc }) => loc.start.line > comment.loc.end.line,
  });
  if (first === null) return [];
  return sourceCode.ast.tokens.filter(({ loc }) => loc.start.line === first.loc.start.line);
}

function isMarked(
  token: TSESTree.Token,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): boolean {
  const node = sourceCode.getNodeByRangeIndex(token.range[0]);
  if (node?.type !== AST_NODE_TYPES.Identifier && node?.type !== AST_NODE_TYPES.ThisExpression) return false;
  return file.holdsAgentText(node);
}
