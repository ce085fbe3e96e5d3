import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import type { MarkedFile } from '../marked/marked-file.ts';
import type { Coercion } from './coercion.ts';

const COMPARING: ReadonlySet<string> = new Set(['==', '!=', '===', '!==', '<', '<=', '>', '>=']);

/** What a template makes a text of: a tag takes values as they are, unless it is `String.raw`. */
export function coercionsOfTemplate(node: TSESTree.TemplateLiteral, file: MarkedFile): readonly Coercion[] {
  const { parent } = node;
  const isTagged = parent.type === AST_NODE_TYPES.TaggedTemplateExpression;
  if (isTagged && !isStringRaw(parent.tag)) return [];
  return node.expressions
    .filter((expression) => canBeMarked(expression) && file.holdsAgentText(expression))
    .map((expression) => ({ node: expression, message: 'template', by: isTagged ? 'String.raw' : '' }));
}

/** What an operator makes a text of, or compares as one. */
export function coercionsOfBinary(node: TSESTree.BinaryExpression, file: MarkedFile): readonly Coercion[] {
  const { left, right, operator } = node;
  if (operator === 'in') {
    return canBeMarked(left) && file.holdsAgentText(left) ? [{ node: left, message: 'key', by: 'in' }] : [];
  }
  if (operator === '+') return holders([left, right], file, 'addition', '+');
  if (!COMPARING.has(operator)) return [];
  // Whatever is compared with nothing is asked whether it is there.
  if (isNothing(left) || isNothing(right)) return [];
  const [marked] = [left, right].filter((side) => canBeMarked(side) && file.isAgentText(side));
  const other = marked === left ? right : left;
  if (marked === undefined || (isEquality(operator) && !isPlainText(other, file))) return [];
  return [{ node, message: 'comparison', by: operator }];
}

/** What `+=` adds to a text. */
export function coercionsOfAssignment(
  node: TSESTree.AssignmentExpression,
  file: MarkedFile,
): readonly Coercion[] {
  return node.operator === '+=' ? holders([node.left, node.right], file, 'addition', '+=') : [];
}

/** A computed key that is AgentText. */
export function coercionsOfKey(key: TSESTree.Node, file: MarkedFile): readonly Coercion[] {
  return holders([key], file, 'key', '');
}

function holders(
  nodes: readonly TSESTree.Node[],
  file: MarkedFile,
  message: Coercion['message'],
  by: string,
): readonly Coercion[] {
  return nodes
    .filter((node) => canBeMarked(node) && file.holdsAgentText(node))
    .map((node) => ({ node, message, by }));
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
    default:
      return true;
  }
}

function isStringRaw(tag: TSESTree.Node): boolean {
  return (
    tag.type === AST_NODE_TYPES.MemberExpression &&
    tag.object.type === AST_NODE_TYPES.Identifier &&
    tag.object.name === 'String' &&
    tag.property.type === AST_NODE_TYPES.Identifier &&
    tag.property.name === 'raw'
  );
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
  return checker.isTypeAssignableTo(type, checker.getStringType());
}
