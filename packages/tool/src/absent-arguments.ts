import type { JsonSchema, JsonValue } from '@hearsay/answer';
import { isObject } from './json/is-object.ts';

/** As deep as arguments may be nested for a second look. */
const DEPTH = 64;

/**
 * The arguments without the optional ones that are `null`; `undefined` where there are none, or no arguments at all.
 *
 * The strict mode of OpenAI has no optional arguments: they are declared as ones that may be null.
 */
export function absentArguments(args: JsonValue, schema: JsonSchema): unknown {
  const read = typeof args === 'string' ? parsed(args) : args;
  const without = withoutNulls(read, schema, DEPTH);
  return without === read ? undefined : without;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutNulls(value: unknown, schema: unknown, depth: number): unknown {
  if (depth === 0 || !isObject(schema)) return value;
  if (Array.isArray(value)) {
    const elements = value.map((element: unknown) => withoutNulls(element, schema['items'], depth - 1));
    return elements.some((element, index) => element !== value[index]) ? elements : value;
  }
  const { properties, required } = schema;
  if (!isObject(value) || !isObject(properties)) return value;
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const isAbsent = (name: string, member: unknown): boolean =>
    member === null && Object.hasOwn(properties, name) && !names.includes(name);
  const entries = Object.entries(value);
  const kept = entries
    .filter(([name, member]) => !isAbsent(name, member))
    .map(([name, member]): readonly [string, unknown] => {
      const within = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, withoutNulls(member, within, depth - 1)];
    });
  const isSame = kept.length === entries.length && kept.every(([name, now]) => now === value[name]);
  return isSame ? value : Object.fromEntries(kept);
}
