import type { CallOptions, ChatRequest } from './chat-request.ts';
import type { ChatResponse } from './chat-response.ts';
import type { StreamEvent } from './stream-event.ts';

/**
 * A model behind an interface of two methods, which mean the same and differ in delivery.
 *
 * A provider whose answer is at hand may return it without a promise. One that ignores the signal is left behind: the
 * loop goes on, and a late answer is thrown away.
 */
export interface Provider {
  /** What traces call the vendor; `unknown` when left out. */
  readonly name?: string | undefined;
  /** The model that traces name. */
  readonly model?: string | undefined;
  /** Returns the whole reply. */
  chat(request: ChatRequest, options?: CallOptions): ChatResponse | Promise<ChatResponse>;
  /** Returns the reply piece by piece. */
  streamChat(
    request: ChatRequest,
    options?: CallOptions,
  ): AsyncIterable<StreamEvent> | Promise<AsyncIterable<StreamEvent>>;
}
