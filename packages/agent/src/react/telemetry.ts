import type { AgentError } from '../errors/agent-error.ts';
import type { Usage } from '../messages/usage.ts';
import type { ChatRequest } from '../provider/chat-request.ts';
import type { ChatResponse } from '../provider/chat-response.ts';
import type { Provider } from '../provider/provider.ts';
import type { ToolCall } from '../messages/tool-call.ts';
import type { ToolOutcome } from '../tools/tool-outcome.ts';
import type { RunSummary } from './run-summary.ts';

/** Is told about a model call. */
export interface ChatSpan {
  /** The reply came, or did not. */
  end(
    outcome:
      | {
          readonly response: Pick<ChatResponse, 'finishReason' | 'model'> & {
            readonly usage: Usage | undefined;
          };
        }
      | { readonly error: unknown },
  ): void;
}

/** Is told about a call of a tool. */
export interface ToolSpan {
  /** Runs the call as part of the span. */
  run<Value>(call: () => Value): Value;
  /** The call is over. */
  end(outcome: ToolOutcome): void;
}

/** A call that is traced. */
export interface TracedTool {
  /** The call as the model wrote it. */
  readonly call: ToolCall;
  /** The registered name; undefined for a tool that the model made up. */
  readonly name: string | undefined;
}

/** Is told what happens in a run. */
export interface RunSpan {
  /** A model is asked. */
  startChat(provider: Provider, request: ChatRequest, round: number): ChatSpan;
  /** A tool is called. */
  startTool(tool: TracedTool, round: number): ToolSpan;
  /** The run is over. */
  end(summary: RunSummary, error: AgentError | undefined): void;
}

/** Makes traces of runs; `@hearsay/agent/otel` has one for OpenTelemetry. */
export interface Telemetry {
  /** A run begins. */
  startRun(run: {
    readonly runId: string;
    readonly agent: string;
    readonly parentRunId: string | undefined;
  }): RunSpan;
}
