import { pointerTo } from '../json-pointer.ts';
import type { JsonSchema, JsonSchemaOrBoolean } from '../json-schema.ts';
import { schemaAt } from '../schema-at.ts';
import { areExclusive, typeOfValue } from './are-exclusive.ts';
import { closeObject } from './close-object.ts';
import { type Conversion, type Draft, describe, isSchemaObject, lose } from './conversion.ts';
import {
  besideReferenceMessage,
  describedMessage,
  droppedMessage,
  mergedMessage,
  notExclusiveMessage,
  nothingMessage,
  elementsMessage,
  openMessage,
  recursionMessage,
  tupleMessage,
  unresolvedMessage,
  untypedMessage,
} from './dialect-messages.ts';
import { ANNOTATIONS } from './dialect-rules.ts';
import { mergeAllOf } from './merge-all-of.ts';
import { toOpenApi } from './to-open-api.ts';

/** One schema in the dialect. */
export function convertNode(given: JsonSchemaOrBoolean, path: string, conversion: Conversion): Draft {
  const { rules, root, losses } = conversion;
  if (typeof given === 'boolean') {
    losses.push({ path, keyword: String(given), message: given ? openMessage : nothingMessage });
    return {};
  }
  if (given.$ref !== undefined && rules.inlinesReferences) return inline(given, path, conversion);
  if (given.$ref !== undefined && rules.isolatesReferences) return isolate(given, path, conversion);
  if (rules.closesObjects && isSchemaObject(given.const)) {
    // Closed, a constant object would have no members that it could have.
    const { const: constant, ...rest } = given;
    return convertNode({ ...rest, ...constantObject(constant) }, path, conversion);
  }
  let schema = given;
  if (given.allOf !== undefined) {
    const merged = mergeAllOf(given, root);
    if (!merged.isComplete) lose(conversion, path, 'allOf', mergedMessage);
    schema = merged.schema;
    if (schema.$ref !== undefined) return convertNode(schema, path, conversion);
  }
  const draft = convertChildren(
    withoutTuple(withoutOneOf(schema, path, conversion), path, conversion),
    path,
    conversion,
  );
  nameType(draft);
  if (rules.wantsTypes) tellUntyped(draft, path, conversion);
  constantToEnum(draft, conversion);
  if (rules.closesObjects) closeObject(draft, schema, path, conversion);
  if (rules.isOpenApi) toOpenApi(draft, path, conversion);
  dropRest(draft, path, conversion);
  return draft;
}

/** The members of a constant, each a constant. */
function constantObject(constant: object): JsonSchema {
  const members = Object.entries(constant).map(([name, value]: [string, unknown]): [string, JsonSchema] => [
    name,
    isSchemaObject(value) ? constantObject(value) : { const: value },
  ]);
  return { type: 'object', properties: Object.fromEntries(members), required: Object.keys(constant) };
}

/** Tells of schemas that say less than providers insist on. */
function tellUntyped(draft: Draft, path: string, conversion: Conversion): void {
  const { type, anyOf, $ref, items } = draft as JsonSchema;
  if (type === undefined && anyOf === undefined && $ref === undefined) {
    lose(conversion, path, 'type', untypedMessage);
  }
  if ([type].flat().includes('array') && items === undefined)
    lose(conversion, path, 'items', elementsMessage);
}

function inline(schema: JsonSchema, path: string, conversion: Conversion): Draft {
  const { $ref, ...beside } = schema;
  const found = schemaAt(conversion.root, $ref ?? '');
  if (found === undefined) {
    lose(conversion, path, '$ref', unresolvedMessage);
    return {};
  }
  if (conversion.within.has(found.pointer)) {
    lose(conversion, path, '$ref', recursionMessage);
    return convertNode(cut(found.schema), path, conversion);
  }
  const within = new Set([...conversion.within, found.pointer]);
  const target = typeof found.schema === 'object' ? { ...found.schema, ...beside } : found.schema;
  return convertNode(target, found.pointer, { ...conversion, within });
}

/** What is left of a schema where its recursion is cut: its type and its description. */
function cut(schema: JsonSchemaOrBoolean): JsonSchema {
  if (typeof schema === 'boolean') return {};
  const { type, description } = schema;
  return { ...(type === undefined ? {} : { type }), ...(description === undefined ? {} : { description }) };
}

function isolate(schema: JsonSchema, path: string, conversion: Conversion): Draft {
  const draft: Draft = { $ref: schema.$ref };
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$ref') continue;
    if (keyword === '$defs' || keyword === 'definitions')
      draft[keyword] = convertNamed(value, pointerTo(path, keyword), conversion);
    else if (keyword !== '$schema' && keyword !== '$id')
      lose(conversion, path, keyword, besideReferenceMessage);
  }
  return draft;
}

