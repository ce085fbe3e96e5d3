import type { AgentText } from '@hearsay/core';
import type { AnswerError } from './answer-error.ts';
import type { AnswerLimits } from './answer-limits.ts';
import type { JsonSchema } from './json-schema.ts';
import type { JsonValue } from './json-value.ts';

/**
 * A declared answer: what is sent to the model, and the way from its text to a value that holds no unmarked text.
 *
 * Security contract: every string that is reachable in a decoded value is a member of a closed set of the
 * declaration, a `Uuid` or a `Decimal`; all other text is `AgentText`. The value is built anew, of declared members
 * only, and shares nothing with what came in.
 */
export interface Answer<Value> {
  /** The JSON Schema that is sent to the model. */
  readonly schema: JsonSchema;

  /**
   * Parses, validates and decodes the text of a model.
   *
   * @throws AnswerError when the text is no JSON, over a limit, or does not match the declaration.
   */
  parse(text: string | AgentText): Value;

  /**
   * Validates and decodes a value that was parsed elsewhere.
   *
   * @throws AnswerError when the value is no JSON data, over a limit, or does not match the declaration.
   */
  decode(value: unknown): Value;

  /** Does what `parse` does, and returns the error. */
  safeParse(text: string | AgentText): AnswerResult<Value>;

  /** Does what `decode` does, and returns the error. */
  safeDecode(value: unknown): AnswerResult<Value>;

  /**
   * Turns a decoded value back into JSON data, for storage and fixtures; never for a prompt.
   *
   * @throws AnswerError when the value does not match the declaration.
   * @throws TypeError for what no answer can hold.
   */
  encode(value: Value): JsonValue;
}

/** A decoded value, or why there is none. */
export type AnswerResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: AnswerError };

/** The type of the values that an answer decodes to. */
export type AnswerOf<Declared> = Declared extends Answer<infer Value> ? Value : never;

/** How an answer is read. */
export interface AnswerOptions {
  /** Whether members that are not declared are refused; without it they are dropped. */
  readonly strict?: boolean;

  /** Limits that are not the default. */
  readonly limits?: Partial<AnswerLimits>;

  /**
   * What becomes of an object that has a key twice: `last` keeps the last member, as `JSON.parse` does, and is the
   * default; `refuse` reads the text once more and refuses it.
   */
  readonly duplicateKeys?: 'last' | 'refuse';

  /**
   * Whether `null` stands for an optional member that is left out, as a model writes it that has to name every member
   * (see the dialect `openai-strict`). A member that may be `null` by itself stays.
   */
  readonly nullMeansAbsent?: boolean;

  /** The JSON Schema of a Standard Schema that cannot give one itself. */
  readonly jsonSchema?: JsonSchema;
}
