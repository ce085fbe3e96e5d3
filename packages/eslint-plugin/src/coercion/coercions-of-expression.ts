import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';
import { calleeName } from '../program/callee-name.ts';
import type { Coercion } from './coercion.ts';

const SIGNS: ReadonlySet<string> = new Set(['+', '-', '~']);
const COMPARING: ReadonlySet<string> = new Set(['==', '!=', '===', '!==', '<', '<=', '>', '>=']);

/** What a template makes a text of: a tag takes values as they are, unless it is `String.raw`. */
export function coercionsOfTemplate(
  node: TSESTree.TemplateLiteral,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): readonly Coercion[] {
  const { parent } = node;
  const isTagged = parent.type === AST_NODE_TYPES.TaggedTemplateExpression;
  if (isTagged && calleeName(parent.tag, sourceCode) !== 'String.raw') return [];
  return node.expressions
    .filter((expression) => canBeMarked(expression) && file.becomesText(expression))
    .map((expression) => ({ node: expression, message: 'template', by: isTagged ? 'String.raw' : '' }));
}

/** What an operator makes a text of, or compares as one. */
export function coercionsOfBinary(node: TSESTree.BinaryExpression, file: MarkedFile): readonly Coercion[] {
  const { left, right, operator } = node;
  if (operator === 'in') {
    return canBeMarked(left) && file.holdsAgentText(left) ? [{ node: left, message: 'key', by: 'in' }] : [];
  }
  if (operator === '+') return additions([left, right], file, '+');
  if (!COMPARING.has(operator)) return [];
  // Whatever is compared with nothing is asked whether it is there.
  if (isNothing(left) || isNothing(right)) return [];
  const isCompared = (side: TSESTree.Node): boolean =>
    canBeMarked(side) && (isEquality(operator) ? file.canBeAgentText(side) : file.becomesText(side));
  const [marked] = [left, right].filter(isCompared);
  const other = marked === left ? right : left;
  if (marked === undefined || (isEquality(operator) && !isPlainText(other, file))) return [];
  return [{ node, message: 'comparison', by: operator }];
}

/** What a sign makes a number of, by way of a text. */
export function coercionsOfUnary(node: TSESTree.UnaryExpression, file: MarkedFile): readonly Coercion[] {
  const { argument, operator } = node;
  if (!SIGNS.has(operator) || !canBeMarked(argument) || !file.becomesText(argument)) return [];
  return [{ node: argument, message: 'conversion', by: operator }];
}

/** What `+=` adds to a text. */
export function coercionsOfAssignment(
  node: TSESTree.AssignmentExpression,
  file: MarkedFile,
): readonly Coercion[] {
  return node.operator === '+=' ? additions([node.left, node.right], file, '+=') : [];
}

/** A computed key that is AgentText. */
export function coercionsOfKey(key: TSESTree.Node, file: MarkedFile): readonly Coercion[] {
  return canBeMarked(key) && file.becomesText(key) ? [{ node: key, message: 'key', by: '' }] : [];
}

function additions(nodes: readonly TSESTree.Node[], file: MarkedFile, by: string): readonly Coercion[] {
  return nodes
    .filter((node) => canBeMarked(node) && file.becomesText(node))
    .map((node) => ({ node, message: 'addition', by }));
}

/** Whether the value of an expression may be marked, as far as its syntax tells: asking a type costs more. */
export function canBeMarked(node: TSESTree.Node): boolean {
  switch (node.type) {
    case AST_NODE_TYPES.Literal:
    case AST_NODE_TYPES.TemplateLiteral:
    case AST_NODE_TYPES.ArrowFunctionExpression:
    case AST_NODE_TYPES.FunctionExpression:
    case AST_NODE_TYPES.ClassExpression:
    case AST_NODE_TYPES.UpdateExpression:
    case AST_NODE_TYPES.PrivateIdentifier:
      return false;
    case AST_NODE_TYPES.UnaryExpression:
      return false;
    case AST_NODE_TYPES.BinaryExpression:
      return false;
    case AST_NODE_TYPES.ArrayExpression:
      return node.elements.some((element) => element !== null && canBeMarked(element));
    case AST_NODE_TYPES.ObjectExpression:
      return node.properties.some((member) => canBeMarked(member));
    case AST_NODE_TYPES.Property:
      return node.kind === 'get' || canBeMarked(node.value);
    case AST_NODE_TYPES.ConditionalExpression:
      return canBeMarked(node.consequent) || canBeMarked(node.alternate);
    default:
      return true;
  }
}

function isNothing(node: TSESTree.Node): boolean {
  return (
    (node.type === AST_NODE_TYPES.Literal && node.value === null) ||
    (node.type === AST_NODE_TYPES.Identifier && node.name === 'undefined')
  );
}

function isEquality(operator: string): boolean {
  return operator.startsWith('=') || operator.startsWith('!');
}

/** Whether a value is a text that AgentText can never be identical with. */
function isPlainText(node: TSESTree.Node, file: MarkedFile): boolean {
  const { checker } = file.program;
  const type = file.services.getTypeAtLocation(node);
  // `any` may be AgentText too.
  if ((type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) !== 0) return false;
  return checker.isTypeAssignableTo(type, checker.getStringType());
}
