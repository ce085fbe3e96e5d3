import { pointerTo } from './json-pointer.ts';
import type { JsonSchema, JsonSchemaOrBoolean } from './json-schema.ts';
import { subschemaHolding } from './subschema-holding.ts';

/** Shows every schema directly inside of a schema: with its pointer, and the keyword that holds it. */
export function eachSubschema(
  schema: JsonSchema,
  pointer: string,
  show: (subschema: JsonSchemaOrBoolean, pointer: string, keyword: string) => void,
): void {
  for (const [keyword, value] of Object.entries(schema)) {
    const holding = subschemaHolding(keyword, value);
    if (holding === undefined) continue;
    const place = pointerTo(pointer, keyword);
    // What the keyword holds, it was asked just now.
    if (holding === 'one') show(value as JsonSchemaOrBoolean, place, keyword);
    else {
      for (const [step, each] of Object.entries(value as Readonly<Record<string, JsonSchemaOrBoolean>>))
        show(each, pointerTo(place, step), keyword);
    }
  }
}
