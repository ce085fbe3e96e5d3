import type { AgentText } from '@hearsay/core';
import { errorMessages } from './agent-error-messages.ts';
import { AgentError } from './agent-error.ts';

function nameOf(reason: unknown): string {
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'TimeoutError' : 'AbortError';
}

/**
 * The run was cancelled by its signal.
 *
 * Its name is `AbortError`, or `TimeoutError` after `AbortSignal.timeout()`, as programs expect of a cancelled call; its
 * `cause` is the signal's reason.
 */
export class CancelledError extends AgentError {
  override readonly name: string;

  constructor(reason?: unknown) {
    super('HEARSAY_CANCELLED', errorMessages.cancelled, { cause: reason });
    this.name = nameOf(reason);
  }
}

/** The agent is in the middle of another run. */
export class AgentBusyError extends AgentError {
  override readonly name = 'AgentBusyError';

  constructor() {
    super('HEARSAY_AGENT_BUSY', errorMessages.busy);
  }
}

/** The stream was left before its end; only the event that ends a run says so. */
export class StreamAbandonedError extends AgentError {
  override readonly name = 'StreamAbandonedError';

  constructor() {
    super('HEARSAY_STREAM_ABANDONED', errorMessages.abandoned);
  }
}

/** The model asked for tools in more rounds than it may. */
export class TooManyToolRoundsError extends AgentError {
  override readonly name = 'TooManyToolRoundsError';
  /** The limit. */
  readonly limit: number;

  constructor(limit: number) {
    super('HEARSAY_TOO_MANY_TOOL_ROUNDS', errorMessages.tooManyToolRounds(limit));
    this.limit = limit;
  }
}

/** The model's answers did not fit the schema, as often as they may. */
export class StructuredRetriesExhaustedError extends AgentError {
  override readonly name = 'StructuredRetriesExhaustedError';
  /** How many retries there were. */
  readonly limit: number;
  /** The last answer, as the model wrote it. */
  readonly answer: AgentText;

  constructor(limit: number, answer: AgentText, options: { readonly cause?: unknown } = {}) {
    super('HEARSAY_STRUCTURED_RETRIES_EXHAUSTED', errorMessages.retriesExhausted(limit), options);
    this.limit = limit;
    this.answer = answer;
  }
}

/** An answer fits the schema, and yet cannot become the type. */
export class StructuredParseError extends AgentError {
  override readonly name = 'StructuredParseError';
  /** The answer, as the model wrote it. */
  readonly answer: AgentText;

  constructor(answer: AgentText, options: { readonly cause?: unknown } = {}) {
    super('HEARSAY_STRUCTURED_PARSE', errorMessages.structuredParse, options);
    this.answer = answer;
  }
}
