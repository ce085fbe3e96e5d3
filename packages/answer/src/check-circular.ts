import { circularMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import { pointerTo } from './json-pointer.ts';
import type { JsonSchema, JsonSchemaOrBoolean } from './json-schema.ts';
import { mapSubschemas } from './map-subschemas.ts';
import { schemaAt, type FoundSchema } from './schema-at.ts';

/** Keywords whose schemas look at the same value as the schema that holds them. */
const SAME_VALUE: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
]);

/**
 * Refuses schemas that lead back to themselves without anything of the value being used up: to judge a value by them
 * would never end.
 *
 * @throws AnswerSchemaError for the first such place.
 */
export function checkCircular(root: JsonSchema): void {
  const judged = new Set<string>();
  const follow = ({ pointer, schema }: FoundSchema, open: ReadonlySet<string>): void => {
    if (open.has(pointer)) throw new AnswerSchemaError(pointer, circularMessage(pointer));
    if (typeof schema === 'boolean' || judged.has(pointer)) return;
    const inside = new Set([...open, pointer]);
    const target = typeof schema.$ref === 'string' ? schemaAt(root, schema.$ref) : undefined;
    if (target !== undefined) follow(target, inside);
    for (const { keyword, ...part } of partsOf(schema, pointer))
      if (SAME_VALUE.has(keyword)) follow(part, inside);
    judged.add(pointer);
  };
  const visit = (found: FoundSchema): void => {
    follow(found, new Set());
    if (typeof found.schema === 'boolean') return;
    for (const part of partsOf(found.schema, found.pointer)) visit(part);
  };
  visit({ pointer: '', schema: root });
}

interface Part extends FoundSchema {
  readonly keyword: string;
}

/** The schemas directly inside of a schema. */
function partsOf(schema: JsonSchema, pointer: string): readonly Part[] {
  const parts: Part[] = [];
  mapSubschemas(schema, (part: JsonSchemaOrBoolean, keyword, step) => {
    const folder = pointerTo(pointer, keyword);
    parts.push({ keyword, pointer: step === undefined ? folder : pointerTo(folder, step), schema: part });
    return part;
  });
  return parts;
}
