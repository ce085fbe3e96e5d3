import type { Answer } from '@hearsay/answer';
import type { AgentText, Answerable } from '@hearsay/core';
import type { AgentInput } from '../messages/agent-input.ts';
import type { RunLineage } from '../tools/agent-tool.ts';
import type { MessageChunk } from './message-chunk.ts';

/** Something that answers. */
export interface Agent {
  /** Runs to the end, and returns the answer. */
  run(input: AgentInput): Promise<AgentText>;
  /** Runs, and tells its pieces on the way; leaving the loop ends the run. */
  runStream(input: AgentInput): AsyncIterable<MessageChunk>;
}

/** What goes with a run that can be cancelled. */
export interface RunOptions {
  /** Cancels the run, which then rejects, or ends its stream with `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** How long the run may take; the agent's own limit when left out. */
  readonly timeoutMs?: number | undefined;
  /** The run that asks for this one: `context.lineage` of a tool. */
  readonly parent?: RunLineage | undefined;
}

/** An agent that answers with a value of a declared type. */
export interface TypedAgent {
  /** Runs until an answer fits the declaration, and returns it decoded. */
  runTyped<Value extends Answerable<Value>>(answer: Answer<Value>, input: AgentInput): Promise<Value>;
}

/** An agent whose runs can be cancelled. */
export interface CancellableAgent extends Agent {
  /** Tells it from an agent that leaves the signal unread, which has the same shape otherwise. */
  readonly isCancellable: true;
  run(input: AgentInput, options?: RunOptions): Promise<AgentText>;
  runStream(input: AgentInput, options?: RunOptions): AsyncIterable<MessageChunk>;
}
