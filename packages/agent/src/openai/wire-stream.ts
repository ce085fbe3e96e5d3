import { createParser } from 'eventsource-parser';
import { ProviderApiError } from '../errors/provider-error.ts';
import type { Usage } from '../messages/usage.ts';
import type { FinishReason } from '../provider/chat-response.ts';
import type { StreamEvent } from '../provider/stream-event.ts';
import { wireId, wireModel } from '../provider/wire-names.ts';
import type { OpenAiLimits } from './openai-options.ts';
import {
  checkCall,
  vendorMessage,
  wireFinishReason,
  wireList,
  wireObject,
  wireText,
  wireUsage,
} from './wire-reply.ts';

interface CallFragments {
  id: unknown;
  name: string;
  arguments: string;
  bytes: number;
}

/** Puts the chunks of a stream together: fragments of calls by index, and the end once usage may have come. */
class ChunkReader {
  /** Whether `[DONE]` has come: what follows is not read. */
  isDone = false;
  readonly #limits: OpenAiLimits;
  readonly #calls: Map<number, CallFragments> = new Map();
  #finishReason: FinishReason | undefined;
  #usage: Usage | undefined;
  #model: string | undefined;

  constructor(limits: OpenAiLimits) {
    this.#limits = limits;
  }

  /** Reads the data of one event. */
  read(data: string): readonly StreamEvent[] {
    if (this.isDone) return [];
    if (data === '[DONE]') {
      this.isDone = true;
      return [];
    }
    const chunk = this.#parse(data);
    if ('error' in chunk && chunk['error'] !== null && chunk['error'] !== undefined) {
      throw new ProviderApiError(0, { reason: 'the vendor reports an error', detail: vendorMessage(chunk) });
    }
    this.#usage = wireUsage(chunk['usage']) ?? this.#usage;
    this.#model = wireModel(chunk['model']) ?? this.#model;
    const [first] = wireList(chunk['choices']);
    const { delta, finish_reason: reason } = wireObject(first);
    const events = this.#delta(wireObject(delta));
    if (reason === undefined || reason === null) return events;
    this.#finishReason = wireFinishReason(reason);
    return [...events, ...this.#wholeCalls()];
  }

  /** The last event, or an error for a stream that broke off. */
  end(): StreamEvent {
    if (this.#finishReason === undefined) {
      throw new ProviderApiError(0, { reason: 'the stream ended without a finish reason' });
    }
    return { type: 'done', finishReason: this.#finishReason, usage: this.#usage, model: this.#model };
  }

  #parse(data: string): ReturnType<typeof wireObject> {
    try {
      return wireObject(JSON.parse(data));
    } catch {
      throw new ProviderApiError(0, {
        reason: 'a line of the stream is no JSON',
        detail: data.slice(0, 1000),
      });
    }
  }

  #delta(delta: ReturnType<typeof wireObject>): readonly StreamEvent[] {
    const events: StreamEvent[] = [];
    const reasoning = wireText(delta['reasoning_content'] ?? delta['reasoning']);
    if (reasoning) events.push({ type: 'reasoning', text: reasoning });
    const text = wireText(delta['content']);
    if (text) events.push({ type: 'delta', text });
    for (const [place, fragment] of wireList(delta['tool_calls']).entries()) this.#fragment(fragment, place);
    return events;
  }

  #fragment(value: unknown, place: number): void {
    const { index, id, function: called } = wireObject(value);
    const { name, arguments: input } = wireObject(called);
    const key = typeof index === 'number' ? index : place;
    const call = this.#calls.get(key) ?? { id: undefined, name: '', arguments: '', bytes: 0 };
    const text = wireText(input) ?? '';
    call.id ??= id;
    call.name += wireText(name) ?? '';
    call.arguments += text;
    call.bytes += Buffer.byteLength(text);
    if (!this.#calls.has(key)) checkCall(this.#calls.size, 0, this.#limits);
    checkCall(0, call.bytes, this.#limits);
    this.#calls.set(key, call);
  }

  #wholeCalls(): readonly StreamEvent[] {
    const calls = [...this.#calls].sort(([left], [right]) => left - right);
    this.#calls.clear();
    return calls.map(([, { id, name, arguments: input }], place) => ({
      type: 'tool-call',
      call: { id: wireId(id, place), name, arguments: input },
    }));
  }
}

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  // A last event may lack the empty line that ends it.
  yield '\n\n';
}

/** Reads a stream of server-sent events as the pieces of a reply. */
export async function* wireStream(
  bytes: AsyncIterable<Buffer>,
  limits: OpenAiLimits,
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = new ChunkReader(limits);
  const events: StreamEvent[] = [];
  const faults: unknown[] = [];
  const parser = createParser({
    maxBufferSize: limits.eventBytes,
    onEvent({ data }) {
      if (faults.length > 0) return;
      try {
        events.push(...reader.read(data));
      } catch (error) {
        faults.push(error);
      }
    },
    onError({ type }) {
      if (type !== 'max-buffer-size-exceeded') return;
      faults.push(new ProviderApiError(0, { reason: `an event of more than ${limits.eventBytes} bytes` }));
    },
  });
  const texts = decoded(bytes);
  for await (const text of texts) {
    parser.feed(text);
    // What came before a fault is told.
    yield* events.splice(0);
    if (faults.length > 0) throw faults[0];
    if (reader.isDone) break;
  }
  yield reader.end();
}
