import type { AgentText } from '@hearsay/core';
import type { RunContext } from '@hearsay/tool';
import type { JsonValue } from '@hearsay/answer';
import type { EventPublisher } from '../events/event-channel.ts';
import type { ReActEvent } from '../react/react-event.ts';
import type { Usage } from '../messages/usage.ts';
import type { ToolSchema } from '../provider/chat-request.ts';
import type { SharedState } from './shared-state.ts';

/** What a tool is told beside its arguments. */
export interface ToolContext extends RunContext {
  /** The id of the call. */
  readonly id: string;
  /** The same id, by the name that tools of `@hearsay/tool` know. */
  readonly callId: string;
  /** Aborted when the run is cancelled, the stream is left, or the tool took too long. */
  readonly signal: AbortSignal;
  /** What the tools of the agent share. */
  readonly state: SharedState;
  /** What the run that calls is part of, for tools that run agents of their own. */
  readonly lineage: RunLineage;
}

/** Where a run stands among the runs that started it, so that depth and cycles can be bounded. */
export interface RunLineage {
  /** The id of the run. */
  readonly runId: string;
  /** How many runs stand above it. */
  readonly depth: number;
  /** Is told what happens in the runs below it, too; undefined when nobody watches. */
  readonly events: EventPublisher<ReActEvent> | undefined;
  /** How deep runs may nest. */
  readonly maxDepth: number;
  /** The agents that are waiting for this run, the run's own last. */
  readonly agents: readonly object[];
  /** Is told what a sub-agent took, so that the run counts it. */
  report(usage: Usage): void;
}

/** What a tool says: a text, or data that is written out as JSON. It is as foreign as what a model says. */
export type ToolOutput = AgentText | JsonValue | undefined;

/**
 * A tool that an agent can call.
 *
 * `call` gets arguments that were parsed, and checked by `decode` where there is one.
 */
export interface AgentTool {
  /** What the model is told. */
  readonly schema: ToolSchema;
  /** Whether trimming leaves the result alone. */
  readonly isProtected?: boolean | undefined;
  /** Whether the result is put into a quoted block, because somebody else wrote it. */
  readonly isForeign?: boolean | undefined;
  /** Whether somebody else declared it: such a tool never takes the place of another one of the same name. */
  readonly isRemote?: boolean | undefined;
  /** How long a call may take; the agent's own limit when left out, and `Infinity` for none. */
  readonly timeoutMs?: number | undefined;
  /** How much of a result the model gets; the agent's own limit when left out. */
  readonly maxResultBytes?: number | undefined;
  /**
   * Checks the arguments and turns them into what `call` gets.
   *
   * @throws ToolError when they do not fit.
   */
  decode?(input: unknown): unknown;
  /** Does the work. What it throws goes to the model as the result, and the run goes on. */
  call(input: unknown, context: ToolContext): ToolOutput | Promise<ToolOutput>;
}
