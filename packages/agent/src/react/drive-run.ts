import { abortable } from '../async/abortable.ts';
import { isThenable } from '../async/is-thenable.ts';
import { AgentError } from '../errors/agent-error.ts';
import { ProviderApiError, providerErrorOf } from '../errors/provider-error.ts';
import { CancelledError } from '../errors/run-error.ts';
import { rawReply } from '../messages/assistant-message.ts';
import type { ToolCall } from '../messages/tool-call.ts';
import { ToolResultMessage } from '../messages/tool-result-message.ts';
import type { ChatRequest } from '../provider/chat-request.ts';
import type { ChatResponse } from '../provider/chat-response.ts';
import type { ToolOutcome } from '../tools/tool-outcome.ts';
import type { ReActRun } from './react-run.ts';
import { toolRound } from './tool-round.ts';

/** Turns what a provider threw into the error of the run: a cancelled run is cancelled, whatever the provider says. */
export function runErrorOf(run: ReActRun, thrown: unknown): AgentError {
  const { caller } = run.signal;
  if (thrown instanceof CancelledError) return thrown;
  if (caller?.aborted === true) return new CancelledError(caller.reason);
  return providerErrorOf(thrown);
}

/** Makes any error of a run an error of this package. */
export function agentErrorOf(thrown: unknown): AgentError {
  return AgentError.isInstance(thrown) ? thrown : providerErrorOf(thrown);
}

async function ask(run: ReActRun, request: ChatRequest): Promise<ChatResponse> {
  const { provider } = run.parts;
  const span = run.span?.startChat(provider, request, run.rounds);
  try {
    const pending = provider.chat(request, run.callOptions);
    const response = isThenable(pending) ? await abortable(pending, run.signal.caller) : pending;
    // Only a provider without types can say something else.
    if ((response.message.role as string) !== 'assistant') {
      throw new ProviderApiError(0, { reason: 'the reply is no assistant message' });
    }
    span?.end({ response });
    return response;
  } catch (error) {
    const failure = runErrorOf(run, error);
    span?.end({ error: failure });
    throw failure;
  }
}

/** The message that tells the model what came of a call. */
export function resultOf({ id }: ToolCall, { text, error }: ToolOutcome): ToolResultMessage {
  return new ToolResultMessage({ id, content: text, isError: error !== undefined });
}

async function runTools(run: ReActRun, response: ChatResponse): Promise<void> {
  const { toolCalls } = response.message;
  const round = toolRound(run, toolCalls);
  for (const [place, call] of toolCalls.entries()) {
    const pending = round.outcomeOf(place);
    const outcome = isThenable(pending) ? await pending : pending;
    const result = resultOf(call, outcome);
    const recorded = run.recordResult(call, result, outcome);
    if (isThenable(recorded)) await recorded;
  }
}

/**
 * Drives a run to its end with whole replies.
 *
 * What is at hand is not waited for: each wait costs as much as the rest of a round.
 */
export async function driveRun(run: ReActRun): Promise<unknown> {
  for (;;) {
    const pending = run.nextRequest();
    const request = isThenable(pending) ? await pending : pending;
    const response = await ask(run, request);
    run.report(response.usage);
    run.finishReason = response.finishReason;
    const settling = run.settle(response.message, rawReply(response.message).reasoning !== undefined);
    const settled = isThenable(settling) ? await settling : settling;
    if (settled.next === 'end') return settled.value;
    if (settled.next === 'tools') await runTools(run, response);
  }
}
