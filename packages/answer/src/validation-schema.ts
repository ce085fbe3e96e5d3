import { CONSTANTS } from './constants-keyword.ts';
import { isDecimalPattern, MAX_DECIMAL_LENGTH } from './decimal-pattern.ts';
import type { JsonSchema, JsonSchemaOrBoolean } from './json-schema.ts';
import { mapSubschemas } from './map-subschemas.ts';
import { STEP } from './step-budget.ts';
import { withDiscriminator } from './tagged-union.ts';

/**
 * The schema that answers are validated with: the declared one, with the length of decimals bounded as `Decimal`
 * bounds it, and with `null` for optional members where it stands for their absence.
 *
 * Every schema stays at its place, because the decoder asks for some by their pointers; only an `anyOf` of which the
 * alternatives are told apart by a constant becomes `oneOf`.
 */
export function validationSchema(schema: JsonSchema, nullMeansAbsent: boolean): JsonSchema {
  const change = (each: JsonSchemaOrBoolean, keyword = ''): JsonSchemaOrBoolean => {
    if (typeof each === 'boolean') return each;
    const changed = withConstants(withBoundedDecimal(mapSubschemas(each, change)));
    const whole = nullMeansAbsent ? withNullForAbsent(changed) : changed;
    return withStep(withTagsFirst(withDiscriminator(whole, schema)), keyword);
  };
  // Only a boolean stays one.
  return change(schema) as JsonSchema;
}

/** References and alternatives are counted, see there; a reference that is an alternative is so already. */
function withStep(schema: JsonSchema, keyword: string): JsonSchema {
  const { $ref, anyOf, oneOf } = schema;
  const isArm = keyword === 'anyOf' || keyword === 'oneOf';
  const isCounted = anyOf !== undefined || oneOf !== undefined || ($ref !== undefined && !isArm);
  // A keyword that only this package knows.
  return isCounted ? ({ ...schema, [STEP]: true } as JsonSchema) : schema;
}

/** Members of closed sets are looked at first: an alternative of another kind is then left at once. */
function withTagsFirst(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (properties === undefined) return schema;
  const members = Object.entries(properties);
  const tags = members.filter(([, member]) => isClosed(member));
  const others = members.filter(([, member]) => !isClosed(member));
  // Schemas by name, as before.
  return { ...schema, properties: Object.fromEntries([...tags, ...others]) };
}

function isClosed(schema: JsonSchemaOrBoolean): boolean {
  return typeof schema === 'object' && (schema.const !== undefined || schema.enum !== undefined);
}

function withBoundedDecimal(schema: JsonSchema): JsonSchema {
  if (schema.pattern === undefined || !isDecimalPattern(schema.pattern)) return schema;
  return { ...schema, maxLength: Math.min(schema.maxLength ?? MAX_DECIMAL_LENGTH, MAX_DECIMAL_LENGTH) };
}

/** Constants that are objects or arrays are compared by a keyword of ours, see there. */
function withConstants(schema: JsonSchema): JsonSchema {
  const { const: constant, enum: values, ...rest } = schema;
  const constants = constant === undefined ? values : [constant];
  if (constants?.some((value) => typeof value === 'object' && value !== null) !== true) return schema;
  // A keyword that only this package knows.
  return { ...rest, [CONSTANTS]: constants } as JsonSchema;
}

function withNullForAbsent(schema: JsonSchema): JsonSchema {
  const { properties, required = [] } = schema;
  if (properties === undefined) return schema;
  const members = Object.entries(properties).map(([name, member]) => [
    name,
    required.includes(name) || typeof member === 'boolean' ? member : orNull(member),
  ]);
  // Schemas by name, as before.
  return { ...schema, properties: Object.fromEntries(members) as JsonSchema['properties'] & object };
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, const: constant, anyOf, oneOf, $ref } = schema;
  if (anyOf !== undefined) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  if (oneOf !== undefined && !oneOf.some((arm) => acceptsNull(arm))) {
    return { ...schema, oneOf: [...oneOf, { type: 'null' }] };
  }
  if ($ref !== undefined || constant !== undefined) return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    ...(type === undefined ? {} : { type: [...new Set([...[type].flat(), 'null' as const])] }),
    ...(values === undefined ? {} : { enum: [...new Set([...values, null])] }),
  };
}

function acceptsNull(schema: JsonSchemaOrBoolean): boolean {
  return typeof schema === 'object' && [schema.type].flat().includes('null');
}
