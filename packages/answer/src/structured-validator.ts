import type { AgentText, Prompt } from '@hearsay/core';
import type { AnswerError } from './answer-error.ts';
import { retriesMessage } from './answer-messages.ts';
import { answerBehind } from './answer-behind.ts';
import type { Answer, AnswerResult } from './answer.ts';
import type { AnswerDeclaration, AnswerOfDeclaration, DeclarationGuard } from './declaration-guard.ts';
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
 * import { StructuredValidator } from '@hearsay/answer';
 *
 * const validator = new StructuredValidator({ enum: ['approve', 'reject'] }, 1);
 * const outcome = validator.validate('Sure! approve');
 * if (outcome.status === 'retry') console.log(outcome.feedback.toString());
 * ```
 */
export interface StructuredValidator<Value> {
  /** Judges one answer. */
  validate(text: string | AgentText): StructuredOutcome<Value>;
}

/** Makes a `StructuredValidator`. */
export interface StructuredValidatorConstructor {
  /**
   * Takes an answer, with an empty count of failures.
   *
   * @throws RangeError when `retries` is no whole number from 0.
   */
  new <Value>(answer: Answer<Value>, retries?: number): StructuredValidator<Value>;

  /**
   * Takes what `defineAnswer` takes.
   *
   * @throws AnswerSchemaError as `defineAnswer` does.
   */
  new <const Declaration extends AnswerDeclaration>(
    declaration: Declaration & DeclarationGuard<Declaration>,
    retries?: number,
  ): StructuredValidator<AnswerOfDeclaration<Declaration>>;
}

/** Makes a judge of the answers of one run, for an answer or for what `defineAnswer` takes. */
// A class has one type for whatever it is made from, and what is inferred depends on what is handed in.
export const StructuredValidator: StructuredValidatorConstructor = class<
  Value,
> implements StructuredValidator<Value> {
  readonly #answer: Answer<Value>;
  readonly #retries: number;
  #failed = 0;

  constructor(declared: Answer<Value> | AnswerDeclaration, retries: number = DEFAULT_STRUCTURED_RETRIES) {
    if (!Number.isSafeInteger(retries) || retries < 0) throw new RangeError(retriesMessage);
    // The type is inferred from what was handed in, see above.
    this.#answer = answerBehind(declared) as Answer<Value>;
    this.#retries = retries;
  }

  validate(text: string | AgentText): StructuredOutcome<Value> {
    const result = validateStructured(this.#answer, text);
    if (result.ok) return { status: 'passed', value: result.value };
    const { error } = result;
    if (this.#failed >= this.#retries) return { status: 'exhausted', retries: this.#retries, error };
    this.#failed++;
    return { status: 'retry', feedback: structuredRetryPrompt(this.#answer, error), error };
  }
};

/** Judges one answer without a budget, for a loop of your own. */
export function validateStructured<Value>(
  answer: Answer<Value>,
  text: string | AgentText,
): AnswerResult<Value>;
/**
 * Judges one answer against what `defineAnswer` takes; the same object is declared once.
 *
 * @throws AnswerSchemaError as `defineAnswer` does.
 */
export function validateStructured<const Declaration extends AnswerDeclaration>(
  declaration: Declaration & DeclarationGuard<Declaration>,
  text: string | AgentText,
): AnswerResult<AnswerOfDeclaration<Declaration>>;
export function validateStructured(
  declared: Answer<unknown> | AnswerDeclaration,
  text: string | AgentText,
): AnswerResult<unknown> {
  return answerBehind(declared).safeParse(text);
}
