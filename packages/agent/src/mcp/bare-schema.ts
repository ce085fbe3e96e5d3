import type { JsonObject, JsonValue } from '@hearsay/answer';
import { isJsonObject } from '../messages/is-json-object.ts';

type Keep = (value: JsonValue) => JsonValue | undefined;

const PLAIN_NAME = /^[\w.$-]{1,64}$/;
/** A server that declares more than this says it in its quoted description. */
const LONGEST_SCHEMA = 64 * 1024;

const number: Keep = (value) => (typeof value === 'number' ? value : undefined);
const flag: Keep = (value) => (typeof value === 'boolean' ? value : undefined);

function isPlain(value: JsonValue): boolean {
  return typeof value === 'string'
    ? value === '' || PLAIN_NAME.test(value)
    : value === null || typeof value !== 'object';
}

const plain: Keep = (value) => (isPlain(value) ? value : undefined);

/** All of them or none: a closed set with fewer members would forbid what the server takes. */
const plainList: Keep = (value) => (Array.isArray(value) && value.every(isPlain) ? value : undefined);

const names: Keep = (value) =>
  Array.isArray(value)
    ? (value as readonly JsonValue[]).filter((name) => typeof name === 'string' && PLAIN_NAME.test(name))
    : undefined;

const type: Keep = (value) => (Array.isArray(value) ? plainList(value) : plain(value));

const reference: Keep = (value) =>
  typeof value === 'string' && /^#(\/[\w.$-]{1,64})*$/.test(value) ? value : undefined;

/** The members of `properties` and the like: their keys are names, and no keywords. */
const members: Keep = (value) => {
  if (!isJsonObject(value)) return undefined;
  const kept = Object.entries(value).filter(([name]) => PLAIN_NAME.test(name));
  return Object.fromEntries(kept.flatMap(([name, schema]) => entry(name, bare(schema))));
};

const list: Keep = (value) =>
  Array.isArray(value) ? (value as readonly JsonValue[]).map((each) => bare(each) ?? {}) : undefined;

function entry(key: string, value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  return value === undefined ? [] : [[key, value]];
}

/** The keywords that stay, and what of them: a keyword that is not here could be a sentence. */
const KEYWORDS: ReadonlyMap<string, Keep> = new Map<string, Keep>([
  ['type', type],
  ['format', plain],
  ['const', plain],
  ['enum', plainList],
  ['required', names],
  ['$ref', reference],
  ...['properties', '$defs', 'definitions'].map((key) => [key, members] as const),
  ...['anyOf', 'oneOf', 'allOf', 'prefixItems'].map((key) => [key, list] as const),
  ...['items', 'additionalProperties', 'not', 'contains', 'propertyNames'].map((key) => [key, bare] as const),
  ...['uniqueItems', 'nullable'].map((key) => [key, flag] as const),
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map(
    (key) => [key, number] as const,
  ),
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map(
    (key) => [key, number] as const,
  ),
]);

function bare(schema: JsonValue): JsonValue | undefined {
  if (typeof schema === 'boolean') return schema;
  if (Array.isArray(schema)) return list(schema);
  if (!isJsonObject(schema)) return undefined;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => entry(key, KEYWORDS.get(key)?.(value))),
  );
}

/** A schema that somebody else wrote, without the words in it: what is left tells types and names, and no story. */
export function bareSchema(schema: JsonObject): JsonObject {
  const kept = bare(schema);
  const isSmall = kept !== undefined && JSON.stringify(kept).length <= LONGEST_SCHEMA;
  return isSmall && isJsonObject(kept) ? kept : { type: 'object' };
}
