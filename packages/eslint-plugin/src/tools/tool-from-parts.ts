import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import {
  hasSpread,
  keyOf,
  memberName,
  propertyOf,
  resolveValue,
  textAt,
  type Source,
} from './static-value.ts';
import type { TextAt, ToolDeclaration, ToolDescription, ToolKind } from './tool-declaration.ts';
import { toolSchema } from './tool-schema.ts';
import type { ToolLayout } from './tool-sdks.ts';

/** A declaration as it stands, before its parts are read. */
export interface ToolParts {
  readonly kind: ToolKind;
  readonly node: TSESTree.Node;
  readonly layout: ToolLayout;
  readonly arguments: readonly TSESTree.Node[];
}

/** Reads the parts of a declaration; `undefined` where the object that holds them is built elsewhere. */
export function toolFromParts(parts: ToolParts, source: Source): ToolDeclaration | undefined {
  const { kind, node, layout } = parts;
  const options = optionsOf(parts, source);
  if (layout.options !== undefined && options === undefined) return undefined;
  const part = (where: number | readonly string[]): TSESTree.Node | undefined =>
    typeof where === 'number'
      ? parts.arguments[where]
      : where.flatMap((key) => (options && propertyOf(options, key)?.value) ?? [])[0];
  const namePart = layout.name === 'place' ? undefined : part(layout.name);
  const name = layout.name === 'place' ? nameByPlace(node) : namePart && textAt(namePart, source);
  const schema = part(layout.schema);
  return {
    kind,
    node,
    place: namePart ?? name?.node ?? declaringNode(node),
    name,
    description: descriptionOf(part(layout.description), options, source),
    schema,
    parameters: schema && toolSchema(schema, kind, source),
    triggers: [
      ...listedTriggers(triggerHolder(parts, options, source), source),
      ...chainedTriggers(node, source),
    ],
  };
}

/** The object with the parts; the inner one where a declaration is nested. */
function optionsOf(
  { layout, arguments: given }: ToolParts,
  source: Source,
): TSESTree.ObjectExpression | undefined {
  const argument = layout.options === undefined ? undefined : given[layout.options];
  const options = argument && resolveValue(argument, source);
  if (options?.type !== AST_NODE_TYPES.ObjectExpression) return undefined;
  return nestedFunction(options, source) ?? options;
}

function triggerHolder(
  { layout, arguments: given }: ToolParts,
  options: TSESTree.ObjectExpression | undefined,
  source: Source,
): TSESTree.ObjectExpression | undefined {
  const argument = layout.triggers === undefined ? undefined : given[layout.triggers];
  const holder = argument && resolveValue(argument, source);
  return holder?.type === AST_NODE_TYPES.ObjectExpression ? holder : options;
}

/** The inner object of `{ type: 'function', function: { … } }`. */
export function nestedFunction(
  object: TSESTree.ObjectExpression,
  source: Source,
): TSESTree.ObjectExpression | undefined {
  const property = propertyOf(object, 'function');
  const inner = property && resolveValue(property.value, source);
  return inner?.type === AST_NODE_TYPES.ObjectExpression ? inner : undefined;
}

function descriptionOf(
  part: TSESTree.Node | undefined,
  options: TSESTree.ObjectExpression | undefined,
  source: Source,
): ToolDescription {
  if (part === undefined) return { kind: options !== undefined && hasSpread(options) ? 'unread' : 'missing' };
  const text = textAt(part, source);
  return text === undefined ? { kind: 'unread' } : { kind: 'text', ...text };
}

/** The key or the variable that a tool is kept under. */
function nameByPlace(node: TSESTree.Node): TextAt | undefined {
  const { parent } = node;
  if (parent === undefined) return undefined;
  switch (parent.type) {
    case AST_NODE_TYPES.Property:
      return parent.value === node ? keyOf(parent) : undefined;
    case AST_NODE_TYPES.VariableDeclarator:
      return parent.id.type === AST_NODE_TYPES.Identifier
        ? { text: parent.id.name, node: parent.id }
        : undefined;
    case AST_NODE_TYPES.ArrowFunctionExpression:
      return parent.body === node ? nameByPlace(parent) : undefined;
    case AST_NODE_TYPES.TSAsExpression:
    case AST_NODE_TYPES.TSSatisfiesExpression:
      return nameByPlace(parent);
    default:
      return undefined;
  }
}

/** What stands for a tool without a name: the function that is called, else the declaration. */
function declaringNode(node: TSESTree.Node): TSESTree.Node {
  return node.type === AST_NODE_TYPES.CallExpression || node.type === AST_NODE_TYPES.NewExpression
    ? node.callee
    : node;
}

function listedTriggers(options: TSESTree.ObjectExpression | undefined, source: Source): readonly TextAt[] {
  const property = options && propertyOf(options, 'triggers');
  return property === undefined ? [] : readableTexts(property.value, source);
}

/** `Tool.of(…).withTrigger('light')`. */
function chainedTriggers(node: TSESTree.Node, source: Source): readonly TextAt[] {
  const { parent } = node;
  if (parent?.type !== AST_NODE_TYPES.MemberExpression || parent.object !== node) return [];
  const call = parent.parent;
  if (call.type !== AST_NODE_TYPES.CallExpression || call.callee !== parent) return [];
  const method = memberName(parent) ?? '';
  const own = /^withTriggers?$/u.test(method)
    ? call.arguments.flatMap((argument) => {
        const text = textAt(argument, source);
        return text === undefined ? readableTexts(argument, source) : [text];
      })
    : [];
  return [...own, ...chainedTriggers(call, source)];
}

/** The members of a list that are written out. */
function readableTexts(node: TSESTree.Node, source: Source): readonly TextAt[] {
  const list = resolveValue(node, source);
  if (list.type !== AST_NODE_TYPES.ArrayExpression) return [];
  return list.elements.flatMap((element) => {
    if (element === null) return [];
    if (element.type === AST_NODE_TYPES.SpreadElement) return readableTexts(element.argument, source);
    return textAt(element, source) ?? [];
  });
}
