// What the reference does and its own tests leave open.
import { AgentText } from '@hearsay/core';
import { defineAnswer } from '@hearsay/answer';
import { describe, expect, it } from 'vitest';
import type { Agent, CancellableAgent } from '../../src/index.ts';
import {
  CancelledError,
  InMemoryMemory,
  TooManyToolRoundsError,
  reactAgent,
  streamOfAnswer,
  streamOfCancellable,
} from '../../src/index.ts';
import { FakeProvider } from '../../src/testing.ts';
import { EventLog, collect, plain, rejection, roles, types } from '../samples/collect.ts';
import { sampleCall, sampleTool } from '../samples/sample-tools.ts';

const weather = sampleTool('weather', () => 'rain');

describe('read from the code of the reference', () => {
  it('X1 default stream of a cancellable agent: a cancelled run becomes a lone cancelled chunk; other errors are thrown', async () => {
    const cancelled = await collect(streamOfCancellable(() => Promise.reject(new CancelledError())));
    expect(cancelled).toEqual({ chunks: [{ type: 'cancelled' }], error: undefined });
    const failure = new Error('down');
    expect(await collect(streamOfCancellable(() => Promise.reject(failure)))).toEqual({
      chunks: [],
      error: failure,
    });
  });

  it('X2 default plain stream: one delta with the whole answer, done with a zero summary', async () => {
    const { chunks } = await collect(streamOfAnswer(() => Promise.resolve(AgentText.from('all of it'))));
    expect(types(chunks)).toEqual(['delta', 'done']);
    expect(chunks[0]?.type === 'delta' && chunks[0].text.raw()).toBe('all of it');
    expect(chunks[1]).toMatchObject({ summary: { rounds: 0, toolCalls: 0, usage: { totalTokens: 0 } } });
  });

  it('X3 no tool rounds fails a plain question with no request and no round; no retries allows one answer', async () => {
    const events = new EventLog();
    const provider = new FakeProvider(['a']);
    const error = await rejection(reactAgent({ provider, events, config: { maxToolRounds: 0 } }).run('Hi'));
    expect(error).toBeInstanceOf(TooManyToolRoundsError);
    expect(provider.requests).toHaveLength(0);
    expect(events.find('run.ended')[0]?.summary.rounds).toBe(0);
    const wrong = new FakeProvider(['no', 'never']);
    const once = reactAgent({ provider: wrong, config: { maxStructuredRetries: 0 } });
    const answer = defineAnswer({ enum: ['yes'] });
    expect(await rejection(once.runTyped(answer, 'Hi'))).toMatchObject({ limit: 0 });
    expect(wrong.requests).toHaveLength(1);
  });

  it("X4 tool results precede the next tool's start (one after another); tool.completed precedes the memory write", async () => {
    const order: string[] = [];
    const memory = new InMemoryMemory();
    const record = memory.record.bind(memory);
    memory.record = (message) => {
      if (message.role === 'tool') order.push(`recorded ${message.id}`);
      record(message);
    };
    const events = {
      publish: (event: { name: string; id?: string }) => {
        if (event.name.startsWith('tool.')) order.push(`${event.name} ${event.id ?? ''}`);
      },
    };
    const toolCalls = [sampleCall('c1', 'weather'), sampleCall('c2', 'weather')];
    const provider = new FakeProvider([{ toolCalls }, 'Done.']);
    await reactAgent({ provider, memory, events, tools: [weather] }).run('Go.');
    expect(order).toEqual([
      'tool.started c1',
      'tool.completed c1',
      'recorded c1',
      'tool.started c2',
      'tool.completed c2',
      'recorded c2',
    ]);
  });

  it('X6 signal aborted while an event is ready: that event is not delivered, cancelled follows', async () => {
    const controller = new AbortController();
    const provider = {
      chat: () => Promise.reject(new Error('unused')),
      async *streamChat() {
        await Promise.resolve();
        yield { type: 'delta', text: 'a' } as const;
        controller.abort();
        yield { type: 'delta', text: 'b' } as const;
        yield { type: 'delta', text: 'c' } as const;
      },
    };
    const { chunks } = await collect(reactAgent({ provider }).runStream('Hi', { signal: controller.signal }));
    expect(types(chunks).at(-1)).toBe('cancelled');
    const told = chunks.flatMap((chunk) => (chunk.type === 'delta' ? [chunk.text.raw()] : []));
    expect(told).not.toContain('c');
  });

  it('X6 once the signal is aborted, the provider is not asked for its next event', async () => {
    const controller = new AbortController();
    let pulls = 0;
    const provider = {
      chat: () => Promise.reject(new Error('unused')),
      streamChat: () => ({
        [Symbol.asyncIterator]: () => ({
          next: () => {
            pulls += 1;
            return Promise.resolve({ done: false, value: { type: 'delta', text: 'a' } as const });
          },
        }),
      }),
    };
    const told: string[] = [];
    for await (const chunk of reactAgent({ provider }).runStream('Hi', { signal: controller.signal })) {
      told.push(chunk.type);
      controller.abort();
    }
    expect({ told, pulls }).toEqual({ told: ['delta', 'cancelled'], pulls: 1 });
  });

  it('X7 limit reached and signal aborted in the same tool round: too many tool rounds', async () => {
    const controller = new AbortController();
    const stop = sampleTool('stop', () => {
      controller.abort();
      return 'ok';
    });
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'stop')] }]);
    const agent = reactAgent({ provider, tools: [stop], config: { maxToolRounds: 1 } });
    expect(await rejection(agent.run('Hi', { signal: controller.signal }))).toBeInstanceOf(
      TooManyToolRoundsError,
    );
  });

  it('X12 4 MiB and one byte of text in a round fails on both paths, nothing recorded', async () => {
    const limit = 4 * 1024 * 1024;
    for (const streamed of [false, true]) {
      const memory = new InMemoryMemory();
      const provider = new FakeProvider([
        { text: 'é'.repeat(limit / 2) + 'x', chunkSize: 100_000 },
        { text: 'é'.repeat(limit / 2), chunkSize: 100_000 },
      ]);
      const agent = reactAgent({ provider, memory });
      const once = async (): Promise<unknown> =>
        streamed
          ? (await collect(agent.runStream('Hi'))).error
          : agent.run('Hi').catch((error: unknown) => error);
      expect(await once()).toMatchObject({ code: 'HEARSAY_PROVIDER_API', status: 0 });
      expect(roles(memory.context())).toEqual(['user']);
      expect(await once()).not.toBeInstanceOf(Error);
    }
  });

  it('X13 a run after a stream abandoned at a tool result still sends a well-paired history', async () => {
    const toolCalls = [sampleCall('c1', 'weather'), sampleCall('c2', 'weather')];
    const provider = new FakeProvider([{ toolCalls }, 'Fine.']);
    const agent = reactAgent({ provider, tools: [weather] });
    for await (const chunk of agent.runStream('Go.')) if (chunk.type === 'tool-result') break;
    await agent.run('Again.');
    expect(plain(provider.requests[1]?.messages ?? [])).toMatchObject([
      { role: 'user' },
      { role: 'assistant' },
      { role: 'tool', id: 'c1' },
      { role: 'tool', id: 'c2' },
      { role: 'user' },
    ]);
  });

  it('takes a signal only where an agent says that it can be cancelled', () => {
    const cancellable: CancellableAgent = reactAgent({ provider: new FakeProvider() });
    const agent: Agent = cancellable;
    const { signal } = new AbortController();
    // @ts-expect-error TS2554 -- A plain agent has no options.
    const call = (): unknown => agent.run('Hi', { signal });
    expect(call).toBeTypeOf('function');
  });
});
