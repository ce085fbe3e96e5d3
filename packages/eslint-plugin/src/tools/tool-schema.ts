import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { jsonSchemaValue } from './json-schema-value.ts';
import { memberName, propertyOf, resolveValue, type Source } from './static-value.ts';
import type { ToolKind, ValueSchema } from './tool-declaration.ts';
import { zodShape, zodValue } from './zod-value.ts';

/** Functions that take a schema and hand it on in another form. */
const WRAPPERS = ['jsonSchema', 'zodSchema', 'zodToJsonSchema', 'toJSONSchema', 'toJsonSchema'];
/** SDKs that take the fields of an object alone, each as a schema of Zod. */
const SHAPE_KINDS: readonly ToolKind[] = ['mcp', 'claude-agent'];

/** Reads the schema of a tool's arguments, whatever it is written in. */
export function toolSchema(node: TSESTree.Node, kind: ToolKind, source: Source): ValueSchema | undefined {
  const schema = resolveValue(node, source);
  if (schema.type === AST_NODE_TYPES.ObjectExpression) {
    if (SHAPE_KINDS.includes(kind) && !isJsonSchema(schema)) return zodShape(schema, source);
    return isJsonSchema(schema) ? jsonSchemaValue(schema, source) : undefined;
  }
  if (schema.type !== AST_NODE_TYPES.CallExpression) return undefined;
  const [first] = schema.arguments;
  const { callee } = schema;
  const name =
    callee.type === AST_NODE_TYPES.Identifier
      ? callee.name
      : callee.type === AST_NODE_TYPES.MemberExpression
        ? memberName(callee)
        : undefined;
  if (name !== undefined && first !== undefined && WRAPPERS.includes(name))
    return toolSchema(first, kind, source);
  return zodValue(schema, source);
}

/** Whether an object is a JSON Schema of an object, and no list of fields. */
function isJsonSchema(object: TSESTree.ObjectExpression): boolean {
  if (object.properties.length === 0) return true;
  const type = propertyOf(object, 'type')?.value.type;
  const properties = propertyOf(object, 'properties')?.value.type;
  return (
    (type !== undefined && type !== AST_NODE_TYPES.CallExpression) ||
    properties === AST_NODE_TYPES.ObjectExpression
  );
}
