import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';
import { canBeMarked } from '../coercion/coercions-of-expression.ts';
import type { MarkedFile } from '../marked/marked-file.ts';
import { losesMark } from './loses-mark.ts';

/** Annotations that keep the mark, or that the compiler refuses to a marked value. */
const PLAIN: ReadonlySet<AST_NODE_TYPES> = new Set([
  AST_NODE_TYPES.TSBooleanKeyword,
  AST_NODE_TYPES.TSLiteralType,
  AST_NODE_TYPES.TSNumberKeyword,
  AST_NODE_TYPES.TSStringKeyword,
  AST_NODE_TYPES.TSUnknownKeyword,
  AST_NODE_TYPES.TSVoidKeyword,
]);

/** A function whose annotation says what it gives. */
export type Giving =
  TSESTree.FunctionDeclaration | TSESTree.FunctionExpression | TSESTree.ArrowFunctionExpression;

/** The `any` of an annotation that takes the mark off a value; the annotation itself when an alias hides the word. */
export function lostInAnnotation(
  annotation: TSESTree.TypeNode | undefined,
  value: TSESTree.Node | null | undefined,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): TSESTree.Node | undefined {
  return lost(annotation, value, file, sourceCode, (type) => type);
}

/** The `any` of the annotation of a function that takes the mark off what the function gives. */
export function lostInReturn(
  { returnType, async, generator }: Giving,
  value: TSESTree.Node | null,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): TSESTree.Node | undefined {
  if (generator) return undefined;
  const { checker } = file.program;
  const settled = (type: ts.Type): ts.Type => (async ? (checker.getAwaitedType(type) ?? type) : type);
  return lost(returnType?.typeAnnotation, value, file, sourceCode, settled);
}

/** The place typed `any` that an assignment puts a value into, when that takes the mark off. */
export function lostInAssignment(
  { operator, left, right }: TSESTree.AssignmentExpression,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): TSESTree.Node | undefined {
  // `+=` is a coercion, and a pattern takes its values apart.
  if (operator === '+=' || isPattern(left) || !canBeMarked(right) || followsItsValue(left, sourceCode))
    return undefined;
  const given = file.services.getTypeAtLocation(right);
  return losesMark(given, file.services.getTypeAtLocation(left), file.program) ? left : undefined;
}

function isPattern({ type }: TSESTree.Node): boolean {
  return type === AST_NODE_TYPES.ObjectPattern || type === AST_NODE_TYPES.ArrayPattern;
}

/** Whether a variable has the type of what it is given last, because nothing says it and nothing is given at first. */
function followsItsValue(node: TSESTree.Node, sourceCode: Readonly<TSESLint.SourceCode>): boolean {
  if (node.type !== AST_NODE_TYPES.Identifier) return false;
  const [definition] = ASTUtils.findVariable(sourceCode.getScope(node), node)?.defs ?? [];
  const { node: declarator } = definition ?? {};
  return (
    declarator?.type === AST_NODE_TYPES.VariableDeclarator &&
    declarator.init === null &&
    declarator.id.typeAnnotation === undefined
  );
}

function lost(
  annotation: TSESTree.TypeNode | undefined,
  value: TSESTree.Node | null | undefined,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
  settled: (type: ts.Type) => ts.Type,
): TSESTree.Node | undefined {
  if (annotation === undefined || PLAIN.has(annotation.type)) return undefined;
  if (!value || !canBeMarked(value) || !file.holdsAgentText(value)) return undefined;
  const given = settled(file.services.getTypeAtLocation(value));
  const declared = settled(file.services.getTypeAtLocation(annotation));
  if (!losesMark(given, declared, file.program)) return undefined;
  return writtenAny(annotation, sourceCode) ?? annotation;
}

/** The first `any` that is written in a type, or in what has one. */
export function writtenAny(
  annotation: TSESTree.Node,
  sourceCode: Readonly<TSESLint.SourceCode>,
): TSESTree.Node | undefined {
  // Most have none, and the words of a file are read at once.
  if (!sourceCode.getText(annotation).includes('any')) return undefined;
  const words = sourceCode.getTokens(annotation).filter(({ value }) => value === 'any');
  for (const { range } of words) {
    const node = sourceCode.getNodeByRangeIndex(range[0]);
    if (node?.type === AST_NODE_TYPES.TSAnyKeyword) return node;
  }
  return undefined;
}
