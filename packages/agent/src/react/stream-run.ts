import { AgentText } from '@hearsay/core';
import { abortable } from '../async/abortable.ts';
import { isThenable } from '../async/is-thenable.ts';
import type { AgentError } from '../errors/agent-error.ts';
import { CancelledError, StreamAbandonedError } from '../errors/run-error.ts';
import { AssistantMessage } from '../messages/assistant-message.ts';
import { ToolCall, rawCall } from '../messages/tool-call.ts';
import type { ChatRequest } from '../provider/chat-request.ts';
import type { StreamEvent } from '../provider/stream-event.ts';
import { agentErrorOf, resultOf, runErrorOf } from './drive-run.ts';
import type { AnswerChunk, MessageChunk } from './message-chunk.ts';
import { DeltaChunk } from './message-chunk.ts';
import type { ReActRun, Settled } from './react-run.ts';
import { replyBytes } from './react-run.ts';
import type { ChatSpan } from './telemetry.ts';
import { toolRound } from './tool-round.ts';

function rawText(text: string | AgentText): string {
  return typeof text === 'string' ? text : text.raw();
}

/** Reads the reply of a provider piece by piece, and puts it together. */
class ReplyReader {
  text = '';
  reasoning: string | undefined;
  readonly calls: ToolCall[] = [];
  done: (StreamEvent & { readonly type: 'done' }) | undefined;
  readonly #run: ReActRun;
  #span: ChatSpan | undefined;
  #iterator: AsyncIterator<StreamEvent> | undefined;
  #units = 0;
  /** Counted from the moment on that the reply could be too long. */
  #bytes: number | undefined;
  #isOver = false;

  constructor(run: ReActRun, request: ChatRequest) {
    this.#run = run;
    this.#span = run.span?.startChat(run.parts.provider, request, run.rounds);
  }

  /** Opens the stream. */
  async open(request: ChatRequest): Promise<void> {
    const { parts, callOptions, signal } = this.#run;
    try {
      const opening = parts.provider.streamChat(request, callOptions);
      const stream = isThenable(opening) ? await abortable(opening, signal.caller) : opening;
      this.#iterator = stream[Symbol.asyncIterator]();
    } catch (error) {
      throw this.#failure(error);
    }
  }

  /** Returns the next chunk for readers; undefined when the reply is whole. */
  async next(): Promise<MessageChunk | undefined> {
    const { signal } = this.#run;
    try {
      while (!this.done && this.#iterator) {
        // Also an event that is ready is not taken once the run is cancelled.
        signal.check();
        const pull = this.#iterator.next();
        const pulled = await (signal.caller ? abortable(pull, signal.caller) : pull);
        if (pulled.done === true) {
          this.#isOver = true;
          break;
        }
        const chunk = this.#take(pulled.value);
        if (chunk) return chunk;
      }
    } catch (error) {
      throw this.#failure(error);
    }
    const { finishReason = 'stop', usage, model } = this.done ?? {};
    this.#endSpan({ response: { finishReason, usage, model } });
    return undefined;
  }

