import type { ModelOptions } from '../provider/chat-request.ts';
import type { Approve } from '../tools/call-tool.ts';

/** How a run is bounded; every member has a default. */
export interface AgentConfig {
  /** Rounds in which the model may ask for tools; 10. */
  readonly maxToolRounds: number;
  /** Wrong answers that are sent back with what is wrong; 3, so that four answers are judged. */
  readonly maxStructuredRetries: number;
  /** Text, reasoning and arguments of calls of one reply in UTF-8 bytes; 4 MiB. */
  readonly maxReplyBytes: number;
  /** A tool's result in UTF-8 bytes; 256 KiB, the rest is cut off. */
  readonly maxResultBytes: number;
  /** Calls of tools in one reply; 64. */
  readonly maxCallsPerReply: number;
  /** How long a tool may take; five minutes. */
  readonly toolTimeoutMs: number;
  /** How long a run may take; no limit. */
  readonly runTimeoutMs: number;
  /** How long a cancelled run waits for a tool or a memory that is at work; five seconds. */
  readonly cancelGraceMs: number;
  /** How many tools of one reply run at the same time; 1, so one after another. */
  readonly parallelTools: number;
  /** What happens when the rounds are used up: an error, or one more reply without tools. */
  readonly atLimit: 'error' | 'answer';
  /** How deep sub-agents may nest; 8. */
  readonly maxDepth: number;
  /** Decides about each call of a tool before it is made; all are made when left out. */
  readonly approve: Approve | undefined;
  /** How the model shall answer. */
  readonly model: ModelOptions;
}

/** The configuration of an agent that is not told otherwise. */
export const DEFAULT_CONFIG: AgentConfig = Object.freeze({
  maxToolRounds: 10,
  maxStructuredRetries: 3,
  maxReplyBytes: 4 * 1024 * 1024,
  maxResultBytes: 256 * 1024,
  maxCallsPerReply: 64,
  toolTimeoutMs: 300_000,
  runTimeoutMs: Infinity,
  cancelGraceMs: 5000,
  parallelTools: 1,
  atLimit: 'error',
  maxDepth: 8,
  approve: undefined,
  model: Object.freeze({}),
});
