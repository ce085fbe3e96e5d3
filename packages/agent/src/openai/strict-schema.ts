import type { JsonObject, JsonValue } from '@hearsay/answer';
import { isJsonObject } from '../messages/is-json-object.ts';

/** Whether members that no schema names are allowed somewhere, which strict mode forbids. */
function isOpen(schema: JsonValue): boolean {
  if (Array.isArray(schema)) return schema.some(isOpen);
  if (!isJsonObject(schema)) return false;
  return schema['additionalProperties'] === true || Object.values(schema).some(isOpen);
}

async function convert(schema: JsonObject): Promise<JsonValue | undefined> {
  if (!isJsonObject(schema['properties']) || isOpen(schema)) return undefined;
  // Loaded with the first schema, not with the package.
  const { schemaForDialect } = await import('@hearsay/answer');
  try {
    // What is no schema throws.
    const { schema: strict, losses } = schemaForDialect(schema, 'openai-strict');
    // Made of JSON, it is JSON.
    return losses.length === 0 ? (strict as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

const converted: WeakMap<JsonObject, { readonly strict: JsonValue | undefined }> = new WeakMap();

/**
 * The schema in the form of strict mode, if it can have it without a loss; without one, the vendor gets all of it and is
 * not held to it. Each schema is converted once.
 */
export async function strictSchema(schema: JsonObject): Promise<JsonValue | undefined> {
  const known = converted.get(schema);
  if (known) return known.strict;
  const strict = await convert(schema);
  converted.set(schema, { strict });
  return strict;
}
