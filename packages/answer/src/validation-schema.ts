import { isDecimalPattern, MAX_DECIMAL_LENGTH } from './decimal-pattern.ts';
import type { JsonSchema, JsonSchemaOrBoolean } from './json-schema.ts';
import { mapSubschemas } from './map-subschemas.ts';

/**
 * The schema that answers are validated with: the declared one, with the length of decimals bounded as `Decimal`
 * bounds it.
 */
export function validationSchema(schema: JsonSchema): JsonSchema {
  const result = narrow(schema);
  // Only a boolean stays one.
  return result as JsonSchema;
}

function narrow(schema: JsonSchemaOrBoolean): JsonSchemaOrBoolean {
  if (typeof schema === 'boolean') return schema;
  const narrowed = mapSubschemas(schema, narrow);
  if (schema.pattern === undefined || !isDecimalPattern(schema.pattern)) return narrowed;
  return { ...narrowed, maxLength: Math.min(schema.maxLength ?? MAX_DECIMAL_LENGTH, MAX_DECIMAL_LENGTH) };
}
