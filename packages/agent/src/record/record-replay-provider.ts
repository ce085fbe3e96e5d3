import { AgentText } from '@hearsay/core';
import { join } from 'node:path';
import { AgentError } from '../errors/agent-error.ts';
import { errorMessages } from '../errors/agent-error-messages.ts';
import { AssistantMessage, rawReply } from '../messages/assistant-message.ts';
import type { JsonValue } from '@hearsay/answer';
import { messageFromJson } from '../messages/message-from-json.ts';
import { rawCall } from '../messages/tool-call.ts';
import type { ToolCall, ToolCallParts } from '../messages/tool-call.ts';
import type { Usage } from '../messages/usage.ts';
import { ZERO_USAGE } from '../messages/usage.ts';
import type { CallOptions, ChatRequest } from '../provider/chat-request.ts';
import type { ChatResponse, FinishReason } from '../provider/chat-response.ts';
import type { Provider } from '../provider/provider.ts';
import type { StreamEvent } from '../provider/stream-event.ts';

/** There is no recording of a request that is replayed. */
export class FixtureMissingError extends AgentError {
  override readonly name = 'FixtureMissingError';
  /** The file that would hold it. */
  readonly file: string;

  constructor(file: string) {
    super('HEARSAY_FIXTURE_MISSING', errorMessages.fixtureMissing(file));
    this.file = file;
  }
}

/** Where recordings stand, and what to do with them. */
export interface RecordReplayOptions {
  /** The folder of the recordings. */
  readonly folder: string;
  /** The model to record; without one, recordings are replayed. */
  readonly record?: Provider | undefined;
}

interface Fixture {
  readonly request: JsonValue;
  readonly response: {
    readonly message: object;
    readonly finishReason: 'stop' | 'length' | { readonly other: string };
    readonly usage: Usage;
  };
}

function* eventsOf({ message, finishReason, usage }: ChatResponse): Generator<StreamEvent> {
  const { text, reasoning } = rawReply(message);
  if (text !== '') yield { type: 'delta', text };
  if (reasoning !== undefined) yield { type: 'reasoning', text: reasoning };
  for (const call of message.toolCalls) yield { type: 'tool-call', call };
  yield { type: 'done', finishReason, usage };
}

async function* inTime(response: ChatResponse): AsyncGenerator<StreamEvent, void, undefined> {
  // One tick, so that a replay is as asynchronous as a call.
  await Promise.resolve();
  yield* eventsOf(response);
}

/** Puts a recorded stream together. */
class Recording {
  text = '';
  reasoning: string | undefined;
  readonly toolCalls: (ToolCall | ToolCallParts)[] = [];
  finishReason: FinishReason = 'stop';
  usage: Usage = ZERO_USAGE;

  take(event: StreamEvent): void {
    if (event.type === 'tool-call') this.toolCalls.push(event.call);
    else if (event.type === 'done') {
      this.finishReason = event.finishReason;
      this.usage = event.usage ?? ZERO_USAGE;
    } else {
      const text = typeof event.text === 'string' ? event.text : event.text.raw();
      if (event.type === 'delta') this.text += text;
      else this.reasoning = (this.reasoning ?? '') + text;
    }
  }

  response(): ChatResponse {
    const { text, reasoning, toolCalls, finishReason, usage } = this;
    return { message: new AssistantMessage({ text, reasoning, toolCalls }), finishReason, usage };
  }
}

/**
 * Records what a model says to each request, and replays it later without the model.
 *
 * A recording is found by what is asked: the nonces of prompts, new in each run, do not count. A request that was not
 * recorded fails.
 */
export class RecordReplayProvider implements Provider {
  readonly name: string;
  readonly model: string | undefined;
  readonly #options: RecordReplayOptions;

  constructor(options: RecordReplayOptions) {
    this.#options = options;
    this.name = options.record?.name ?? 'replay';
    this.model = options.record?.model;
  }

  async chat(request: ChatRequest, options: CallOptions = {}): Promise<ChatResponse> {
    const { record } = this.#options;
    if (!record) return this.#replay(request);
    const response = await record.chat(request, options);
    await this.#write(request, response);
    return response;
  }

  async streamChat(request: ChatRequest, options: CallOptions = {}): Promise<AsyncIterable<StreamEvent>> {
    const { record } = this.#options;
    if (!record) return inTime(await this.#replay(request));
    return this.#recorded(request, await record.streamChat(request, options));
  }

  async *#recorded(
    request: ChatRequest,
    stream: AsyncIterable<StreamEvent>,
  ): AsyncGenerator<StreamEvent, void, undefined> {
    const recording = new Recording();
    // The conversation as it is now: it goes on while the stream is read.
    const asked = { ...request, messages: [...request.messages] };
    for await (const event of stream) {
      recording.take(event);
      if (event.type === 'done') await this.#write(asked, recording.response());
      yield event;
    }
  }

  async #file(masked: JsonValue): Promise<string> {
    const { requestHash } = await import('./request-hash.ts');
    return join(this.#options.folder, `${requestHash(masked)}.json`);
  }

  async #replay(request: ChatRequest): Promise<ChatResponse> {
    // What only a recording needs is not loaded with the package.
    const { maskedRequest } = await import('./request-hash.ts');
    const { readFile } = await import('node:fs/promises');
    const file = await this.#file(maskedRequest(request));
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 'ENOENT') throw new FixtureMissingError(file);
      throw error;
    });
    // We wrote it.
    const { response } = JSON.parse(text) as Fixture;
    const message = messageFromJson(response.message);
    if (message.role !== 'assistant') throw new FixtureMissingError(file);
    const { finishReason: reason, usage } = response;
    const finishReason = typeof reason === 'string' ? reason : { other: AgentText.from(reason.other) };
    return { message, finishReason, usage };
  }

  async #write(request: ChatRequest, response: ChatResponse): Promise<void> {
    const { message, finishReason, usage } = response;
    const { text, reasoning } = rawReply(message);
    const toolCalls = message.toolCalls.map((call) => ({ id: call.id, ...rawCall(call) }));
    const { maskedRequest } = await import('./request-hash.ts');
    const { mkdir, rename, writeFile } = await import('node:fs/promises');
    const masked = maskedRequest(request);
    const reason = typeof finishReason === 'string' ? finishReason : { other: finishReason.other.raw() };
    const stored = { role: 'assistant', text, ...(reasoning === undefined ? {} : { reasoning }), toolCalls };
    const fixture: Fixture = { request: masked, response: { message: stored, finishReason: reason, usage } };
    const file = await this.#file(masked);
    await mkdir(this.#options.folder, { recursive: true });
    // A half-written recording must not be found.
    await writeFile(`${file}.tmp`, `${JSON.stringify(fixture, undefined, 2)}\n`);
    await rename(`${file}.tmp`, file);
  }
}
