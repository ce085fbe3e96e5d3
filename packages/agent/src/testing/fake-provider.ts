import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderApiError } from '../errors/provider-error.ts';
import { AssistantMessage } from '../messages/assistant-message.ts';
import type { Message } from '../messages/message.ts';
import { ZERO_USAGE } from '../messages/usage.ts';
import type { CallOptions, ChatRequest, ModelOptions, ToolSchema } from '../provider/chat-request.ts';
import type { ChatResponse } from '../provider/chat-response.ts';
import type { Provider } from '../provider/provider.ts';
import type { StreamEvent } from '../provider/stream-event.ts';
import { copyMessage } from './copy-message.ts';
import type { FakeReply } from './fake-reply.ts';

/** A request as it was at the time of the call. */
export interface RecordedRequest {
  /** The developer's own words. */
  readonly system: string | undefined;
  /** The conversation. */
  readonly messages: readonly Message[];
  /** The tools that the model could ask for. */
  readonly tools: readonly ToolSchema[];
  /** How it was to answer. */
  readonly options: ModelOptions;
  /** Whether it was asked for a stream. */
  readonly streamed: boolean;
}

function pieces(text: string, size: number | undefined): readonly string[] {
  if (size === undefined || text.length <= size) return [text];
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}

function eventsOf(reply: FakeReply): readonly StreamEvent[] {
  const { text = '', reasoning, toolCalls = [], usage = ZERO_USAGE, finishReason = 'stop' } = reply;
  // A reply that is nothing but text tells it, also when it is empty.
  const tells = text !== '' || toolCalls.length === 0;
  return [
    ...(tells ? pieces(text, reply.chunkSize).map((piece) => ({ type: 'delta', text: piece }) as const) : []),
    ...(reasoning === undefined ? [] : [{ type: 'reasoning', text: reasoning } as const]),
    ...toolCalls.map((call) => ({ type: 'tool-call', call }) as const),
    ...(reply.withoutDone === true ? [] : [{ type: 'done', finishReason, usage } as const]),
  ];
}

function hang(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

async function* play(reply: FakeReply, signal: AbortSignal | undefined): AsyncGenerator<StreamEvent, void> {
  const { delayMs, error, failAfterEvents, hangs = false, hangAfterEvents = 0 } = reply;
  const events = eventsOf(reply);
  for (let index = 0; index <= events.length; index += 1) {
    if (error && index === failAfterEvents) throw error;
    if (hangs && index === hangAfterEvents) await hang(signal);
    const event = events[index];
    if (!event) return;
    if (delayMs !== undefined) await sleep(delayMs, undefined, signal ? { signal } : {});
    yield event;
  }
}

/**
 * A model that says what a script says, for tests: no network, no chance.
 *
 * Every request is recorded before its turn is taken, also when the script is at its end.
 *
 * @example
 * ```ts
 * import { reactAgent } from '@hearsay/agent';
 * import { FakeProvider } from '@hearsay/agent/testing';
 *
 * const provider = new FakeProvider(['The build is green.']);
 * const answer = await reactAgent({ provider }).run('How is the build?');
 * console.log(answer.raw(), provider.requests.length);
 * ```
 */
export class FakeProvider implements Provider {
  readonly name = 'fake';
  readonly #script: FakeReply[];
  readonly #requests: RecordedRequest[] = [];

  constructor(script: readonly (FakeReply | string)[] = []) {
    this.#script = [];
    this.push(...script);
  }

  /** The requests so far, each as it was at the time of its call. */
  get requests(): readonly RecordedRequest[] {
    return [...this.#requests];
  }

  /** How many turns of the script are left. */
  get remaining(): number {
    return this.#script.length;
  }

  /** Adds turns at the end of the script. */
  push(...replies: readonly (FakeReply | string)[]): void {
    this.#script.push(...replies.map((reply) => (typeof reply === 'string' ? { text: reply } : reply)));
  }

  /**
   * Makes sure that the whole script was played.
   *
   * @throws Error when turns are left.
   */
  assertComplete(): void {
    if (this.#script.length > 0) throw new Error(`${this.#script.length} scripted turns were not played.`);
  }

  async chat(request: ChatRequest, options: CallOptions = {}): Promise<ChatResponse> {
    const reply = this.#take(request, false);
    const signal = reply.ignoresSignal === true ? undefined : options.signal;
    if (reply.error) throw reply.error;
    if (reply.hangs === true) await hang(signal);
    if (reply.delayMs !== undefined) await sleep(reply.delayMs, undefined, signal ? { signal } : {});
    const { text, reasoning, toolCalls, usage = ZERO_USAGE, finishReason = 'stop' } = reply;
    return { message: new AssistantMessage({ text, reasoning, toolCalls }), finishReason, usage };
  }

  // An async method, so that a script at its end rejects, as a real call would.
  // eslint-disable-next-line @typescript-eslint/require-await -- See above.
  async streamChat(request: ChatRequest, options: CallOptions = {}): Promise<AsyncIterable<StreamEvent>> {
    const reply = this.#take(request, true);
    if (reply.error && reply.failAfterEvents === undefined) throw reply.error;
    return play(reply, reply.ignoresSignal === true ? undefined : options.signal);
  }

  #take(request: ChatRequest, streamed: boolean): FakeReply {
    this.#requests.push({
      system: request.system,
      messages: Array.from(request.messages, copyMessage),
      tools: structuredClone(request.tools),
      options: structuredClone(request.options),
      streamed,
    });
    const reply = this.#script.shift();
    if (!reply) throw new ProviderApiError(0, { reason: 'script exhausted' });
    return reply;
  }
}
