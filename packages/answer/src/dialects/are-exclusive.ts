import type { JsonSchema, JsonSchemaOrBoolean } from '../json-schema.ts';
import { canonicalJson } from '../same-json.ts';
import { schemaAt } from '../schema-at.ts';

/** Whether no value can match two of the schemas, as far as types and constants tell. */
export function areExclusive(arms: readonly JsonSchemaOrBoolean[], root: JsonSchema): boolean {
  const schemas = arms.map((arm) => behind(arm, root));
  return schemas.every((first, index) =>
    schemas.slice(index + 1).every((second) => excludeEachOther(first, second, root)),
  );
}

function behind(schema: JsonSchemaOrBoolean | undefined, root: JsonSchema): JsonSchema {
  if (typeof schema !== 'object') return {};
  const target = schema.$ref === undefined ? undefined : schemaAt(root, schema.$ref)?.schema;
  return typeof target === 'object' ? target : schema;
}

function excludeEachOther(first: JsonSchema, second: JsonSchema, root: JsonSchema): boolean {
  const [constants, others] = [constantsOf(first), constantsOf(second)];
  if (constants !== undefined && others !== undefined) {
    return constants.every((constant) => !others.includes(constant));
  }
  const [types, otherTypes] = [typesOf(first), typesOf(second)];
  if (types !== undefined && otherTypes !== undefined && types.every((type) => !otherTypes.includes(type))) {
    return true;
  }
  return (first.required ?? []).some((name) => {
    if (second.required?.includes(name) !== true) return false;
    const [own, other] = [first.properties?.[name], second.properties?.[name]];
    const [values, otherValues] = [constantsOf(behind(own, root)), constantsOf(behind(other, root))];
    return (
      values !== undefined && otherValues !== undefined && values.every((each) => !otherValues.includes(each))
    );
  });
}

function constantsOf(schema: JsonSchema): string[] | undefined {
  if (schema.const !== undefined) return [canonicalJson(schema.const)];
  return schema.enum?.map(canonicalJson);
}

function typesOf({ type, const: constant, enum: values }: JsonSchema): string[] | undefined {
  if (constant !== undefined) return [typeOfValue(constant)];
  if (values !== undefined) return values.map(typeOfValue);
  if (type === undefined) return undefined;
  // Every integer is a number.
  return [type].flat().map((name) => (name === 'integer' ? 'number' : name));
}

/** The name that `type` has for a constant. */
export function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
