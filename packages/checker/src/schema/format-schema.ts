import type { JsonSchema } from './json-schema.ts';

/** The order in which a schema reads best: what it is called, what it is, what limits it, what it refers to. */
const KEYWORDS: readonly string[] = [
  '$schema',
  '$id',
  '$ref',
  'title',
  'description',
  'type',
  'const',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'anyOf',
  'properties',
  'required',
  'additionalProperties',
  'minProperties',
  'maxProperties',
  'prefixItems',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
];
const LAST = '$defs';

/** Keywords whose members are named by the type. */
const NAMES: ReadonlySet<string> = new Set(['properties', '$defs']);

/** What Prettier takes for granted, so that a formatted repository stays one. */
const WIDTH = 80;
const INDENT = '  ';

/**
 * Writes a schema down: keywords in a fixed order, one member per line, lists of values on one line where they fit.
 *
 * The same schema gives the same text, and Prettier leaves it as it is.
 */
export function formatSchema(schema: JsonSchema): string {
  return writeValue(inOrder(schema), '', 0);
}

function inOrder(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inOrder);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([, value]) => value !== undefined);
  entries.sort(([left], [right]) => rankOf(left) - rankOf(right));
  return new Map(
    entries.map(([keyword, value]) => [keyword, NAMES.has(keyword) ? eachInOrder(value) : inOrder(value)]),
  );
}

/** Members keep the order of the type. */
function eachInOrder(members: unknown): unknown {
  if (typeof members !== 'object' || members === null) return members;
  return new Map(Object.entries(members).map(([name, schema]) => [name, inOrder(schema)]));
}

function rankOf(keyword: string): number {
  if (keyword === LAST) return KEYWORDS.length + 1;
  const rank = KEYWORDS.indexOf(keyword);
  return rank === -1 ? KEYWORDS.length : rank;
}

/** `taken` is the room that stands before the value on its line. */
function writeValue(value: unknown, indent: string, taken: number): string {
  const inner = indent + INDENT;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const isPlain = value.every((item) => typeof item !== 'object' || item === null);
    // A comma may follow.
    if (value.length === 0 || (isPlain && taken + line.length < WIDTH)) return line;
    const items = value.map((item) => `${inner}${writeValue(item, inner, inner.length)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (!(value instanceof Map)) return JSON.stringify(value);
  if (value.size === 0) return '{}';
  const members = [...value].map(([name, member]) => {
    const key = `${inner}${JSON.stringify(name)}: `;
    return key + writeValue(member, inner, key.length);
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}
