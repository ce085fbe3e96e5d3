import type { AgentText } from '@hearsay/core';
import { answerMessage } from './answer-messages.ts';
import type { Violation } from './violation.ts';

/** Survives two installed copies of the package, unlike `instanceof`. */
const code = 'HEARSAY_ANSWER';

/**
 * Thrown when an answer does not match its declaration.
 *
 * Neither the message nor the violations hold anything that the model wrote; that is `text`, which is marked.
 */
export class AnswerError extends Error {
  /** Tells this error apart where `instanceof` does not reach, as with two installed copies. */
  readonly code: 'HEARSAY_ANSWER' = code;

  override readonly name = 'AnswerError' as const;

  /** What is wrong, in the order in which it was found, up to the limit `maxViolations`. */
  readonly violations: readonly Violation[];

  /** The answer itself, where there is a text of it. */
  readonly text?: AgentText;

  constructor(violations: readonly Violation[], text?: AgentText) {
    super(answerMessage(violations));
    this.violations = Object.freeze([...violations]);
    if (text !== undefined) this.text = text;
  }

  /** Tells whether a value is such an error, also when another installed copy of the package threw it. */
  static isInstance(value: unknown): value is AnswerError {
    return value instanceof Error && 'code' in value && value.code === code;
  }
}
