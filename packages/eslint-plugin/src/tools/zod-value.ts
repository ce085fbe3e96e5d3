import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { importedName } from '../program/imported-name.ts';
import {
  hasSpread,
  keyOf,
  memberName,
  resolveValue,
  textAt,
  textsOf,
  unwrap,
  type Source,
} from './static-value.ts';
import type { Optionality, TextAt, TextEdit, ToolParameter, ValueSchema } from './tool-declaration.ts';
import { UNKNOWN_VALUE, arrayOf, closedSet, plainValue } from './value-schema.ts';

/** One call in a chain: `.optional()`. */
interface Link {
  readonly name: string;
  readonly call: TSESTree.CallExpression;
}

/** `z.string().optional()`: what it begins with, and the calls in their order. */
interface Chain {
  readonly root: TSESTree.Expression;
  readonly links: readonly Link[];
}

const DEPTH = 8;
const TYPES: Readonly<Record<string, ValueSchema['type']>> = {
  number: 'number',
  int: 'number',
  int32: 'number',
  float32: 'number',
  float64: 'number',
  boolean: 'boolean',
  stringbool: 'boolean',
  string: 'string',
  email: 'string',
  url: 'string',
  uuid: 'string',
  array: 'array',
  tuple: 'array',
  set: 'array',
};
const OPTIONAL = ['optional', 'nullish', 'exactOptional'];
const DEFAULTS = ['default', 'prefault', 'catch', '_default'];
/** Calls after which the fields are others than the ones that were read. */
const RESHAPING = [
  'pick',
  'omit',
  'merge',
  'required',
  'and',
  'or',
  'keyof',
  'unwrap',
  'nonoptional',
  'element',
];

/** Reads a schema of Zod: `z.object({ … })`, or a constant of the file that is one; `undefined` for anything else. */
export function zodValue(
  node: TSESTree.Node,
  source: Source,
  depth: number = DEPTH,
): ValueSchema | undefined {
  const chain = chainOf(unwrap(node));
  if (chain === undefined || depth === 0) return undefined;
  const { root, links } = chain;
  const isZod = root.type === AST_NODE_TYPES.Identifier && isZodRoot(root, source);
  if (isZod) {
    const [base, ...rest] = links;
    if (base === undefined) return undefined;
    return withLinks(baseValue(base, source, depth), rest, source, depth, true);
  }
  const constant = resolveValue(root, source);
  if (constant === root) return undefined;
  const value = zodValue(constant, source, depth - 1);
  // What makes a constant optional stands elsewhere, where other schemas may use it.
  return value && withLinks(withoutEdit(value), links, source, depth, value.optionality === undefined);
}

/** Reads the fields of an object whose values are schemas of Zod. */
export function zodShape(
  node: TSESTree.Node,
  source: Source,
  depth: number = DEPTH,
): ValueSchema | undefined {
  const shape = resolveValue(node, source);
  if (shape.type !== AST_NODE_TYPES.ObjectExpression) return undefined;
  const properties = shape.properties.flatMap((property): ToolParameter[] => {
    const key = property.type === AST_NODE_TYPES.Property ? keyOf(property) : undefined;
    if (property.type !== AST_NODE_TYPES.Property || key === undefined) return [];
    const value = zodValue(property.value, source, depth - 1) ?? UNKNOWN_VALUE;
    return [{ ...value, name: key.text, node: key.node }];
  });
  return { ...plainValue('object'), properties, isComplete: !hasSpread(shape) };
}

function chainOf(node: TSESTree.Node): Chain | undefined {
  const links: Link[] = [];
  let current = node;
  for (;;) {
    if (current.type === AST_NODE_TYPES.CallExpression) {
      const callee = unwrap(current.callee);
      if (callee.type !== AST_NODE_TYPES.MemberExpression) return undefined;
      const name = memberName(callee);
      if (name === undefined) return undefined;
      links.unshift({ name, call: current });
      current = unwrap(callee.object);
    } else if (
      current.type === AST_NODE_TYPES.MemberExpression &&
      links.length > 0 &&
      memberName(current) === 'coerce'
    ) {
      current = unwrap(current.object);
    } else if (
      current.type === AST_NODE_TYPES.Identifier ||
      current.type === AST_NODE_TYPES.MemberExpression
    ) {
      return { root: current, links };
    } else return undefined;
  }
}

function isZodRoot(root: TSESTree.Identifier, source: Source): boolean {
  const imported = importedName(root, source);
  if (imported === undefined) return false;
  // Packages hand `z` on under its own name.
  return /^zod(?:\/|$)/u.test(imported.module) || imported.path.at(-1) === 'z';
}

