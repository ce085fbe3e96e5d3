import { schemaRootFaults, type SchemaFault, type SchemaRoot } from '@hearsay/tool-rules';
import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { requiredNames, typeName } from '../tools/json-schema-value.ts';
import { hasSpread, keyOf, propertyOf, resolveValue, textAt, type Source } from '../tools/static-value.ts';
import type { TextAt } from '../tools/tool-declaration.ts';

/** A fault of a schema, and where it stands. */
export interface SchemaFaultAt {
  readonly fault: SchemaFault<TextAt>;
  readonly node: TSESTree.Node;
}

/** Finds what no SDK takes in a JSON Schema that is written out as an object. */
export function schemaFaults(node: TSESTree.Node, source: Source): readonly SchemaFaultAt[] {
  const schema = resolveValue(node, source);
  if (schema.type !== AST_NODE_TYPES.ObjectExpression || hasSpread(schema)) return [];
  const type = propertyOf(schema, 'type');
  const name = type && typeName(type.value, source);
  // What a call gives can be anything.
  const isKnown =
    type === undefined || (name !== undefined && type.value.type !== AST_NODE_TYPES.CallExpression);
  const root: SchemaRoot<TextAt> = {
    type: isKnown ? name : 'object',
    isOpen: ['$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => propertyOf(schema, key) !== undefined),
    properties: propertyNames(schema, source),
    required: requiredTexts(schema, source),
  };
  return schemaRootFaults(root).map((fault) => ({
    fault,
    node: fault.kind === 'unknownRequired' ? fault.name.node : (type?.value ?? schema),
  }));
}

function propertyNames(schema: TSESTree.ObjectExpression, source: Source): readonly string[] | undefined {
  const properties = propertyOf(schema, 'properties');
  const fields = properties && resolveValue(properties.value, source);
  if (fields?.type !== AST_NODE_TYPES.ObjectExpression) return undefined;
  return fields.properties.flatMap((field) =>
    field.type === AST_NODE_TYPES.Property ? (keyOf(field)?.text ?? []) : [],
  );
}

/** The names under `required` that stand in the file, where all of them and all properties can be read. */
function requiredTexts(schema: TSESTree.ObjectExpression, source: Source): readonly TextAt[] {
  const required = propertyOf(schema, 'required');
  const list = required && resolveValue(required.value, source);
  const properties = propertyOf(schema, 'properties');
  const fields = properties && resolveValue(properties.value, source);
  if (fields?.type !== AST_NODE_TYPES.ObjectExpression || hasSpread(fields)) return [];
  if (list?.type !== AST_NODE_TYPES.ArrayExpression || requiredNames(schema, source) === undefined) return [];
  return list.elements.flatMap((element) =>
    element?.type === AST_NODE_TYPES.Literal ? (textAt(element, source) ?? []) : [],
  );
}
