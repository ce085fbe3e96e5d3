import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { noJsonSchemaMessage, notConvertibleMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import type { JsonSchema } from './json-schema.ts';

/** The JSON Schema of what a Standard Schema takes in. */
export function standardJsonSchema(schema: StandardSchemaV1, given: JsonSchema | undefined): JsonSchema {
  if (given !== undefined) return given;
  const half = schema['~standard'];
  if (!hasJsonSchema(half)) throw new AnswerSchemaError('', noJsonSchemaMessage);
  try {
    // What a converter returns is JSON Schema of the draft that was asked for.
    return half.jsonSchema.input({ target: 'draft-2020-12' });
  } catch (cause) {
    throw new AnswerSchemaError('', notConvertibleMessage, { cause });
  }
}

function hasJsonSchema(half: object): half is StandardJSONSchemaV1['~standard'] {
  return 'jsonSchema' in half;
}
