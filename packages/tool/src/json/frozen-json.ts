import { ToolError } from '../tool-error.ts';
import { jsonMessages } from '../tool-messages.ts';
import type { JsonValue } from '@hearsay/answer';
import { pointerToken } from './pointer-token.ts';

/** Deeper than any schema that a person wrote, and far from the end of the stack. */
const DEPTH = 256;

/**
 * Copies a value of JSON, all of it frozen and its keys in their order.
 *
 * Members that are `undefined` are left out, as `JSON.stringify` does; other values that JSON cannot hold are refused.
 *
 * @throws ToolError for what JSON cannot hold, with the place.
 */
export function frozenJson(value: unknown, path: string, depth: number = DEPTH): JsonValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') throw new ToolError(jsonMessages.noJson(path, kindOf(value)));
  if (depth === 0) throw new ToolError(jsonMessages.tooDeep(DEPTH));
  if (Array.isArray(value))
    return Object.freeze(
      value.map((element: unknown, index) => frozenJson(element, `${path}/${index}`, depth - 1)),
    );
  if (hasToJson(value)) return frozenJson(value.toJSON(), path, depth - 1);
  if (!isPlain(value)) throw new ToolError(jsonMessages.noJson(path, 'an instance of a class'));
  const copy: Record<string, JsonValue> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    // Assigned, `__proto__` would change what the copy inherits.
    Object.defineProperty(copy, key, {
      value: frozenJson(member, `${path}/${pointerToken(key)}`, depth - 1),
      enumerable: true,
    });
  }
  return Object.freeze(copy);
}

function kindOf(value: unknown): string {
  return typeof value === 'number' ? 'a number that is not finite' : `a value of type ${typeof value}`;
}

function hasToJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

/** Objects of another realm have a prototype of their own, and that one has none. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
