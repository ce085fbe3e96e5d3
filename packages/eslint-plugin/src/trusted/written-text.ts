import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { LintedProgram } from '../program/linted-program.ts';

/** What tells where a text comes from. */
export interface TextReader {
  readonly program: Pick<LintedProgram, 'packageOf'>;
  readonly sourceCode: Readonly<TSESLint.SourceCode>;
  typeOf(node: TSESTree.Node): ts.Type;
}

/**
 * Whether a text is written out in the source, whatever an assertion says of it: a literal, one of finitely many, what
 * is put together of such texts, or `TrustedText`.
 */
export function isWrittenText(node: TSESTree.Node, reader: TextReader): boolean {
  switch (node.type) {
    case AST_NODE_TYPES.Literal:
      return true;
    case AST_NODE_TYPES.TemplateLiteral:
      return node.expressions.every((part) => isWrittenText(part, reader));
    case AST_NODE_TYPES.BinaryExpression:
      return [node.left, node.right].every((side) => isWrittenText(side, reader));
    case AST_NODE_TYPES.ConditionalExpression:
      return [node.consequent, node.alternate].every((side) => isWrittenText(side, reader));
    case AST_NODE_TYPES.LogicalExpression:
      return [node.left, node.right].every((side) => isWrittenText(side, reader));
    case AST_NODE_TYPES.ArrayExpression:
      return node.elements.every((element) => element === null || isWrittenText(element, reader));
    case AST_NODE_TYPES.TSAsExpression:
    case AST_NODE_TYPES.TSTypeAssertion:
    case AST_NODE_TYPES.TSNonNullExpression:
    case AST_NODE_TYPES.TSSatisfiesExpression:
      return isWrittenText(node.expression, reader);
    case AST_NODE_TYPES.CallExpression:
      return isWrittenCall(node, reader) || isClosed(reader.typeOf(node), reader);
    case AST_NODE_TYPES.Identifier:
      return isWrittenConstant(node, reader) || isClosed(reader.typeOf(node), reader);
    default:
      return isClosed(reader.typeOf(node), reader);
  }
}

/** Methods that only arrange the words that they are called on. */
const ARRANGING: ReadonlySet<string> = new Set([
  'trim',
  'trimStart',
  'trimEnd',
  'join',
  'toString',
  'dedent',
]);

/** `['You are a clerk.', 'Answer briefly.'].join('\n')`, and a template behind a tag or a call that only strips spaces. */
function isWrittenCall({ callee, arguments: given }: TSESTree.CallExpression, reader: TextReader): boolean {
  if (callee.type !== AST_NODE_TYPES.MemberExpression || callee.property.type !== AST_NODE_TYPES.Identifier)
    return false;
  if (!ARRANGING.has(callee.property.name)) return false;
  return [callee.object, ...given].every((part) => isWrittenText(part, reader));
}

/** A variable that is written once, with a text that is written out. */
function isWrittenConstant(node: TSESTree.Identifier, reader: TextReader): boolean {
  const variable = ASTUtils.findVariable(reader.sourceCode.getScope(node), node);
  const writes = variable?.references.filter((reference) => reference.isWrite()) ?? [];
  const [definition] = variable?.defs ?? [];
  const [write] = writes;
  if (definition?.node.type !== AST_NODE_TYPES.VariableDeclarator || writes.length !== 1) return false;
  const written = write?.writeExpr;
  return written ? definition.node.init === written && isWrittenText(written, reader) : false;
}

/** A type of finitely many texts, a number, or `TrustedText`: no sentence of somebody else fits. */
function isClosed(type: ts.Type, reader: TextReader): boolean {
  if (type.isUnion()) return type.types.every((member) => isClosed(member, reader));
  if (type.isIntersection()) return isBrandOfCore(type, reader);
  const closed =
    ts.TypeFlags.StringLiteral |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.BigIntLike |
    ts.TypeFlags.Undefined |
    ts.TypeFlags.Null |
    ts.TypeFlags.Never;
  return (type.flags & closed) !== 0;
}

function isBrandOfCore(type: ts.IntersectionType, { program }: TextReader): boolean {
  return type.types.some((part) => {
    const file = part.getProperties()[0]?.declarations?.[0]?.getSourceFile().fileName;
    return file !== undefined && program.packageOf(file)?.name === '@hearsay/core';
  });
}
