import type { JsonObject, JsonValue } from '@hearsay/answer';

/** Whether a JSON value is an object with keys, and no list. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
