import { describe, expect, it } from 'vitest';
import type { ChatRequest, StreamEvent } from '../../src/index.ts';
import {
  CancelledError,
  ProviderApiError,
  ProviderNetworkError,
  ProviderTimeoutError,
  RateLimitedError,
  RetryProvider,
  UserMessage,
  usageOf,
} from '../../src/index.ts';
import type { FakeReply } from '../../src/testing.ts';
import { FakeProvider, withUsage } from '../../src/testing.ts';
import { plain, rejection } from '../samples/collect.ts';
import { sampleCall } from '../samples/sample-tools.ts';

const ask = (text: string = 'Hi'): ChatRequest => ({
  messages: [new UserMessage(text)],
  tools: [],
  options: {},
});

async function events(provider: FakeProvider): Promise<StreamEvent[]> {
  const told: StreamEvent[] = [];
  for await (const event of await provider.streamChat(ask())) told.push(event);
  return told;
}

describe('fake provider', () => {
  it('F1 replies in order; an exhausted call errors and is still recorded', async () => {
    const provider = new FakeProvider(['a', 'b']);
    expect((await provider.chat(ask())).message.text.raw()).toBe('a');
    expect((await provider.chat(ask())).message.text.raw()).toBe('b');
    expect(await rejection(provider.chat(ask('third')))).toMatchObject({ status: 0 });
    expect(provider.requests).toHaveLength(3);
    expect(plain(provider.requests[2]?.messages ?? [])).toMatchObject([{ blocks: [{ text: 'third' }] }]);
  });

  it('F2 reasoning, tool calls and usage appear in the reply; the outer usage wins, and a stream does not crash', async () => {
    const reply: FakeReply = { text: 'a', reasoning: 'b', toolCalls: [sampleCall('c1', 't')] };
    const nested = withUsage(withUsage(reply, usageOf(1, 1)), usageOf(5, 6));
    const provider = new FakeProvider([nested, nested]);
    const { message, usage } = await provider.chat(ask());
    expect(message.text.raw()).toBe('a');
    expect(usage).toEqual(usageOf(5, 6));
    expect(message.reasoning?.raw()).toBe('b');
    expect(message.toolCalls[0]?.id).toBe('c1');
    expect((await events(provider)).at(-1)).toMatchObject({ type: 'done', usage: usageOf(5, 6) });
  });

  it('F3 a scripted error passes unchanged, and the script goes on', async () => {
    const error = new RateLimitedError();
    const provider = new FakeProvider([{ error }, 'next']);
    expect(await rejection(provider.chat(ask()))).toBe(error);
    expect((await provider.chat(ask())).message.text.raw()).toBe('next');
  });

  it('F4 stream: text, then reasoning, then done; text before calls if there is any; errors fail at the method', async () => {
    const toolCalls = [sampleCall('c1', 't')];
    const error = new ProviderNetworkError();
    const provider = new FakeProvider([
      { text: 'a', reasoning: 'b' },
      { text: 'a', toolCalls },
      { toolCalls },
      '',
      { error },
    ]);
    const types = async (): Promise<string[]> => (await events(provider)).map(({ type }) => type);
    expect(await types()).toEqual(['delta', 'reasoning', 'done']);
    expect(await types()).toEqual(['delta', 'tool-call', 'done']);
    expect(await types()).toEqual(['tool-call', 'done']);
    expect(await types()).toEqual(['delta', 'done']);
    expect(await rejection(provider.streamChat(ask()))).toBe(error);
    expect(await rejection(provider.streamChat(ask()))).toBeInstanceOf(ProviderApiError);
  });

  it('F5 push appends; requests keep the exact messages', async () => {
    const provider = new FakeProvider();
    provider.push('a');
    const messages = [
      new UserMessage([{ type: 'image', mimeType: 'image/png', bytes: new Uint8Array([1]) }]),
    ];
    await provider.chat({ messages, tools: [], options: {} });
    const [block] = messages[0]?.blocks ?? [];
    if (block?.type === 'image') block.bytes[0] = 9;
    messages.push(new UserMessage('later'));
    expect(plain(provider.requests[0]?.messages ?? [])).toMatchObject([
      { blocks: [{ bytes: Buffer.from([1]).toString('base64') }] },
    ]);
  });

  it('splits text, waits, fails in the middle, hangs, and says what was not played', async () => {
    const error = new ProviderNetworkError();
    const provider = new FakeProvider([
      { text: 'abcde', chunkSize: 2, delayMs: 1 },
      { text: 'abcde', chunkSize: 2, error, failAfterEvents: 1 },
      { hangs: true },
      'left over',
    ]);
    expect(await events(provider)).toHaveLength(4);
    expect(await rejection(events(provider))).toBe(error);
    expect(await rejection(provider.chat(ask(), { signal: AbortSignal.timeout(5) }))).toMatchObject({
      name: 'TimeoutError',
    });
    expect(() => provider.assertComplete()).toThrow('1 scripted turns');
    await provider.chat(ask());
    provider.assertComplete();
  });
});

