import { circularMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import { eachSubschema } from './each-subschema.ts';
import type { JsonSchema } from './json-schema.ts';
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
    eachSubschema(schema, pointer, (part, place, keyword) => {
      if (SAME_VALUE.has(keyword)) follow({ pointer: place, schema: part }, inside);
    });
    judged.add(pointer);
  };
  // Only a reference leads back.
  for (const { pointer, schema } of referringSchemas(root)) follow({ pointer, schema }, new Set());
}

/** The schemas with a reference, and where they stand. */
function referringSchemas(root: JsonSchema): readonly FoundSchema[] {
  const found: FoundSchema[] = [];
  const visit = ({ schema, pointer }: FoundSchema): void => {
    if (typeof schema === 'boolean') return;
    if (schema.$ref !== undefined) found.push({ schema, pointer });
    eachSubschema(schema, pointer, (part, place) => {
      visit({ schema: part, pointer: place });
    });
  };
  visit({ schema: root, pointer: '' });
  return found;
}
