import type { JsonSchema, JsonSchemaOrBoolean } from './json-schema.ts';

/** Keywords that hold one schema. */
const ONE = [
  'additionalItems',
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
] as const;

/** Keywords that hold a list of schemas. */
const LIST = ['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems'] as const;

/** Keywords that hold schemas by name. */
const NAMED = ['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'] as const;

/** A copy of a schema in which every direct subschema is what `change` makes of it. */
export function mapSubschemas(
  schema: JsonSchema,
  change: (subschema: JsonSchemaOrBoolean, keyword: string, step?: string | number) => JsonSchemaOrBoolean,
): JsonSchema {
  const changed: Record<string, unknown> = { ...schema };
  for (const keyword of ONE) {
    const value = schema[keyword];
    if (isSchema(value)) changed[keyword] = change(value, keyword);
  }
  for (const keyword of LIST) {
    const value = schema[keyword];
    if (Array.isArray(value)) {
      // The metaschema has been asked, or will refuse what stands here.
      changed[keyword] = value.map((each: JsonSchemaOrBoolean, index) => change(each, keyword, index));
    }
  }
  for (const keyword of NAMED) {
    const value = schema[keyword];
    if (typeof value === 'object') {
      changed[keyword] = Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, change(each, keyword, name)]),
      );
    }
  }
  // Every keyword still holds what it held: schemas instead of schemas.
  return changed;
}

function isSchema(value: unknown): value is JsonSchemaOrBoolean {
  return typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value));
}