function baseValue({ name, call }: Link, source: Source, depth: number): ValueSchema {
  const [first] = call.arguments;
  const inner = (): ValueSchema => (first && zodValue(first, source, depth - 1)) ?? UNKNOWN_VALUE;
  if (name === 'object' || name === 'strictObject' || name === 'looseObject')
    return (
      (first === undefined ? undefined : zodShape(first, source, depth - 1)) ?? {
        ...UNKNOWN_VALUE,
        type: 'object',
      }
    );
  if (name === 'enum' || name === 'literal' || name === 'nativeEnum') return enumValue(first, source);
  if (name === 'union') return unionValue(first, source, depth);
  if (name === 'array' || name === 'set') return arrayOf(first === undefined ? undefined : inner());
  if (name === 'nullable' || name === 'readonly' || name === 'lazy' || name === 'toJSONSchema')
    return inner();
  if (OPTIONAL.includes(name)) return { ...inner(), optionality: { hasDefault: false, require: undefined } };
  if (DEFAULTS.includes(name)) return { ...inner(), optionality: { hasDefault: true, require: undefined } };
  const type = TYPES[name];
  return type === undefined ? UNKNOWN_VALUE : plainValue(type);
}

function enumValue(node: TSESTree.Node | undefined, source: Source): ValueSchema {
  if (node === undefined) return UNKNOWN_VALUE;
  const texts = textsOf(node, source) ?? memberTexts(node, source) ?? [];
  if (texts.length > 0) return closedSet(texts);
  const text = textAt(node, source);
  if (text !== undefined) return closedSet([text]);
  const value = resolveValue(node, source);
  if (value.type !== AST_NODE_TYPES.Literal) return UNKNOWN_VALUE;
  return plainValue(typeof value.value === 'number' ? 'number' : 'unknown');
}

/** The values of `{ LEFT: 'left half', RIGHT: 'right half' }`. */
function memberTexts(node: TSESTree.Node, source: Source): readonly TextAt[] | undefined {
  const object = resolveValue(node, source);
  if (object.type !== AST_NODE_TYPES.ObjectExpression || hasSpread(object)) return undefined;
  return object.properties.flatMap((property) => {
    const text = property.type === AST_NODE_TYPES.Property ? textAt(property.value, source) : undefined;
    return text === undefined ? [] : [text];
  });
}

/** A closed set if every member of the union is one. */
function unionValue(node: TSESTree.Node | undefined, source: Source, depth: number): ValueSchema {
  const list = node && resolveValue(node, source);
  if (list?.type !== AST_NODE_TYPES.ArrayExpression) return UNKNOWN_VALUE;
  const members = list.elements.map((element) => element && zodValue(element, source, depth - 1));
  const values = members.map((member) => member?.values ?? []);
  return values.every((texts) => texts.length > 0) ? closedSet(values.flat()) : UNKNOWN_VALUE;
}

function withLinks(
  base: ValueSchema,
  links: readonly Link[],
  source: Source,
  depth: number,
  canEdit: boolean,
): ValueSchema {
  const isPlain =
    canEdit && links.filter(({ name }) => [...OPTIONAL, ...DEFAULTS].includes(name)).length === 1;
  return links.reduce<ValueSchema>((value, link) => {
    if (OPTIONAL.includes(link.name))
      return madeOptional(value, isPlain ? requiring(link) : undefined, false);
    if (DEFAULTS.includes(link.name)) return madeOptional(value, undefined, true);
    if (link.name === 'array') return arrayOf(value);
    if (link.name === 'partial') return partialValue(value, link);
    if (link.name === 'extend' || link.name === 'safeExtend')
      return extendedValue(value, link, source, depth);
    return RESHAPING.includes(link.name) ? UNKNOWN_VALUE : value;
  }, base);
}

function madeOptional(value: ValueSchema, require: TextEdit | undefined, hasDefault: boolean): ValueSchema {
  const optionality: Optionality = {
    hasDefault: hasDefault || value.optionality?.hasDefault === true,
    require: value.optionality === undefined ? require : undefined,
  };
  return { ...value, optionality };
}

/** `.optional()` goes; `.nullish()` becomes `.nullable()`, which has the model say that there is nothing. */
function requiring({ name, call }: Link): TextEdit | undefined {
  if (call.callee.type !== AST_NODE_TYPES.MemberExpression || call.optional) return undefined;
  const { object, property } = call.callee;
  if (name === 'nullish') return { range: property.range, text: 'nullable' };
  return { range: [object.range[1], call.range[1]], text: '' };
}

function partialValue(value: ValueSchema, { call }: Link): ValueSchema {
  if (call.arguments.length > 0) return UNKNOWN_VALUE;
  return {
    ...value,
    properties: value.properties.map((property) => ({
      ...property,
      optionality: { hasDefault: property.optionality?.hasDefault === true, require: undefined },
    })),
  };
}

function extendedValue(value: ValueSchema, { call }: Link, source: Source, depth: number): ValueSchema {
  const [first] = call.arguments;
  const more = first && zodShape(first, source, depth - 1);
  if (more === undefined) return { ...value, isComplete: false };
  const names = new Set(more.properties.map(({ name }) => name));
  const kept = value.properties.filter(({ name }) => !names.has(name));
  return {
    ...value,
    properties: [...kept, ...more.properties],
    isComplete: value.isComplete && more.isComplete,
  };
}

function withoutEdit(value: ValueSchema): ValueSchema {
  if (value.optionality === undefined) return value;
  return { ...value, optionality: { ...value.optionality, require: undefined } };
}
