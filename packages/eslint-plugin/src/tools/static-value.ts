import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import type { TextAt } from './tool-declaration.ts';

/** What is needed to look values up. */
export type Source = Readonly<TSESLint.SourceCode>;

/** A property of an object literal, as against a spread. */
export type ObjectProperty = Exclude<TSESTree.ObjectLiteralElement, TSESTree.SpreadElement>;

const DEPTH = 8;

/** The expression behind assertions, constants of the file and `Object.freeze`; the node itself where that ends. */
export function resolveValue(node: TSESTree.Node, source: Source, depth: number = DEPTH): TSESTree.Node {
  const plain = unwrap(node);
  if (depth === 0) return plain;
  if (plain.type === AST_NODE_TYPES.Identifier) {
    const value = constantValue(plain, source);
    return value === undefined ? plain : resolveValue(value, source, depth - 1);
  }
  if (plain.type === AST_NODE_TYPES.MemberExpression) {
    const key = memberName(plain);
    const owner = resolveValue(plain.object, source, depth - 1);
    if (key === undefined || owner.type !== AST_NODE_TYPES.ObjectExpression) return plain;
    const value = propertyOf(owner, key)?.value;
    return value === undefined ? plain : resolveValue(value, source, depth - 1);
  }
  return plain;
}

/** The expression inside `as`, `satisfies`, `!`, an optional chain or `Object.freeze()`. */
export function unwrap(node: TSESTree.Node): TSESTree.Node {
  switch (node.type) {
    case AST_NODE_TYPES.TSAsExpression:
    case AST_NODE_TYPES.TSSatisfiesExpression:
    case AST_NODE_TYPES.TSNonNullExpression:
    case AST_NODE_TYPES.TSTypeAssertion:
    case AST_NODE_TYPES.ChainExpression:
      return unwrap(node.expression);
    case AST_NODE_TYPES.CallExpression: {
      const [first] = node.arguments;
      return first !== undefined && isMember(node.callee, 'Object', 'freeze') ? unwrap(first) : node;
    }
    default:
      return node;
  }
}

/** The initial value of the `const` that a name stands for. */
function constantValue(node: TSESTree.Identifier, source: Source): TSESTree.Expression | undefined {
  const variable = ASTUtils.findVariable(source.getScope(node), node.name);
  // A type may share the name of a constant.
  const declared = (variable?.defs ?? []).flatMap(({ node: declaration }) =>
    declaration.type === AST_NODE_TYPES.VariableDeclarator ? [declaration] : [],
  );
  const [only, ...others] = declared;
  if (only === undefined || others.length > 0) return undefined;
  const { id, init, parent } = only;
  if (id.type !== AST_NODE_TYPES.Identifier || parent.kind !== 'const') return undefined;
  return init ?? undefined;
}

/** The name of a member that is read, if it is written out. */
export function memberName(node: TSESTree.MemberExpression): string | undefined {
  if (!node.computed)
    return node.property.type === AST_NODE_TYPES.Identifier ? node.property.name : undefined;
  return node.property.type === AST_NODE_TYPES.Literal && typeof node.property.value === 'string'
    ? node.property.value
    : undefined;
}

/** Whether an expression is `owner.member`. */
function isMember(node: TSESTree.Node, owner: string, member: string): boolean {
  return (
    node.type === AST_NODE_TYPES.MemberExpression &&
    node.object.type === AST_NODE_TYPES.Identifier &&
    node.object.name === owner &&
    memberName(node) === member
  );
}

/** The property of an object literal by its name; the last one wins, as at run time. */
export function propertyOf(object: TSESTree.ObjectExpression, name: string): ObjectProperty | undefined {
  return object.properties.findLast(
    (property): property is ObjectProperty =>
      property.type === AST_NODE_TYPES.Property && keyOf(property)?.text === name,
  );
}

/** The name of a property, if it is written out. */
export function keyOf(property: TSESTree.Property): TextAt | undefined {
  const { key } = property;
  if (!property.computed && key.type === AST_NODE_TYPES.Identifier) return { text: key.name, node: key };
  if (key.type !== AST_NODE_TYPES.Literal || typeof key.value !== 'string') return undefined;
  return { text: key.value, node: key };
}

/** Whether an object takes in another one, so that its keys cannot all be read. */
export function hasSpread(object: TSESTree.ObjectExpression): boolean {
  return object.properties.some(
    (property) =>
      property.type !== AST_NODE_TYPES.Property || (property.computed && keyOf(property) === undefined),
  );
}

/** The text that an expression is, if it is written out: a literal, or literals put together by `+`. */
export function textAt(node: TSESTree.Node, source: Source): TextAt | undefined {
  const value = resolveValue(node, source);
  if (value.type === AST_NODE_TYPES.Literal && typeof value.value === 'string')
    return { text: value.value, node: value };
  if (value.type === AST_NODE_TYPES.TemplateLiteral && value.expressions.length === 0)
    return { text: value.quasis.map(({ value: { cooked } }) => cooked).join(''), node: value };
  if (value.type !== AST_NODE_TYPES.BinaryExpression || value.operator !== '+') return undefined;
  const left = textAt(value.left, source);
  const right = textAt(value.right, source);
  return left === undefined || right === undefined
    ? undefined
    : { text: left.text + right.text, node: value };
}

/** The texts of a list that is written out; `undefined` where one of its members is not. */
export function textsOf(node: TSESTree.Node, source: Source): readonly TextAt[] | undefined {
  const list = resolveValue(node, source);
  if (list.type !== AST_NODE_TYPES.ArrayExpression) return undefined;
  const texts: TextAt[] = [];
  for (const element of list.elements) {
    if (element === null) return undefined;
    if (element.type === AST_NODE_TYPES.SpreadElement) {
      const inner = textsOf(element.argument, source);
      if (inner === undefined) return undefined;
      texts.push(...inner);
      continue;
    }
    const text = textAt(element, source);
    if (text !== undefined) texts.push(text);
    // `null`, numbers and booleans in an `enum` say nothing about the texts beside them.
    else if (resolveValue(element, source).type !== AST_NODE_TYPES.Literal) return undefined;
  }
  return texts;
}
