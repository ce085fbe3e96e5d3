import { invalidPatternMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import { eachSubschema } from './each-subschema.ts';
import { pointerTo } from './json-pointer.ts';
import type { JsonSchemaOrBoolean } from './json-schema.ts';

/**
 * Refuses patterns that do not compile, of which the schema of schemas says nothing.
 *
 * @throws AnswerSchemaError for the first one.
 */
export function checkPatterns(schema: JsonSchemaOrBoolean, path = ''): void {
  if (typeof schema === 'boolean') return;
  const { pattern, patternProperties = {} } = schema;
  if (pattern !== undefined) checkPattern(pattern, pointerTo(path, 'pattern'));
  for (const key of Object.keys(patternProperties))
    checkPattern(key, pointerTo(pointerTo(path, 'patternProperties'), key));
  eachSubschema(schema, path, checkPatterns);
}

function checkPattern(pattern: string, path: string): void {
  try {
    // As the validator compiles it.
    new RegExp(pattern, 'u');
  } catch (cause) {
    throw new AnswerSchemaError(path, invalidPatternMessage(path), { cause });
  }
}
