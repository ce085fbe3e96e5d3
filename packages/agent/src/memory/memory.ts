import type { Message, Messages } from '../messages/message.ts';
import type { Usage } from '../messages/usage.ts';

/** What goes with a look at a memory. */
export interface ContextOptions {
  /** Aborts what the memory has to ask for, such as a summary. */
  readonly signal?: AbortSignal | undefined;
  /** Is told what the memory's own calls of a model took, so that the run counts it. */
  readonly report?: ((usage: Usage) => void) | undefined;
}

/**
 * What an agent remembers; the system prompt is never part of it.
 *
 * Methods may answer with a promise or without. What they throw ends the run as a `MemoryError`.
 */
export interface Memory {
  /** Adds a message. */
  record(message: Message): void | Promise<void>;
  /** Adds a message that trimming leaves alone; the same as `record` when left out. */
  recordProtected?(message: Message): void | Promise<void>;
  /** Tells what to send, as it is now: later messages do not change it. */
  context(options?: ContextOptions): Messages | Promise<Messages>;
}
