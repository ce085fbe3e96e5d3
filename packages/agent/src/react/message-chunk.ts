import type { AgentText } from '@hearsay/core';
import { LazyText } from '../messages/lazy-text.ts';
import type { ToolCall } from '../messages/tool-call.ts';
import type { ToolResultMessage } from '../messages/tool-result-message.ts';
import type { FinishReason } from '../provider/chat-response.ts';
import type { PartialAnswer } from './partial-answer.ts';
import type { RunSummary } from './run-summary.ts';

/** A piece of an answer. */
export class DeltaChunk {
  /** Tells the kinds of chunk apart. */
  readonly type = 'delta';
  readonly #text: LazyText;

  constructor(text: string | AgentText) {
    this.#text = new LazyText(text);
  }

  /** The piece; pieces of one round make one text, in order. */
  get text(): AgentText {
    return this.#text.marked;
  }

  /** Returns the chunk as plain JSON. */
  toJSON(): { type: 'delta'; text: AgentText } {
    return { type: this.type, text: this.text };
  }
}

/** The model asks for a tool. */
export interface ToolCallChunk {
  readonly type: 'tool-call';
  /** The call; its result has the same id. */
  readonly call: ToolCall;
}

/** A tool is done, or has failed. */
export interface ToolResultChunk {
  readonly type: 'tool-result';
  /** The call that is answered. */
  readonly call: ToolCall;
  /** What the model will read. */
  readonly result: ToolResultMessage;
}

/** The answer so far does not fit the schema: its pieces are void, and a new answer follows. */
export interface RetryChunk {
  readonly type: 'retry';
  /** The number of the wrong answer, from 1. */
  readonly attempt: number;
  /** How many wrong answers are allowed. */
  readonly limit: number;
}

/** The run has ended well; nothing follows. */
export interface DoneChunk {
  readonly type: 'done';
  /** What it took. */
  readonly summary: RunSummary;
  /** Why the model stopped. */
  readonly finishReason: FinishReason;
}

/** The run was cancelled; nothing follows. */
export interface CancelledChunk {
  readonly type: 'cancelled';
}

/** The answer as far as it is written: nothing in it was checked. */
export interface PartialChunk<Value> {
  readonly type: 'partial';
  /** What is there, every text marked and every member optional. */
  readonly value: PartialAnswer<Value>;
}

/** The whole answer, checked and decoded. */
export interface AnswerChunk<Value> {
  readonly type: 'answer';
  readonly value: Value;
}

/** A piece of a run that ends with a value of a declared type. */
export type TypedChunk<Value> = MessageChunk | PartialChunk<Value> | AnswerChunk<Value>;

/**
 * A piece of a run while it goes on.
 *
 * A stream ends with `done`, with `cancelled`, or by throwing. Further kinds may come: leave unknown ones alone.
 */
export type MessageChunk =
  DeltaChunk | ToolCallChunk | ToolResultChunk | RetryChunk | DoneChunk | CancelledChunk;
