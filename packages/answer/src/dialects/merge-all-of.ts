import type { JsonSchema, JsonSchemaOrBoolean } from '../json-schema.ts';
import { sameJson } from '../same-json.ts';
import { schemaAt } from '../schema-at.ts';

/** A schema without `allOf`, and whether it says as much. */
export interface MergedSchema {
  readonly schema: JsonSchema;
  readonly isComplete: boolean;
}

/** Puts the parts of `allOf` into the schema that has them, as far as they do not contradict each other. */
export function mergeAllOf(schema: JsonSchema, root: JsonSchema): MergedSchema {
  const { allOf = [], ...own } = schema;
  let merged: JsonSchema = own;
  let isComplete = true;
  for (const part of allOf) {
    const resolved = resolve(part, root);
    if (resolved === undefined) {
      isComplete = false;
    } else {
      const next = mergeTwo(merged, resolved);
      isComplete &&= next.isComplete;
      merged = next.schema;
    }
  }
  return { schema: merged, isComplete };
}

function resolve(part: JsonSchemaOrBoolean, root: JsonSchema): JsonSchema | undefined {
  if (typeof part === 'boolean') return part ? {} : undefined;
  if (part.$ref !== undefined) {
    const target = schemaAt(root, part.$ref)?.schema;
    // A part of a part is not looked into further: it could lead in a circle.
    return typeof target === 'object' && target.$ref === undefined && target.allOf === undefined
      ? target
      : undefined;
  }
  return part.allOf === undefined ? part : mergeAllOf(part, root).schema;
}

function mergeTwo(first: JsonSchema, second: JsonSchema): MergedSchema {
  const merged: Record<string, unknown> = { ...first };
  let isComplete = true;
  for (const [keyword, value] of Object.entries(second)) {
    const known = merged[keyword];
    if (known === undefined) merged[keyword] = value;
    else if (keyword === 'required') merged[keyword] = [...new Set([...names(known), ...names(value)])];
    else if (keyword === 'properties') {
      merged[keyword] = { ...(known as object), ...(value as object) };
      // A member that both declare is the second's alone.
      isComplete &&= Object.keys(value as object).every((name) => !Object.hasOwn(known as object, name));
    } else if (!sameJson(known, value)) isComplete = false;
  }
  return { schema: merged, isComplete };
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
