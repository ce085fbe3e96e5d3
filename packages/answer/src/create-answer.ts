import { AgentText } from '@hearsay/core';
import { AnswerError } from './answer-error.ts';
import { AnswerJudge, type Judgement, type Reading } from './answer-judge.ts';
import type { Answer, AnswerOptions, AnswerResult } from './answer.ts';
import { encodeValue } from './encode-value.ts';
import type { JsonSchema } from './json-schema.ts';
import type { JsonValue } from './json-value.ts';
import { rawText } from './raw-text.ts';

/**
 * Makes an answer of a frozen schema, which the schema of its draft accepts.
 *
 * @throws AnswerSchemaError when the schema is invalid, or says too little to mark every free text.
 */
export function createAnswer<Value>(
  schema: JsonSchema,
  options: AnswerOptions,
  reading: Reading,
): Answer<Value> {
  const judge = new AnswerJudge(schema, options, reading);

  function parse(text: string | AgentText): Value {
    const raw = rawText(text);
    const judgement = judge.judgeText(raw);
    if (!judgement.ok) throw errorOf(judgement, raw);
    // As in `resultOf`. Most answers are right, and need no result around their value.
    return judgement.value as Value;
  }

  function safeParse(text: string | AgentText): AnswerResult<Value> {
    const raw = rawText(text);
    return resultOf(judge.judgeText(raw), raw);
  }

  function safeDecode(value: unknown): AnswerResult<Value> {
    return resultOf(judge.judgeValue(value));
  }

  function encode(value: Value): JsonValue {
    const json = encodeValue(value);
    const violations = judge.violationsOf(json);
    if (violations.length > 0) throw new AnswerError(violations);
    return json;
  }

  // Functions of their own, so that they can be handed on without the answer.
  return Object.freeze({
    schema,
    parse,
    decode: (value: unknown) => valueOf(safeDecode(value)),
    safeParse,
    safeDecode,
    encode,
  });
}

function resultOf<Value>(judgement: Judgement, text?: string): AnswerResult<Value> {
  // The decoder is compiled from the schema that the type is inferred from, or checked against.
  if (judgement.ok) return { ok: true, value: judgement.value as Value };
  return { ok: false, error: errorOf(judgement, text) };
}

function errorOf({ violations, json }: Extract<Judgement, { ok: false }>, text?: string): AnswerError {
  const written = text ?? (json === undefined ? undefined : JSON.stringify(json));
  const marked = written === undefined ? undefined : AgentText.from(written);
  return new AnswerError(violations, marked);
}

function valueOf<Value>(result: AnswerResult<Value>): Value {
  if (result.ok) return result.value;
  throw result.error;
}
