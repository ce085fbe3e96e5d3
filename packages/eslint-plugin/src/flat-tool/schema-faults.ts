import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { requiredNames, typeName } from '../tools/json-schema-value.ts';
import { hasSpread, keyOf, propertyOf, resolveValue, textAt, type Source } from '../tools/static-value.ts';

/** Why a schema cannot be the one of a tool's arguments. */
export type SchemaFault =
  | { readonly kind: 'notObject'; readonly node: TSESTree.Node }
  | { readonly kind: 'unknownRequired'; readonly node: TSESTree.Node; readonly name: string };

/** Finds what no SDK takes in a JSON Schema that is written out as an object. */
export function schemaFaults(node: TSESTree.Node, source: Source): readonly SchemaFault[] {
  const schema = resolveValue(node, source);
  if (schema.type !== AST_NODE_TYPES.ObjectExpression || hasSpread(schema)) return [];
  const properties = propertyOf(schema, 'properties');
  const type = propertyOf(schema, 'type');
  const name = type && typeName(type.value, source);
  if (
    type !== undefined &&
    type.value.type !== AST_NODE_TYPES.CallExpression &&
    name !== undefined &&
    name !== 'object'
  )
    return [{ kind: 'notObject', node: type.value }];
  const fields = properties && resolveValue(properties.value, source);
  if (fields?.type !== AST_NODE_TYPES.ObjectExpression) return [];
  return [
    ...(type === undefined && isClosed(schema) ? [{ kind: 'notObject', node: schema } as const] : []),
    ...unknownRequired(schema, fields, source),
  ];
}

/** Whether nothing but its own keys says what a schema is of. */
function isClosed(schema: TSESTree.ObjectExpression): boolean {
  return !['$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => propertyOf(schema, key) !== undefined);
}

function unknownRequired(
  schema: TSESTree.ObjectExpression,
  fields: TSESTree.ObjectExpression,
  source: Source,
): readonly SchemaFault[] {
  const required = propertyOf(schema, 'required');
  const list = required && resolveValue(required.value, source);
  if (list?.type !== AST_NODE_TYPES.ArrayExpression || hasSpread(fields)) return [];
  if (requiredNames(schema, source) === undefined) return [];
  const names = fields.properties.flatMap((field) =>
    field.type === AST_NODE_TYPES.Property ? (keyOf(field)?.text ?? []) : [],
  );
  return list.elements.flatMap((element): SchemaFault[] => {
    const text = element?.type === AST_NODE_TYPES.Literal ? textAt(element, source) : undefined;
    if (text === undefined || names.includes(text.text)) return [];
    return [{ kind: 'unknownRequired', node: text.node, name: text.text }];
  });
}
