import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { canBeMarked } from '../coercion/coercions-of-expression.ts';
import type { MarkedFile } from '../marked/marked-file.ts';
import { canHoldText } from './can-hold-text.ts';
import { comesFromRaw } from './comes-from-raw.ts';

/** An expression that says of a value what its type is. */
export type Assertion =
  | TSESTree.TSAsExpression
  | TSESTree.TSTypeAssertion
  | TSESTree.TSNonNullExpression
  | TSESTree.TSSatisfiesExpression;

/** The ways in which an assertion goes wrong. */
export type AssertionFault = 'assertion' | 'literal' | 'satisfies' | 'nonNull';

/** What is wrong with an assertion, looked at from its outer end. */
export function assertionFault(
  node: Assertion,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): AssertionFault | undefined {
  const operand = innermost(node);
  if (node.type === AST_NODE_TYPES.TSSatisfiesExpression) {
    const claimed = file.services.getTypeAtLocation(node.typeAnnotation);
    return isAnything(claimed) && file.holdsAgentText(operand) ? 'satisfies' : undefined;
  }
  if (canBeMarked(operand) && file.holdsAgentText(operand)) {
    if (file.holdsAgentText(node) || !hidesText(node, operand, file)) return undefined;
    return node.type === AST_NODE_TYPES.TSNonNullExpression ? 'nonNull' : 'assertion';
  }
  return isLiteralClaim(node, file) && comesFromRaw(operand, file, sourceCode) ? 'literal' : undefined;
}

/** Whether what an assertion claims has room for the text that the value holds. */
function hidesText(node: Assertion, operand: TSESTree.Node, file: MarkedFile): boolean {
  const claimed = file.services.getTypeAtLocation(node);
  const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;
  if (file.canBeAgentText(operand)) return (claimed.flags & nothing) === 0;
  return canHoldText(claimed, file.program);
}

function innermost(node: TSESTree.Node): TSESTree.Node {
  return isAssertion(node) ? innermost(node.expression) : node;
}

/** Whether an expression is one that says of a value what its type is. */
export function isAssertion(node: TSESTree.Node): node is Assertion {
  return (
    node.type === AST_NODE_TYPES.TSAsExpression ||
    node.type === AST_NODE_TYPES.TSTypeAssertion ||
    node.type === AST_NODE_TYPES.TSNonNullExpression ||
    node.type === AST_NODE_TYPES.TSSatisfiesExpression
  );
}

/** Whether an assertion says that a text is one that the developer wrote: a literal, or a branded string. */
function isLiteralClaim(node: Assertion, file: MarkedFile): boolean {
  if (node.type === AST_NODE_TYPES.TSNonNullExpression) return false;
  const { checker } = file.program;
  // What was made of the text since may be a length or a verdict.
  if (!isText(innermost(node), file)) return false;
  const type = file.services.getTypeAtLocation(node);
  if ((type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) !== 0) return true;
  const text = checker.getStringType();
  return checker.isTypeAssignableTo(type, text) && !checker.isTypeAssignableTo(text, type);
}

function isText(node: TSESTree.Node, file: MarkedFile): boolean {
  const type = file.services.getTypeAtLocation(node);
  const arms = type.isUnion() ? type.types : [type];
  return arms.some(({ flags }) => (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.Any)) !== 0);
}

/** The type that an assertion claims, as it is written; empty for `!`. */
export function writtenType(node: Assertion, sourceCode: Readonly<TSESLint.SourceCode>): string {
  return node.type === AST_NODE_TYPES.TSNonNullExpression ? '' : sourceCode.getText(node.typeAnnotation);
}

function isAnything(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}