function withoutOneOf(schema: JsonSchema, path: string, conversion: Conversion): JsonSchema {
  const { oneOf, ...rest } = schema;
  if (oneOf === undefined) return schema;
  if (rest.anyOf !== undefined) {
    lose(conversion, path, 'oneOf', droppedMessage);
    return rest;
  }
  if (!areExclusive(oneOf, conversion.root)) lose(conversion, path, 'oneOf', notExclusiveMessage);
  return { ...rest, anyOf: oneOf };
}

/** A list of alternatives in place of a tuple, where the dialect has no tuples. */
function withoutTuple(schema: JsonSchema, path: string, conversion: Conversion): JsonSchema {
  const { prefixItems, items, additionalItems, ...rest } = schema;
  const isOld = Array.isArray(items);
  const places: readonly JsonSchemaOrBoolean[] | undefined = isOld
    ? (items as readonly JsonSchemaOrBoolean[])
    : prefixItems;
  if (places === undefined) return schema;
  const others = isOld ? additionalItems : (items as JsonSchemaOrBoolean | undefined);
  if (conversion.rules.keywords.has('prefixItems')) {
    return { ...rest, prefixItems: places, ...(others === undefined ? {} : { items: others }) };
  }
  lose(conversion, path, isOld ? 'items' : 'prefixItems', tupleMessage);
  if (typeof others === 'object') return { ...rest, items: { anyOf: [...places, others] } };
  const maxItems = Math.min(rest.maxItems ?? places.length, places.length);
  const bounds = conversion.rules.keywords.has('maxItems') ? { maxItems } : {};
  return { ...rest, items: { anyOf: places }, ...bounds };
}

function convertChildren(schema: JsonSchema, path: string, conversion: Conversion): Draft {
  const { rules } = conversion;
  const { $defs, definitions, properties, ...rest } = schema;
  const draft: Draft = { ...rest };
  const named = rules.inlinesReferences ? { properties } : { $defs, definitions, properties };
  for (const [keyword, schemas] of Object.entries(named)) {
    if (schemas !== undefined) draft[keyword] = convertNamed(schemas, pointerTo(path, keyword), conversion);
  }
  for (const keyword of ['anyOf', 'prefixItems'] as const) {
    const list = schema[keyword];
    if (list === undefined) continue;
    draft[keyword] = list.map((each, index) =>
      convertNode(each, pointerTo(pointerTo(path, keyword), index), conversion),
    );
  }
  if (isSchemaObject(schema.items)) {
    draft['items'] = convertNode(schema.items, pointerTo(path, 'items'), conversion);
  }
  const { additionalProperties } = schema;
  if (
    isSchemaObject(additionalProperties) &&
    !rules.closesObjects &&
    rules.keywords.has('additionalProperties')
  ) {
    const place = pointerTo(path, 'additionalProperties');
    draft['additionalProperties'] = convertNode(additionalProperties, place, conversion);
  }
  return draft;
}

function convertNamed(schemas: unknown, path: string, conversion: Conversion): Draft {
  // Keywords that hold schemas by name.
  const entries = Object.entries(schemas as Readonly<Record<string, JsonSchemaOrBoolean>>);
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, convertNode(schema, pointerTo(path, name), conversion)]),
  );
}

/** Some providers want a type beside constants, which the constants tell. */
function nameType(draft: Draft): void {
  const { type, const: constant, enum: values } = draft as JsonSchema;
  const constants = constant === undefined ? values : [constant];
  if (type !== undefined || constants === undefined) return;
  const types = [...new Set(constants.map(typeOfValue))];
  draft['type'] = types.length === 1 ? types[0] : types;
}

function constantToEnum(draft: Draft, { rules }: Conversion): void {
  if (draft['const'] === undefined || rules.keywords.has('const')) return;
  draft['enum'] = [draft['const']];
  delete draft['const'];
}

function dropRest(draft: Draft, path: string, conversion: Conversion): void {
  const { rules } = conversion;
  const described: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(draft)) {
    if (isSaid(keyword, value, conversion)) continue;
    // Deleting is what a draft is for.
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the draft is ours alone
    delete draft[keyword];
    if (ANNOTATIONS.has(keyword) || keyword.startsWith('x-')) continue;
    described[keyword] = value;
    lose(conversion, path, keyword, rules.describesRest ? describedMessage : droppedMessage);
  }
  if (rules.describesRest && Object.keys(described).length > 0) {
    describe(draft, `Further constraints, as JSON Schema: ${JSON.stringify(described)}`);
  }
}

function isSaid(keyword: string, value: unknown, { rules }: Conversion): boolean {
  if (!rules.keywords.has(keyword)) return false;
  // A member that may be null has no use for null as its default.
  if (keyword === 'default' && value === null && rules.requiresMembers) return false;
  if (keyword === 'format') return rules.formats?.has(String(value)) ?? true;
  if (keyword === 'minItems') return rules.leastItems?.includes(Number(value)) ?? true;
  return true;
}
