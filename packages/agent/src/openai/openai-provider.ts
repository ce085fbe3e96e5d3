import type { IncomingMessage } from 'node:http';
import { ProviderApiError } from '../errors/provider-error.ts';
import { checkLimits } from '../options/check-limits.ts';
import { withDefaults } from '../options/with-defaults.ts';
import type { CallOptions, ChatRequest } from '../provider/chat-request.ts';
import type { ChatResponse } from '../provider/chat-response.ts';
import type { Provider } from '../provider/provider.ts';
import type { StreamEvent } from '../provider/stream-event.ts';
import { httpPost } from './http-post.ts';
import type { OpenAiLimits, OpenAiOptions, OpenAiTimeouts, StructuredMode } from './openai-options.ts';
import { DEFAULT_LIMITS, DEFAULT_TIMEOUTS } from './openai-options.ts';
import type { ReadBounds } from './response-bytes.ts';
import { responseBytes, responseText } from './response-bytes.ts';
import { strictSchema } from './strict-schema.ts';
import { statusError, wireReply } from './wire-reply.ts';
import { wireRequest } from './wire-request.ts';
import { wireStream } from './wire-stream.ts';

/**
 * Asks any endpoint that speaks the protocol of OpenAI's chat completions.
 *
 * Everything that comes back is bounded in size and time. Nothing of a vendor's words stands in the message of an
 * error; they are its `detail`.
 *
 * @example
 * ```ts
 * import { reactAgent } from '@hearsay/agent';
 * import { OpenAiProvider } from '@hearsay/agent/openai';
 *
 * const provider = new OpenAiProvider({
 *   baseUrl: 'https://api.openai.com/v1',
 *   apiKey: process.env['OPENAI_API_KEY'],
 *   model: 'gpt-5-mini',
 * });
 * const agent = reactAgent({ provider, system: 'You answer in one sentence.' });
 * ```
 */
export class OpenAiProvider implements Provider {
  readonly name = 'openai';
  readonly model: string;
  readonly #url: URL;
  // In a private slot, so that no log of the provider shows it.
  readonly #headers: Readonly<Record<string, string>>;
  readonly #structured: StructuredMode;
  readonly #timeouts: OpenAiTimeouts;
  readonly #limits: OpenAiLimits;

  constructor(options: OpenAiOptions) {
    const { apiKey = '', headers = {} } = options;
    this.model = options.model;
    this.#url = new URL(`${options.baseUrl.replace(/\/+$/, '')}/chat/completions`);
    this.#headers = apiKey === '' ? headers : { authorization: `Bearer ${apiKey}`, ...headers };
    this.#structured = options.structured ?? 'native';
    this.#timeouts = withDefaults(DEFAULT_TIMEOUTS, options.timeouts);
    this.#limits = withDefaults(DEFAULT_LIMITS, options.limits);
    checkLimits(this.#timeouts, DEFAULT_TIMEOUTS);
    checkLimits(this.#limits, DEFAULT_LIMITS);
  }

  async chat(request: ChatRequest, options: CallOptions = {}): Promise<ChatResponse> {
    const response = await this.#post(request, false, options.signal);
    const body = await responseText(response, this.#bodyBounds(options.signal), this.#limits.bodyBytes);
    let parsed: unknown;
    try {
      parsed = JSON.parse(body);
    } catch {
      throw new ProviderApiError(0, { reason: 'the response is no JSON', detail: body.slice(0, 1000) });
    }
    return wireReply(parsed, this.#limits);
  }

  async streamChat(request: ChatRequest, options: CallOptions = {}): Promise<AsyncIterable<StreamEvent>> {
    const { signal } = options;
    const response = await this.#post(request, true, signal);
    const { idleMs, streamTotalMs: totalMs } = this.#timeouts;
    const bounds: ReadBounds = { idleMs, totalMs, totalStage: 'StreamTotal', signal };
    return wireStream(responseBytes(response, bounds), this.#limits);
  }

  async #post(
    request: ChatRequest,
    streams: boolean,
    signal: AbortSignal | undefined,
  ): Promise<IncomingMessage> {
    const { structured } = request.options;
    const mode = this.#structured;
    const strict = structured && mode === 'native' ? await strictSchema(structured) : undefined;
    const response = await httpPost({
      url: this.#url,
      headers: this.#headers,
      body: JSON.stringify(wireRequest(request, { model: this.model, mode, strict, streams })),
      timeouts: this.#timeouts,
      signal,
    });
    const { statusCode: status = 0, headers } = response;
    if (status >= 200 && status < 300) return response;
    const body = await responseText(response, this.#bodyBounds(signal), this.#limits.bodyBytes);
    throw statusError(status, body, headers['retry-after']);
  }

  #bodyBounds(signal: AbortSignal | undefined): ReadBounds {
    const { bodyMs } = this.#timeouts;
    return { idleMs: bodyMs, totalMs: bodyMs, totalStage: 'ResponseBody', signal };
  }
}
