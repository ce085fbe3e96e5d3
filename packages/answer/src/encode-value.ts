import { isAgentText } from '@hearsay/core';
import { unencodableMessage } from './answer-messages.ts';
import type { JsonValue } from './json-value.ts';
import { isPlainObject } from './snapshot-value.ts';

/**
 * The JSON data of a decoded value: marked texts become strings, maps become objects.
 *
 * @throws TypeError for what no answer can hold.
 */
export function encodeValue(value: unknown): JsonValue {
  if (isAgentText(value)) return value.raw();
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') throw new TypeError(unencodableMessage);
  if (Array.isArray(value)) return value.map(encodeValue);
  if (value instanceof Map) {
    return objectOf([...value].map(([key, each]: [unknown, unknown]) => [keyOf(key), each]));
  }
  if (!isPlainObject(value)) throw new TypeError(unencodableMessage);
  return objectOf(Object.entries(value));
}

function keyOf(key: unknown): string {
  const text = encodeValue(key);
  if (typeof text !== 'string') throw new TypeError(unencodableMessage);
  return text;
}

/** Entries make members, also of a key named `__proto__`. */
function objectOf(entries: readonly (readonly [string, unknown])[]): JsonValue {
  return Object.fromEntries(
    entries.filter(([, each]) => each !== undefined).map(([key, each]) => [key, encodeValue(each)]),
  );
}
