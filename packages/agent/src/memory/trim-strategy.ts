import type { Message } from '../messages/message.ts';
import type { ContextOptions } from './memory.ts';

/** A user message and all that follows it up to the next one. */
export interface MemoryRound {
  /** The messages, never empty. */
  readonly messages: readonly Message[];
  /** What they count. */
  readonly tokens: number;
}

/** How much may stay. */
export interface TrimLimits {
  /** The tokens that the rounds may count. */
  readonly maxTokens: number;
  /** How many rounds may stay. */
  readonly maxRounds: number;
  /** Counts a message. */
  countTokens(message: Message): number;
}

/** What stays. */
export interface TrimResult {
  /** The messages to send. */
  readonly messages: readonly Message[];
  /** Whether the memory forgets the rest, instead of only leaving it out this time. */
  readonly replaces: boolean;
}

/** Decides what stays when a conversation is too long; rounds that are protected are not its concern. */
export interface TrimStrategy {
  /** Says what stays of the rounds, of which there is at least one. */
  trim(
    rounds: readonly MemoryRound[],
    limits: TrimLimits,
    options: ContextOptions,
  ): TrimResult | Promise<TrimResult>;
}
