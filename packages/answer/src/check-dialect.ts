import { embeddedIdMessage, prefixItemsMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import { pointerTo } from './json-pointer.ts';
import type { JsonSchema } from './json-schema.ts';

/** Keywords whose value is data, in which nothing is a keyword. */
const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples']);

/**
 * Refuses what the validator and the decoder would read in different ways, so that a text could pass as something else:
 * a name inside the schema, which changes where references below it lead, and `prefixItems` in draft-07, which knows
 * no such keyword.
 *
 * @throws AnswerSchemaError for the first such place.
 */
export function checkDialect(schema: JsonSchema): void {
  const isDraft7 = schema.$schema?.includes('draft-07') ?? false;
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === '$id' && typeof member === 'string' && path !== '') {
        throw new AnswerSchemaError(pointerTo(path, key), embeddedIdMessage(path));
      }
      if (isDraft7 && key === 'prefixItems' && Array.isArray(member)) {
        throw new AnswerSchemaError(pointerTo(path, key), prefixItemsMessage(path));
      }
      if (typeof member === 'object' && !DATA.has(key)) visit(member, pointerTo(path, key));
    }
  };
  visit(schema, '');
}
