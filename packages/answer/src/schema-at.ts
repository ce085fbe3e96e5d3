import { pointerTo, unescapeStep } from './json-pointer.ts';
import type { JsonSchema, JsonSchemaOrBoolean } from './json-schema.ts';

/** A schema within another, and where it stands. */
export interface FoundSchema {
  readonly pointer: string;
  readonly schema: JsonSchemaOrBoolean;
}

/** The schema that a local reference names, `#` or a pointer behind it. */
export function schemaAt(root: JsonSchema, reference: string): FoundSchema | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  let found: unknown = root;
  let pointer = '';
  // As ajv does: a step that is written `a%2Fb` or `a~1b` is one step.
  const steps = reference
    .split('/')
    .slice(1)
    .map((step) => unescapeStep(decode(step)));
  for (const step of steps) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    // An object or an array whose own key was just asked for.
    found = (found as Readonly<Record<string, unknown>>)[step];
    pointer = pointerTo(pointer, step);
  }
  if (typeof found !== 'boolean' && (typeof found !== 'object' || found === null)) return undefined;
  // The metaschema has been asked, and a reference to something else than a schema is refused by ajv.
  return { pointer, schema: found as JsonSchemaOrBoolean };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
