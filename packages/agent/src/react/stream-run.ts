import { abortable } from '../async/abortable.ts';
import { isThenable } from '../async/is-thenable.ts';
import { AgentText } from '@hearsay/core';
import { AssistantMessage } from '../messages/assistant-message.ts';
import { ToolCall } from '../messages/tool-call.ts';
import { ToolResultMessage } from '../messages/tool-result-message.ts';
import type { Usage } from '../messages/usage.ts';
import type { ChatRequest } from '../provider/chat-request.ts';
import type { StreamEvent } from '../provider/stream-event.ts';
import { runErrorOf } from './drive-run.ts';
import type { MessageChunk } from './message-chunk.ts';
import { DeltaChunk } from './message-chunk.ts';
import type { ReActRun } from './react-run.ts';
import type { ChatSpan } from './telemetry.ts';
import { toolRound } from './tool-round.ts';

/** Puts a reply together from its pieces. */
class ReplyParts {
  text = '';
  reasoning: string | undefined;
  readonly calls: ToolCall[] = [];
  usage: Usage | undefined;
  done: (StreamEvent & { readonly type: 'done' }) | undefined;
  readonly #run: ReActRun;
  #bytes = 0;

  constructor(run: ReActRun) {
    this.#run = run;
  }

  /** Takes a piece in, and returns the chunk that readers get for it. */
  take(event: StreamEvent): MessageChunk | undefined {
    const { events } = this.#run.parts;
    switch (event.type) {
      case 'delta': {
        this.text += this.#measured(event.text);
        const chunk = new DeltaChunk(event.text);
        events?.publish({ name: 'delta', text: chunk.text });
        return chunk;
      }
      case 'reasoning': {
        const text = this.#measured(event.text);
        this.reasoning = (this.reasoning ?? '') + text;
        events?.publish({ name: 'reasoning', text: AgentText.from(text) });
        return undefined;
      }
      case 'tool-call': {
        const call = event.call instanceof ToolCall ? event.call : new ToolCall(event.call);
        this.calls.push(call);
        return { type: 'tool-call', call };
      }
      case 'done':
        this.done = event;
        return undefined;
    }
  }

  #measured(text: string | AgentText): string {
    const raw = typeof text === 'string' ? text : text.raw();
    this.#bytes += Buffer.byteLength(raw);
    this.#run.checkBytes(this.#bytes);
    return raw;
  }

  message(): AssistantMessage {
    const { text, reasoning, calls: toolCalls } = this;
    return new AssistantMessage({ text, reasoning, toolCalls });
  }
}

async function openStream(run: ReActRun, request: ChatRequest): Promise<AsyncIterator<StreamEvent>> {
  const opening = run.parts.provider.streamChat(request, run.callOptions);
  const stream = isThenable(opening) ? await abortable(opening, run.signal.caller) : opening;
  return stream[Symbol.asyncIterator]();
}

/** Lets a provider know that nobody reads on; one that hangs, or fails at that, is left alone. */
function leave(iterator: AsyncIterator<StreamEvent>): void {
  void iterator.return?.().then(undefined, () => undefined);
}

async function* reply(
  run: ReActRun,
  request: ChatRequest,
  parts: ReplyParts,
): AsyncGenerator<MessageChunk, void, undefined> {
  const { caller } = run.signal;
  const span: ChatSpan | undefined = run.span?.startChat(run.parts.provider, request, run.rounds);
  let iterator: AsyncIterator<StreamEvent> | undefined;
  let ended = false;
  try {
    iterator = await openStream(run, request);
    while (!parts.done) {
      // Also an event that is ready is not taken once the run is cancelled.
      run.signal.check();
      const pull = iterator.next();
      const pulled = caller ? await abortable(pull, caller) : await pull;
      if (pulled.done === true) {
        ended = true;
        break;
      }
      const chunk = parts.take(pulled.value);
      if (chunk) yield chunk;
    }
    const { finishReason = 'stop', usage, model } = parts.done ?? {};
    span?.end({ response: { finishReason, usage, model } });
  } catch (error) {
    const failure = runErrorOf(run, error);
    span?.end({ error: failure });
    throw failure;
  } finally {
    if (iterator && !ended) leave(iterator);
  }
}

async function* results(
  run: ReActRun,
  calls: readonly ToolCall[],
): AsyncGenerator<MessageChunk, void, undefined> {
  const round = toolRound(run, calls);
  for (const [place, call] of calls.entries()) {
    const pending = round.outcomeOf(place);
    const outcome = isThenable(pending) ? await pending : pending;
    const isError = outcome.error !== undefined;
    const result = new ToolResultMessage({ id: call.id, content: outcome.text, isError });
    yield { type: 'tool-result', call, result };
    const recorded = run.recordResult(call, result, outcome);
    if (isThenable(recorded)) await recorded;
  }
}

/** Drives a run to its end, telling its pieces on the way; returns the decoded answer, if there is a schema. */
export async function* streamRun(run: ReActRun): AsyncGenerator<MessageChunk, unknown, undefined> {
  for (;;) {
    const pending = run.nextRequest();
    const request = isThenable(pending) ? await pending : pending;
    const parts = new ReplyParts(run);
    yield* reply(run, request, parts);
    if (parts.done?.usage) run.report(parts.done.usage);
    run.finishReason = parts.done?.finishReason ?? 'stop';
    const settling = run.settle(parts.message(), parts.reasoning !== undefined);
    const settled = isThenable(settling) ? await settling : settling;
    if (settled.next === 'end') return settled.value;
    if (settled.next === 'retry') {
      yield { type: 'retry', attempt: settled.attempt, limit: run.parts.config.maxStructuredRetries };
    } else {
      yield* results(run, parts.calls);
    }
  }
}