const failed = new ProviderNetworkError();
const none = (): Promise<void> => Promise.resolve();

describe('retry provider', () => {
  it('R1 one failure then success = 2 calls; three failures = 3 calls and the last error', async () => {
    const inner = new FakeProvider([{ error: failed }, 'a']);
    expect((await new RetryProvider(inner, { wait: none }).chat(ask())).message.text.raw()).toBe('a');
    expect(inner.requests).toHaveLength(2);
    const last = new ProviderTimeoutError('Idle');
    const worse = new FakeProvider([{ error: failed }, { error: failed }, { error: last }, 'never']);
    expect(await rejection(new RetryProvider(worse, { wait: none }).chat(ask()))).toBe(last);
    expect(worse.requests).toHaveLength(3);
  });

  it('R2 400 not retried; 503 retried; one attempt disables', async () => {
    for (const [status, calls] of [
      [400, 1],
      [408, 1],
      [503, 2],
    ] as const) {
      const inner = new FakeProvider([{ error: new ProviderApiError(status) }, 'a']);
      await new RetryProvider(inner, { wait: none }).chat(ask()).catch(() => undefined);
      expect(inner.requests).toHaveLength(calls);
    }
    for (const maxAttempts of [0, 1]) {
      const inner = new FakeProvider([{ error: failed }, 'a']);
      expect(await rejection(new RetryProvider(inner, { maxAttempts, wait: none }).chat(ask()))).toBe(failed);
    }
  });

  it.each([
    [7000, 7000],
    [3_600_000, 300_000],
  ])('R3 Retry-After beats backoff; 3600 s capped at 300 s (%d)', async (retryAfterMs, delay) => {
    const delays: number[] = [];
    const inner = new FakeProvider([{ error: new RateLimitedError({ retryAfterMs }) }, 'a']);
    const wait = (ms: number): Promise<void> => Promise.resolve(void delays.push(ms));
    await new RetryProvider(inner, { wait }).chat(ask());
    expect(delays).toEqual([delay]);
  });

  it('R4 a custom predicate replaces the default', async () => {
    const odd = new TypeError('odd');
    const inner = new FakeProvider([{ error: odd }, { error: failed }, 'a']);
    const isRetryable = (error: unknown): boolean => error === odd;
    expect(await rejection(new RetryProvider(inner, { isRetryable, wait: none }).chat(ask()))).toBe(failed);
    expect(inner.requests).toHaveLength(2);
  });

  it('R5 a stream that does not open is retried; an error inside it is not', async () => {
    const inner = new FakeProvider([
      { error: failed },
      { text: 'ab', chunkSize: 1, error: failed, failAfterEvents: 1 },
    ]);
    const stream = await new RetryProvider(inner, { wait: none }).streamChat(ask());
    const told: string[] = [];
    const error = await rejection(
      (async () => {
        for await (const event of stream) told.push(event.type);
      })(),
    );
    expect(error).toBe(failed);
    expect(told).toEqual(['delta']);
    expect(inner.requests).toHaveLength(2);
  });

  it('R5 delays 0.5, 1, 2 … up to 10 s without jitter', async () => {
    const delays: number[] = [];
    const inner = new FakeProvider(Array.from({ length: 8 }, () => ({ error: failed })));
    const backoff = { kind: 'exponential', initialMs: 500, factor: 2, maxMs: 10_000, jitter: false } as const;
    const wait = (ms: number): Promise<void> => Promise.resolve(void delays.push(ms));
    await rejection(new RetryProvider(inner, { maxAttempts: 7, backoff, wait }).chat(ask()));
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 10_000]);
  });

  it('R5 jitter lies within [0, base) and is drawn from the given chance', async () => {
    const delays: number[] = [];
    const draws = [0, 0.25, 0.999];
    const inner = new FakeProvider(Array.from({ length: 4 }, () => ({ error: failed })));
    const wait = (ms: number): Promise<void> => Promise.resolve(void delays.push(ms));
    const random = (): number => draws.shift() ?? 0;
    await rejection(new RetryProvider(inner, { maxAttempts: 4, random, wait }).chat(ask()));
    expect(delays).toEqual([0, 250, 1998]);
  });

  it('stops waiting when it is cancelled', async () => {
    const inner = new FakeProvider([{ error: failed }, 'a']);
    const backoff = { kind: 'fixed', delayMs: 60_000 } as const;
    const error = await rejection(
      new RetryProvider(inner, { backoff }).chat(ask(), { signal: AbortSignal.timeout(10) }),
    );
    expect(error).toBeInstanceOf(CancelledError);
    expect(inner.requests).toHaveLength(1);
  });
});
