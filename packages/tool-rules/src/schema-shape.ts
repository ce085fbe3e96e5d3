import { isObject } from './is-object.ts';
import { pointerToken } from './pointer-token.ts';
import type { NamedShape, Said, ValueShape } from './value-shape.ts';

/** A text of a schema, and where it stands, as a JSON Pointer: `/parameters/properties/room/enum/0`. */
export interface SaidAt extends Said {
  readonly path: string;
}

/** An argument, or a field inside one, and where it stands. */
export interface FieldAt extends NamedShape<SaidAt> {
  readonly path: string;
  readonly properties: readonly FieldAt[];
  /** Whether it is a number without a smallest and a greatest value. */
  readonly isUnbounded: boolean;
}

/** What a JSON Schema says, as far as the judgements look at it. */
export interface SchemaShape extends ValueShape<SaidAt> {
  readonly properties: readonly FieldAt[];
  readonly isUnbounded: boolean;
}

type Keys = Readonly<Record<string, unknown>>;

const TYPES: ReadonlyMap<unknown, ValueShape['type']> = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
  ['array', 'array'],
  ['object', 'object'],
]);
const UNKNOWN: SchemaShape = {
  type: 'unknown',
  values: [],
  itemValues: [],
  properties: [],
  isComplete: false,
  optionality: undefined,
  isUnbounded: false,
};
const DEPTH = 6;

/**
 * Reads a JSON Schema as the judgements see it; local references are followed.
 *
 * @param path - Where the schema stands, as a JSON Pointer; everything in it stands below.
 */
export function schemaShape(schema: unknown, path: string): SchemaShape {
  return shapeAt(schema, path, { root: schema, depth: DEPTH });
}

interface Reading {
  readonly root: unknown;
  readonly depth: number;
}

function shapeAt(open: unknown, path: string, { root, depth }: Reading): SchemaShape {
  const schema = resolve(open, root);
  if (schema === undefined || depth === 0) return UNKNOWN;
  const within: Reading = { root, depth: depth - 1 };
  const values = closedSet(schema, path);
  if (values !== undefined) return values.length === 0 ? UNKNOWN : { ...plain('string'), values };
  const alternative = onlyAlternative(schema, root);
  if (alternative !== undefined) return shapeAt(alternative.schema, `${path}/${alternative.place}`, within);
  const { properties } = schema;
  if (isObject(properties)) return objectShape(schema, properties, path, within);
  const type = typeOf(schema);
  if (type === 'array') return arrayShape(schema, path, within);
  if (type === undefined) return UNKNOWN;
  return { ...plain(type), isUnbounded: type === 'number' && !isBounded(schema) };
}

function plain(type: ValueShape['type']): SchemaShape {
  return { ...UNKNOWN, type, isComplete: true };
}

/** The texts of `enum` or `const`; empty where the set is of something else, `undefined` where there is none. */
function closedSet(schema: Keys, path: string): readonly SaidAt[] | undefined {
  const { enum: members, const: only } = schema;
  if (typeof only === 'string') return [{ text: only, path: `${path}/const` }];
  if (!Array.isArray(members)) return only === undefined ? undefined : [];
  return members.flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ text, path: `${path}/enum/${index}` }] : [],
  );
}

function arrayShape(schema: Keys, path: string, within: Reading): SchemaShape {
  if (schema['items'] === undefined) return plain('array');
  const items = shapeAt(schema['items'], `${path}/items`, within);
  const { values, properties, isComplete } = items;
  return { ...plain('array'), itemValues: values, properties, isComplete };
}

function objectShape(schema: Keys, properties: Keys, path: string, within: Reading): SchemaShape {
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = Object.entries(properties).map(([name, value]): FieldAt => {
    const place = `${path}/properties/${pointerToken(name)}`;
    const field = shapeAt(value, place, within);
    const hasDefault = isObject(value) && value['default'] !== undefined;
    return {
      ...field,
      name,
      path: place,
      optionality: required.includes(name) ? undefined : { hasDefault },
    };
  });
  return { ...plain('object'), properties: fields };
}

/** The `type` of a schema; `null` beside another type says nothing about it. */
function typeOf({ type }: Keys): ValueShape['type'] | undefined {
  if (typeof type === 'string') return TYPES.get(type);
  const types: readonly unknown[] = Array.isArray(type) ? type : [];
  const [only, ...others] = types.filter((name) => name !== 'null');
  return others.length === 0 ? TYPES.get(only) : undefined;
}

function isBounded(schema: Keys): boolean {
  const has = (...keys: readonly string[]): boolean => keys.some((key) => typeof schema[key] === 'number');
  return has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum');
}

interface Alternative {
  readonly schema: unknown;
  readonly place: string;
}

/** The one alternative of `anyOf` or `oneOf` beside `null`. */
function onlyAlternative(schema: Keys, root: unknown): Alternative | undefined {
  const keyword = 'anyOf' in schema ? 'anyOf' : 'oneOf';
  const list = schema[keyword];
  if (!Array.isArray(list)) return undefined;
  const others = list.flatMap((one: unknown, index): Alternative[] =>
    resolve(one, root)?.['type'] === 'null' ? [] : [{ schema: one, place: `${keyword}/${index}` }],
  );
  return others.length === 1 ? others[0] : undefined;
}

/** The schema itself, or the one that a local reference names; `undefined` for references elsewhere and in a circle. */
function resolve(open: unknown, root: unknown): Keys | undefined {
  let schema = open;
  for (let steps = DEPTH; steps > 0; steps -= 1) {
    if (!isObject(schema)) return undefined;
    const { $ref: reference } = schema;
    if (typeof reference !== 'string') return schema;
    if (!reference.startsWith('#')) return undefined;
    schema = pointed(root, reference.slice(1));
  }
  return undefined;
}

function pointed(root: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((value, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, root);
}
