import type { JsonObject, JsonValue } from '@hearsay/answer';
import { isJsonObject } from '../messages/is-json-object.ts';

/** Words for people, which a model would read as if the developer had written them. */
const WORDS: ReadonlySet<string> = new Set([
  'title',
  'description',
  '$comment',
  'examples',
  'default',
  'errorMessage',
  'markdownDescription',
]);

const PLAIN_NAME = /^[\w.$-]{1,64}$/;
const LONGEST_CHOICE = 64;

function isShort(value: JsonValue): boolean {
  return typeof value !== 'string' || value.length <= LONGEST_CHOICE;
}

/** The members of `properties`, `$defs` and the like: their keys are names, and no keywords. */
function bareMembers(members: JsonObject): JsonObject {
  const kept = Object.entries(members).filter(([name]) => PLAIN_NAME.test(name));
  return Object.fromEntries(kept.map(([name, schema]) => [name, bare(schema)]));
}

const NAMED: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions', 'patternProperties']);

function bareKeyword(key: string, value: JsonValue): JsonValue | undefined {
  if (WORDS.has(key)) return undefined;
  if (NAMED.has(key))
    return isJsonObject(value) && key !== 'patternProperties' ? bareMembers(value) : undefined;
  if (key === 'required' && Array.isArray(value)) {
    return (value as readonly JsonValue[]).filter(
      (name) => typeof name === 'string' && PLAIN_NAME.test(name),
    );
  }
  if (key === 'enum' && Array.isArray(value)) {
    return (value as readonly JsonValue[]).every(isShort) ? value : undefined;
  }
  if (key === 'const' && !isShort(value)) return undefined;
  return typeof value === 'string' && value.length > LONGEST_CHOICE ? undefined : bare(value);
}

function bare(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(bare);
  if (!isJsonObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    const kept = bareKeyword(key, value);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(entries);
}

/** A schema that somebody else wrote, without the words in it: what is left tells types and names, and no story. */
export function bareSchema(schema: JsonObject): JsonObject {
  // An object stays an object.
  return bare(schema) as JsonObject;
}
