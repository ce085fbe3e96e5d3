import type { AgentText } from '@hearsay/core';
import type { Message } from '../messages/message.ts';
import type { Usage } from '../messages/usage.ts';
import type { FinishReason } from '../provider/chat-response.ts';

/** What a run took. */
export interface RunSummary {
  /** Conversations with the model that were begun, the last one included if it was cancelled. */
  readonly rounds: number;
  /** Calls of tools that were asked for in rounds that were carried out. */
  readonly toolCalls: number;
  /** The tokens of all replies that came, of summaries and of sub-agents. */
  readonly usage: Usage;
}

/** What a run came to. */
export interface RunResult {
  /** The answer. */
  readonly text: AgentText;
  /** What it took. */
  readonly summary: RunSummary;
  /** The messages that this run added to the memory. */
  readonly messages: readonly Message[];
  /** Why the model stopped; `length` says that the answer is cut off. */
  readonly finishReason: FinishReason;
}
