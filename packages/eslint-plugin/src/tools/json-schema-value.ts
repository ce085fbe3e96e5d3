import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { hasSpread, keyOf, memberName, propertyOf, resolveValue, textAt, textsOf } from './static-value.ts';
import type { Source } from './static-value.ts';
import type { TextEdit, ToolParameter, ValueSchema } from './tool-declaration.ts';
import { UNKNOWN_VALUE, arrayOf, closedSet, plainValue } from './value-schema.ts';

const TYPES: Readonly<Record<string, ValueSchema['type']>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
};
const DEPTH = 6;

/** Reads a JSON Schema that is written out as an object. */
export function jsonSchemaValue(node: TSESTree.Node, source: Source, depth: number = DEPTH): ValueSchema {
  const schema = resolveValue(node, source);
  if (schema.type !== AST_NODE_TYPES.ObjectExpression || depth === 0) return UNKNOWN_VALUE;
  const values = propertyOf(schema, 'enum') ?? propertyOf(schema, 'const');
  if (values !== undefined) {
    const texts =
      textsOf(values.value, source) ?? [textAt(values.value, source)].filter((it) => it !== undefined);
    return texts.length === 0 ? UNKNOWN_VALUE : closedSet(texts);
  }
  const alternative = onlyAlternative(schema, source);
  if (alternative !== undefined) return jsonSchemaValue(alternative, source, depth - 1);
  const properties = propertyOf(schema, 'properties');
  if (properties !== undefined) return objectValue(schema, properties.value, source, depth);
  const type = typeOf(schema, source);
  if (type === 'array') {
    const items = propertyOf(schema, 'items');
    return arrayOf(items === undefined ? undefined : jsonSchemaValue(items.value, source, depth - 1));
  }
  return type === undefined ? UNKNOWN_VALUE : plainValue(type);
}

/** The `type` of a schema; `null` beside another type says nothing about it. */
function typeOf(schema: TSESTree.ObjectExpression, source: Source): ValueSchema['type'] | undefined {
  const type = propertyOf(schema, 'type')?.value;
  if (type === undefined) return undefined;
  const name = typeName(type, source);
  if (name !== undefined) return TYPES[name];
  const [only, ...others] = (textsOf(type, source) ?? []).filter(({ text }) => text !== 'null');
  return only === undefined || others.length > 0 ? undefined : TYPES[only.text];
}

/** `'object'`, or a member of an enumeration such as `Type.OBJECT` of `@google/genai`, in lower case. */
export function typeName(node: TSESTree.Node, source: Source): string | undefined {
  const value = resolveValue(node, source);
  if (value.type === AST_NODE_TYPES.MemberExpression) return memberName(value)?.toLowerCase();
  return textAt(value, source)?.text.toLowerCase();
}

/** The one alternative of `anyOf` or `oneOf` beside `null`. */
function onlyAlternative(schema: TSESTree.ObjectExpression, source: Source): TSESTree.Node | undefined {
  const alternatives = (propertyOf(schema, 'anyOf') ?? propertyOf(schema, 'oneOf'))?.value;
  const list = alternatives && resolveValue(alternatives, source);
  if (list?.type !== AST_NODE_TYPES.ArrayExpression) return undefined;
  const others = list.elements.filter((element) => {
    const value = element && resolveValue(element, source);
    const type =
      value?.type === AST_NODE_TYPES.ObjectExpression ? propertyOf(value, 'type')?.value : undefined;
    return type === undefined || typeName(type, source) !== 'null';
  });
  const [only] = others;
  return others.length === 1 && only !== null ? only : undefined;
}

function objectValue(
  schema: TSESTree.ObjectExpression,
  node: TSESTree.Node,
  source: Source,
  depth: number,
): ValueSchema {
  const fields = resolveValue(node, source);
  if (fields.type !== AST_NODE_TYPES.ObjectExpression) return { ...UNKNOWN_VALUE, type: 'object' };
  const required = requiredNames(schema, source);
  const properties = fields.properties.flatMap((property): ToolParameter[] => {
    const key = property.type === AST_NODE_TYPES.Property ? keyOf(property) : undefined;
    if (property.type !== AST_NODE_TYPES.Property || key === undefined) return [];
    const value = jsonSchemaValue(property.value, source, depth - 1);
    const own = resolveValue(property.value, source);
    const hasDefault =
      own.type === AST_NODE_TYPES.ObjectExpression && propertyOf(own, 'default') !== undefined;
    const optionality =
      required?.includes(key.text) === false
        ? { hasDefault, require: hasDefault ? undefined : requiring(schema, key.text, source) }
        : undefined;
    return [{ ...value, optionality, name: key.text, node: key.node }];
  });
  return { ...plainValue('object'), properties, isComplete: !hasSpread(fields) };
}

/** The names under `required`; none where there is no such key, `undefined` where they cannot be read. */
export function requiredNames(
  schema: TSESTree.ObjectExpression,
  source: Source,
): readonly string[] | undefined {
  const required = propertyOf(schema, 'required');
  if (required !== undefined) return textsOf(required.value, source)?.map(({ text }) => text);
  return hasSpread(schema) ? undefined : [];
}

/** The edit that puts a name under `required`, where the list stands in the schema itself. */
function requiring(schema: TSESTree.ObjectExpression, name: string, source: Source): TextEdit | undefined {
  const text = /^[\w-]+$/u.test(name) ? `'${name}'` : JSON.stringify(name);
  const required = propertyOf(schema, 'required');
  if (required === undefined) {
    const end = propertyOf(schema, 'properties')?.range[1];
    return end === undefined ? undefined : { range: [end, end], text: `, required: [${text}]` };
  }
  if (required.value.type !== AST_NODE_TYPES.ArrayExpression) return undefined;
  const last = required.value.elements.at(-1);
  const end = last?.range[1] ?? source.getFirstToken(required.value)?.range[1];
  if (end === undefined) return undefined;
  return { range: [end, end], text: last === undefined ? text : `, ${text}` };
}
