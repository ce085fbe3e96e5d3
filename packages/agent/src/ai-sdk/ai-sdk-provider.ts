import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { CallOptions, ChatRequest } from '../provider/chat-request.ts';
import type { ChatResponse } from '../provider/chat-response.ts';
import type { Provider } from '../provider/provider.ts';
import type { StreamEvent } from '../provider/stream-event.ts';
import { wireId, wireModel } from '../provider/wire-names.ts';
import { wireCall } from './wire-prompt.ts';
import { errorOf, finishReasonOf, replyOf, usageOfWire } from './wire-reply.ts';

function eventOf(part: LanguageModelV4StreamPart, model: string, place: number): StreamEvent | undefined {
  switch (part.type) {
    case 'text-delta':
      return { type: 'delta', text: part.delta };
    case 'reasoning-delta':
      return { type: 'reasoning', text: part.delta };
    case 'tool-call': {
      const { toolCallId: id, toolName: name, input, providerExecuted } = part;
      return providerExecuted === true
        ? undefined
        : { type: 'tool-call', call: { id: wireId(id, place), name, arguments: input } };
    }
    case 'finish': {
      const { finishReason, usage } = part;
      return { type: 'done', finishReason: finishReasonOf(finishReason), usage: usageOfWire(usage), model };
    }
    case 'error':
      throw errorOf(part.error);
    default:
      return undefined;
  }
}

/**
 * Asks any model of the AI SDK, so that all its vendors can be asked.
 *
 * @example
 * ```ts
 * import { reactAgent } from '@hearsay/agent';
 * import { AiSdkProvider } from '@hearsay/agent/ai-sdk';
 * import { MockLanguageModelV4 } from 'ai/test';
 *
 * const agent = reactAgent({ provider: new AiSdkProvider(new MockLanguageModelV4()) });
 * ```
 */
export class AiSdkProvider implements Provider {
  readonly name: string;
  readonly model: string;
  readonly #model: LanguageModelV4;

  constructor(model: LanguageModelV4) {
    this.#model = model;
    this.name = model.provider;
    this.model = model.modelId;
  }

  async chat(request: ChatRequest, options: CallOptions = {}): Promise<ChatResponse> {
    try {
      const result = await this.#model.doGenerate(wireCall(request, options.signal));
      return {
        message: replyOf(result.content),
        finishReason: finishReasonOf(result.finishReason),
        usage: usageOfWire(result.usage),
        model: wireModel(result.response?.modelId) ?? this.model,
      };
    } catch (error) {
      throw errorOf(error);
    }
  }

  async streamChat(request: ChatRequest, options: CallOptions = {}): Promise<AsyncIterable<StreamEvent>> {
    try {
      const { stream } = await this.#model.doStream(wireCall(request, options.signal));
      return this.#events(stream);
    } catch (error) {
      throw errorOf(error);
    }
  }

  async *#events(
    stream: ReadableStream<LanguageModelV4StreamPart>,
  ): AsyncGenerator<StreamEvent, void, undefined> {
    const reader = stream.getReader();
    let calls = 0;
    let { model } = this;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        if (value.type === 'response-metadata') model = wireModel(value.modelId) ?? model;
        const event = eventOf(value, model, calls);
        if (event?.type === 'tool-call') calls += 1;
        if (event) yield event;
      }
    } catch (error) {
      throw errorOf(error);
    } finally {
      // Whoever leaves early does not want the rest; a stream that failed cannot be cancelled.
      await reader.cancel().catch(() => undefined);
    }
  }
}