  /** Lets the provider know that nobody reads on; one that hangs, or fails at that, is left alone. */
  leave(): void {
    // A reply that was read to its end, or failed, has ended its span.
    if (this.#span) this.#endSpan({ error: new StreamAbandonedError() });
    if (this.#isOver) return;
    this.#isOver = true;
    try {
      void this.#iterator?.return?.().then(undefined, () => undefined);
    } catch {
      // As above.
    }
  }

  /** Takes the whole reply into the run. */
  settle(): Settled | Promise<Settled> {
    const { usage, finishReason = 'stop' } = this.done ?? {};
    if (usage) this.#run.report(usage);
    this.#run.finishReason = finishReason;
    const { text, reasoning, calls: toolCalls } = this;
    return this.#run.settle(new AssistantMessage({ text, reasoning, toolCalls }), reasoning !== undefined);
  }

  #failure(error: unknown): Error {
    const failure = runErrorOf(this.#run, error);
    this.#endSpan({ error: failure });
    return failure;
  }

  #endSpan(outcome: Parameters<ChatSpan['end']>[0]): void {
    this.#span?.end(outcome);
    this.#span = undefined;
  }

  #take(event: StreamEvent): MessageChunk | undefined {
    const { events } = this.#run.parts;
    switch (event.type) {
      case 'delta': {
        const raw = rawText(event.text);
        this.text += raw;
        this.#measure(raw);
        const chunk = new DeltaChunk(event.text);
        events?.publish({ name: 'delta', text: chunk.text });
        return chunk;
      }
      case 'reasoning': {
        const text = rawText(event.text);
        this.reasoning = (this.reasoning ?? '') + text;
        this.#measure(text);
        events?.publish({ name: 'reasoning', text: AgentText.from(text) });
        return undefined;
      }
      case 'tool-call': {
        const call = event.call instanceof ToolCall ? event.call : new ToolCall(event.call);
        this.calls.push(call);
        this.#measure(rawCall(call).arguments);
        this.#run.checkCalls(this.calls.length);
        return { type: 'tool-call', call };
      }
      case 'done':
        this.done = event;
        return undefined;
    }
  }

  /** Counts a piece that was just added. */
  #measure(piece: string): void {
    this.#units += piece.length;
    if (this.#run.isSurelySmall(this.#units)) return;
    this.#bytes =
      this.#bytes === undefined
        ? replyBytes(this.text, this.reasoning ?? '', this.calls)
        : this.#bytes + Buffer.byteLength(piece);
    this.#run.checkBytes(this.#bytes);
  }
}

/** Begins a round: asks the model, and opens its reply. */
async function openReply(run: ReActRun): Promise<ReplyReader> {
  const pending = run.nextRequest();
  const request = isThenable(pending) ? await pending : pending;
  const reader = new ReplyReader(run, request);
  await reader.open(request);
  return reader;
}

/** What a stream needs of its agent: runs are begun when the first piece is asked for, and always ended. */
export interface StreamSession {
  /** Begins a run, and records what is asked. */
  begin(): Promise<ReActRun>;
  /** Ends the run. */
  end(run: ReActRun, failure: AgentError | undefined): void | Promise<void>;
}

/**
 * Drives a run to its end, telling its pieces on the way.
 *
 * It is one generator, because each generator between the provider and the reader costs as much as the rest of a round.
 */
export async function* streamRun<Value>(
  session: StreamSession,
  tellsAnswer: boolean,
): AsyncGenerator<MessageChunk | AnswerChunk<Value>, void, undefined> {
  const run = await session.begin();
  let failure: AgentError | undefined;
  let settled: Settled | undefined;
  let isLeft = true;
  try {
    while (settled?.next !== 'end') {
      const reader = await openReply(run);
      try {
        for (let chunk = await reader.next(); chunk; chunk = await reader.next()) yield chunk;
      } finally {
        reader.leave();
      }
      settled = await reader.settle();
      if (settled.next === 'retry') {
        yield { type: 'retry', attempt: settled.attempt, limit: run.parts.config.maxStructuredRetries };
      }
      if (settled.next !== 'tools') continue;
      const round = toolRound(run, reader.calls);
      for (const [place, call] of reader.calls.entries()) {
        const running = round.outcomeOf(place);
        const outcome = isThenable(running) ? await running : running;
        const result = resultOf(call, outcome);
        yield { type: 'tool-result', call, result };
        const recorded = run.recordResult(call, result, outcome);
        if (isThenable(recorded)) await recorded;
      }
    }
    isLeft = false;
  } catch (error) {
    isLeft = false;
    failure = agentErrorOf(error);
  } finally {
    // A reader who leaves gets here, and no further.
    const ending = session.end(run, isLeft ? new StreamAbandonedError() : failure);
    if (ending) await ending;
  }
  if (failure instanceof CancelledError) {
    yield { type: 'cancelled' };
    return;
  }
  if (failure) throw failure;
  // Passed by the judge of the answer that has this type.
  if (tellsAnswer && settled?.next === 'end') yield { type: 'answer', value: settled.value as Value };
  yield { type: 'done', summary: run.summary, finishReason: run.finishReason };
}
