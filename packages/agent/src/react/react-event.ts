import type { AgentText } from '@hearsay/core';
import type { AgentError } from '../errors/agent-error.ts';
import type { RegistryError } from '../errors/registry-error.ts';
import type { RunSummary } from './run-summary.ts';

/** A run has begun. */
export interface RunStarted {
  readonly name: 'run.started';
  readonly runId: string;
  /** What was asked, as the model reads it. */
  readonly input: AgentText;
}

/** A model is about to be asked. */
export interface RoundStarted {
  readonly name: 'round.started';
  readonly runId: string;
  /** From 1. */
  readonly round: number;
}

/** A piece of an answer has come; streams only. */
export interface DeltaEvent {
  readonly name: 'delta';
  readonly text: AgentText;
}

/** A piece of the model's thoughts has come; streams only. */
export interface ReasoningEvent {
  readonly name: 'reasoning';
  readonly text: AgentText;
}

/** A tool is about to be called. */
export interface ToolStarted {
  readonly name: 'tool.started';
  readonly id: string;
  /** The tool that the model named. */
  readonly tool: AgentText;
  /** The JSON text that the model wrote. */
  readonly arguments: AgentText;
}

/** A tool is done, or has failed. */
export interface ToolCompleted {
  readonly name: 'tool.completed';
  readonly id: string;
  /** The tool that the model named. */
  readonly tool: AgentText;
  /** What the model will read. */
  readonly result: AgentText;
  /** Why it failed, if it did. */
  readonly error?: RegistryError | undefined;
}

/** An answer does not fit the schema, and another one is asked for. */
export interface AnswerRejected {
  readonly name: 'answer.rejected';
  /** The number of the wrong answer, from 1. */
  readonly attempt: number;
}

/** A run is over, well or not. */
export interface RunEnded {
  readonly name: 'run.ended';
  readonly runId: string;
  /** What it took, up to its end. */
  readonly summary: RunSummary;
  /** Why it did not end well. */
  readonly error?: AgentError | undefined;
}

/** Something has happened in the run of a sub-agent. */
export interface SubAgentEvent {
  readonly name: 'sub-agent';
  /** The run above it. */
  readonly parentRunId: string;
  readonly event: ReActEvent;
}

/** What happens in a run of a `ReActAgent`. */
export type ReActEvent =
  | RunStarted
  | RoundStarted
  | DeltaEvent
  | ReasoningEvent
  | ToolStarted
  | ToolCompleted
  | AnswerRejected
  | SubAgentEvent
  | RunEnded;
