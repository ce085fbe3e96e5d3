import type { AgentText, Prompt } from '@hearsay/core';

/** What can be said on a channel: the program's own words, an agent's, or both in a prompt. */
export type ChannelText = string | AgentText | Prompt;

/** What goes with a question. */
export interface AskOptions {
  /** Stops waiting. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A way to ask a person or a peer, and to tell them something.
 *
 * The reply is marked: whoever it comes from, it is not the developer who wrote it.
 */
export interface MessageChannel {
  /** Asks, and waits for the reply. */
  ask(text: ChannelText, options?: AskOptions): Promise<AgentText>;
  /** Tells, and expects no reply. */
  notify(text: ChannelText): Promise<void>;
}
