import type { JsonValue } from '@hearsay/answer';
import { pointerToken } from '@hearsay/tool-rules';
import { ToolError } from '../tool-error.ts';
import { jsonMessages } from '../tool-messages.ts';

/** Deeper than any schema that a person wrote, and far from the end of the stack. */
const DEPTH = 256;

/** Where a value stands: the key under which it does, and what it stands in. The text is made when somebody asks. */
interface Place {
  readonly key: string | number;
  readonly inside: Place | undefined;
  readonly depth: number;
}

/**
 * Copies a value of JSON, all of it frozen and its keys in their order.
 *
 * Members that are `undefined` are left out, as `JSON.stringify` does; other values that JSON cannot hold are refused.
 *
 * @param name - What the value is called where one of its places is told.
 * @throws ToolError for what JSON cannot hold, with the place.
 */
export function frozenJson(value: unknown, name: string): JsonValue {
  return copyOf(value, { key: name, inside: undefined, depth: DEPTH });
}

function copyOf(value: unknown, place: Place): JsonValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') throw new ToolError(jsonMessages.noJson(pathOf(place), kindOf(value)));
  if (place.depth === 0) throw new ToolError(jsonMessages.tooDeep(DEPTH));
  if (Array.isArray(value)) {
    const elements: readonly unknown[] = value;
    return Object.freeze(elements.map((element, index) => copyOf(element, within(place, index))));
  }
  if (hasToJson(value)) return copyOf(value.toJSON(), { ...place, depth: place.depth - 1 });
  if (!isPlain(value)) throw new ToolError(jsonMessages.noJson(pathOf(place), 'an instance of a class'));
  return copyOfObject(value, place);
}

function copyOfObject(value: object, place: Place): JsonValue {
  const copy: Record<string, JsonValue> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    const copied = copyOf(member, within(place, key));
    // Assigned, `__proto__` would change what the copy inherits.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: copied, enumerable: true });
    else copy[key] = copied;
  }
  return Object.freeze(copy);
}

function within(inside: Place, key: string | number): Place {
  return { key, inside, depth: inside.depth - 1 };
}

/** As a JSON Pointer. */
function pathOf({ key, inside }: Place): string {
  return `${inside === undefined ? '' : pathOf(inside)}/${pointerToken(String(key))}`;
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
