import type { JsonSchema, JsonSchemaOrBoolean } from './json-schema.ts';
import { subschemaHolding } from './subschema-holding.ts';

type Change = (subschema: JsonSchemaOrBoolean, keyword: string) => JsonSchemaOrBoolean;

/** A copy of a schema in which every direct subschema is what `change` makes of it. */
export function mapSubschemas(schema: JsonSchema, change: Change): JsonSchema {
  // Every keyword still holds what it held: schemas instead of schemas.
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, mapKeyword(keyword, value, change)]),
  );
}

function mapKeyword(keyword: string, value: unknown, change: Change): unknown {
  // What the keyword holds, it is asked here.
  switch (subschemaHolding(keyword, value)) {
    case 'one':
      return change(value as JsonSchemaOrBoolean, keyword);
    case 'list':
      return (value as readonly JsonSchemaOrBoolean[]).map((each) => change(each, keyword));
    case 'named':
      return Object.fromEntries(
        Object.entries(value as Readonly<Record<string, JsonSchemaOrBoolean>>).map(([name, each]) => [
          name,
          change(each, keyword),
        ]),
      );
    case undefined:
      return value;
  }
}
