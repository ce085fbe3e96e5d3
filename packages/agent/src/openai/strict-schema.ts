import type { JsonObject, JsonValue } from '@hearsay/answer';
import { isJsonObject } from '../messages/is-json-object.ts';

/** Whether every object of the schema requires all of its properties, as strict mode asks. */
function requiresAll(schema: JsonValue): boolean {
  if (Array.isArray(schema)) return schema.every(requiresAll);
  if (!isJsonObject(schema)) return true;
  const { properties, required } = schema;
  if (isJsonObject(properties)) {
    const names = Array.isArray(required) ? (required as readonly JsonValue[]) : [];
    if (!Object.keys(properties).every((name) => names.includes(name))) return false;
  }
  if (isJsonObject(schema['additionalProperties']) || schema['additionalProperties'] === true) return false;
  return Object.values(schema).every(requiresAll);
}

function closed(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isJsonObject(schema)) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return isJsonObject(schema['properties']) ? { ...copy, additionalProperties: false } : copy;
}

/** The schema in the form of strict mode, if it can have it: all properties required, and no others allowed. */
export function strictSchema(schema: JsonObject): JsonValue | undefined {
  return isJsonObject(schema['properties']) && requiresAll(schema) ? closed(schema) : undefined;
}
