import type { AgentText, Prompt } from '@hearsay/core';
import type { AnswerError } from './answer-error.ts';
import { retriesMessage } from './answer-messages.ts';
import type { Answer, AnswerResult } from './answer.ts';
import { structuredRetryPrompt } from './structured-retry-prompt.ts';

/** What a judged answer leads to. */
export type StructuredOutcome<Value> =
  | { readonly status: 'passed'; readonly value: Value }
  | { readonly status: 'retry'; readonly feedback: Prompt; readonly error: AnswerError }
  | { readonly status: 'exhausted'; readonly retries: number; readonly error: AnswerError };

/** How often a model is asked again when nothing else is said. */
export const DEFAULT_STRUCTURED_RETRIES = 3;

/**
 * Judges the answers of one run against a declaration, with a budget of retries.
 *
 * N retries mean that N + 1 answers are judged: a failed one leads to `retry` while the budget lasts, and to
 * `exhausted` afterwards. An answer that passes costs nothing.
 *
 * @example
 * ```ts
 * import { StructuredValidator, defineAnswer } from '@hearsay/answer';
 *
 * const validator = new StructuredValidator(defineAnswer({ enum: ['approve', 'reject'] }), 1);
 * const outcome = validator.validate('Sure! approve');
 * if (outcome.status === 'retry') console.log(outcome.feedback.toString());
 * ```
 */
export class StructuredValidator<Value> {
  readonly #answer: Answer<Value>;
  readonly #retries: number;
  #failed = 0;

  /** @throws RangeError when `retries` is no whole number from 0. */
  constructor(answer: Answer<Value>, retries: number = DEFAULT_STRUCTURED_RETRIES) {
    if (!Number.isSafeInteger(retries) || retries < 0) throw new RangeError(retriesMessage);
    this.#answer = answer;
    this.#retries = retries;
  }

  /** Judges one answer. */
  validate(text: string | AgentText): StructuredOutcome<Value> {
    const result = validateStructured(this.#answer, text);
    if (result.ok) return { status: 'passed', value: result.value };
    const { error } = result;
    if (this.#failed >= this.#retries) return { status: 'exhausted', retries: this.#retries, error };
    this.#failed++;
    return { status: 'retry', feedback: structuredRetryPrompt(this.#answer, error), error };
  }
}

/** Judges one answer without a budget, for a loop of your own. */
export function validateStructured<Value>(
  answer: Answer<Value>,
  text: string | AgentText,
): AnswerResult<Value> {
  return answer.safeParse(text);
}
