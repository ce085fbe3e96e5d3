import { isObject, pointerToken } from '@hearsay/tool-rules';
import type { Loss } from './loss.ts';
import { lossMessages } from './loss-messages.ts';

/** Limits that the SDK of Gemini types as texts. */
const COUNTS: ReadonlySet<string> = new Set([
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minProperties',
  'maxProperties',
]);

/** Deeper than any schema of a tool, and far from the end of the stack. */
const DEPTH = 256;

/** Reads the subset of OpenAPI that Gemini takes as JSON Schema: types in lower case, `nullable` as a type. */
export function geminiJsonSchema(
  schema: unknown,
  path: string,
  losses: Loss[],
  depth: number = DEPTH,
): unknown {
  if (!isObject(schema) || depth === 0) return schema;
  const read: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const [key, said] = readKeyword({ keyword, value, schema, path, losses, depth: depth - 1 });
    if (key !== undefined) read[key] = said;
  }
  return read;
}

interface Keyword {
  readonly keyword: string;
  readonly value: unknown;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly losses: Loss[];
  readonly depth: number;
}

function readKeyword({ keyword, value, schema, path, losses, depth }: Keyword): readonly [string?, unknown?] {
  const place = `${path}/${keyword}`;
  const lose = (now: string): void => {
    losses.push({ path: place, keyword, message: lossMessages.geminiKeyword(keyword, now) });
  };
  switch (keyword) {
    case 'type':
      return [keyword, readType(value, schema)];
    case 'nullable':
      return [];
    case 'enum':
      return [keyword, schema['nullable'] === true && isList(value) ? [...value, null] : value];
    case 'format':
      // With this format, Gemini marks a closed set; JSON Schema knows it by the set.
      return value === 'enum' ? [] : [keyword, value];
    case 'example':
      return ['examples', [value]];
    case 'propertyOrdering':
      lose('the order of `properties`');
      return [];
    case 'items':
      return [keyword, geminiJsonSchema(value, place, losses, depth)];
    case 'anyOf':
      return [keyword, readAlternatives(value, schema, place, losses, depth)];
    case 'properties':
      return [keyword, readProperties(value, schema, place, losses, depth)];
    default:
      return [keyword, COUNTS.has(keyword) && typeof value === 'string' ? Number(value) : value];
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function readType(type: unknown, { nullable }: Readonly<Record<string, unknown>>): unknown {
  const name = typeof type === 'string' ? type.toLowerCase() : type;
  return nullable === true && name !== 'null' ? [name, 'null'] : name;
}

function readAlternatives(
  value: unknown,
  { nullable, type }: Readonly<Record<string, unknown>>,
  path: string,
  losses: Loss[],
  depth: number,
): unknown {
  if (!Array.isArray(value)) return value;
  const read = value.map((one: unknown, index) => geminiJsonSchema(one, `${path}/${index}`, losses, depth));
  return nullable === true && type === undefined ? [...read, { type: 'null' }] : read;
}

function readProperties(
  value: unknown,
  { propertyOrdering }: Readonly<Record<string, unknown>>,
  path: string,
  losses: Loss[],
  depth: number,
): unknown {
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  const first = Array.isArray(propertyOrdering)
    ? propertyOrdering.filter((name): name is string => typeof name === 'string' && names.includes(name))
    : [];
  const ordered = [...new Set([...first, ...names])];
  return Object.fromEntries(
    ordered.map((name) => [
      name,
      geminiJsonSchema(value[name], `${path}/${pointerToken(name)}`, losses, depth),
    ]),
  );
}
