import type { Answerable, Refused } from '@hearsay/core';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { AnswerOfSchema } from './answer-of-schema.ts';
import type { Answer, AnswerOptions } from './answer.ts';
import type { AsDecoded } from './as-decoded.ts';
import { checkKeywords } from './check-keywords.ts';
import { createAnswer } from './create-answer.ts';
import type { AnswerDeclaration, AnswerOfDeclaration, DeclarationGuard } from './declaration-guard.ts';
import { finishStandard } from './finish-standard.ts';
import { frozenSchema } from './frozen-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { standardJsonSchema } from './standard-json-schema.ts';

/** Declares an answer of a type that is written out, with a schema that the compiler compares with it. */
export type DefineTypedAnswer<Value> = <const Schema extends JsonSchema>(
  schema: Schema & TypedGuard<Schema, Value>,
  options?: AnswerOptions,
) => Answer<Value>;

type TypedGuard<Schema, Value> = [AnswerOfSchema<Schema>] extends [Value]
  ? unknown
  : [AnswerOfSchema<Schema>] extends [AsDecoded<Value>]
    ? unknown
    : SchemaOf<Value, AnswerOfSchema<Schema>>;

/** Nothing has this type: it shows the type that was asked for, and the one that the schema stands for. */
interface SchemaOf<Wanted, Found> extends Refused<'the schema does not stand for this type'> {
  readonly wanted: Wanted;
  readonly found: Found;
}

/**
 * Declares an answer once: its type, the JSON Schema for the model, the validator and the decoder.
 *
 * A declaration is a JSON Schema literal, or a schema of zod, arktype or valibot in which free text is `agentText()`.
 * Called with a type and without a schema, it returns a function that takes the schema and compares it with the type.
 *
 * @throws AnswerSchemaError when the schema is invalid, or says too little to mark every free text.
 *
 * @example
 * ```ts
 * import { defineAnswer } from '@hearsay/answer';
 *
 * const review = defineAnswer({
 *   type: 'object',
 *   properties: { verdict: { enum: ['approve', 'reject'] }, summary: { type: 'string' } },
 *   required: ['verdict', 'summary'],
 * });
 * const { verdict, summary } = review.parse('{"verdict":"approve","summary":"Looks good."}');
 * console.log(verdict, summary.byteLength);
 * ```
 */
export function defineAnswer<Value extends Answerable<Value>>(): DefineTypedAnswer<Value>;
export function defineAnswer<const Declaration extends AnswerDeclaration>(
  declaration: Declaration & DeclarationGuard<Declaration>,
  options?: AnswerOptions,
): Answer<AnswerOfDeclaration<Declaration>>;
export function defineAnswer(
  declaration?: AnswerDeclaration,
  options: AnswerOptions = {},
): Answer<unknown> | DefineTypedAnswer<unknown> {
  if (declaration === undefined) return defineFromSchema;
  if (!isStandardSchema(declaration)) return defineFromSchema(declaration, options);
  const schema = frozenSchema(standardJsonSchema(declaration, options.jsonSchema));
  return createAnswer(schema, options, { marksText: false, finish: finishStandard(declaration) });
}

function defineFromSchema(given: JsonSchema, options: AnswerOptions = {}): Answer<unknown> {
  const schema = frozenSchema(given);
  checkKeywords(schema);
  return createAnswer(schema, options, { marksText: true });
}

/** Types of arktype are functions; programs without types can pass anything. */
function isStandardSchema(declaration: AnswerDeclaration): declaration is StandardSchemaV1 {
  return Object(declaration) === declaration && '~standard' in declaration;
}
