import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AgentConfig, Memory, Messages, Provider } from '../src/index.ts';
import {
  AssistantMessage,
  CancelledError,
  ForgetOldest,
  InMemoryMemory,
  MemoryError,
  WindowMemory,
  reactAgent,
  usageOf,
} from '../src/index.ts';
import type { FakeReply } from '../src/testing.ts';
import { FakeProvider } from '../src/testing.ts';
import { EventLog, FailingMemory, collect, rejection } from './samples/collect.ts';
import { sampleCall, sampleTool } from './samples/sample-tools.ts';

const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
process.on('unhandledRejection', onUnhandled);
afterAll(() => process.off('unhandledRejection', onUnhandled));

const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
let timersBefore = 0;
beforeEach(() => {
  timersBefore = timers();
});
afterEach(async () => {
  await sleep(5);
  expect(unhandled).toEqual([]);
  expect(timers()).toBeLessThanOrEqual(timersBefore);
});

/** Whether every call has exactly one result, after it and before the next message that is none. */
function isPaired(messages: Messages): boolean {
  let open: string[] = [];
  for (const message of messages) {
    if (message.role === 'tool') {
      if (!open.includes(message.id)) return false;
      open = open.filter((id) => id !== message.id);
    } else if (open.length > 0) return false;
    if (message.role === 'assistant') open = message.toolCalls.map(({ id }) => id);
  }
  return open.length === 0;
}

const weather = sampleTool('weather', () => sleep(1, 'rain'));
const script = (): FakeReply[] => [
  {
    text: 'Let me see.',
    chunkSize: 4,
    toolCalls: [sampleCall('c1', 'weather'), sampleCall('c2', 'weather')],
  },
  { text: 'It rains.', chunkSize: 3 },
  { text: 'Next.' },
];

describe('faults', () => {
  it('a provider that ignores the signal writes nothing afterwards', async () => {
    const memory = new InMemoryMemory();
    const provider = new FakeProvider([{ text: 'late', delayMs: 30, ignoresSignal: true }]);
    const agent = reactAgent({ provider, memory });
    const error = await rejection(agent.run('Hi', { signal: AbortSignal.timeout(5) }));
    expect(error).toBeInstanceOf(CancelledError);
    await sleep(40);
    expect(memory.context().length).toBe(1);
  });

  it.each([1, 3])(
    'a stream abandoned at every chunk leaves a well-paired history (%i tools at a time)',
    async (parallelTools) => {
      const all = await collect(
        reactAgent({
          provider: new FakeProvider(script()),
          tools: [weather],
          config: { parallelTools },
        }).runStream('Hi'),
      );
      expect(all.error).toBeUndefined();
      for (let stop = 1; stop <= all.chunks.length; stop += 1) {
        const memory = new InMemoryMemory();
        const provider = new FakeProvider(script());
        const agent = reactAgent({ provider, memory, tools: [weather], config: { parallelTools } });
        let seen = 0;
        for await (const _chunk of agent.runStream('Hi')) if ((seen += 1) === stop) break;
        expect(isPaired(memory.context()), `left after chunk ${stop}`).toBe(true);
        await agent.run('Again');
        expect(isPaired(provider.requests.at(-1)?.messages ?? [])).toBe(true);
      }
    },
  );

  it('a tool that throws, hangs, or returns 100 MB lets the run go on', async () => {
    const tools = [
      sampleTool('throws', () => {
        throw new Error('boom');
      }),
      sampleTool('hangs', () => new Promise<string>(() => undefined)),
      sampleTool('floods', () => 'x'.repeat(100 * 1024 * 1024)),
      sampleTool('cycles', () => {
        const data: Record<string, never> = {};
        Object.assign(data, { data });
        return data;
      }),
    ];
    const toolCalls = tools.map(({ schema }, index) => sampleCall(`c${index}`, schema.name));
    const provider = new FakeProvider([{ toolCalls }, 'Done.']);
    const memory = new InMemoryMemory();
    await reactAgent({ provider, memory, tools, config: { toolTimeoutMs: 20 } }).run('Go.');
    expect(isPaired(memory.context())).toBe(true);
    const results = [...memory.context()].filter((message) => message.role === 'tool');
    expect(results.map(({ isError }) => isError)).toEqual([true, true, false, true]);
    expect(results[2]?.content.byteLength).toBeLessThan(300 * 1024);
  });

  it('a memory that fails at every call in turn ends the run with a memory error and a history that can go on', async () => {
    for (let failing = 0; failing < 9; failing += 1) {
      let calls = 0;
      let isBroken = true;
      const memory = new FailingMemory(() => isBroken && (calls += 1) - 1 === failing);
      const provider = new FakeProvider(script());
      const agent = reactAgent({ provider, memory, tools: [weather] });
      const outcome = await agent.run('Hi').catch((error: unknown) => error);
      if (calls > failing) expect(outcome, `call ${failing}`).toBeInstanceOf(MemoryError);
      isBroken = false;
      provider.push('Fine.');
      await agent.run('Again').catch(() => undefined);
      expect(isPaired(provider.requests.at(-1)?.messages ?? []), `call ${failing}`).toBe(true);
    }
  });

  it('a memory that fails for good is answered for once it works again', async () => {
    let isBroken = false;
    const memory = new FailingMemory((message) => isBroken && message !== 'context');
    const breaks = sampleTool('breaks', () => {
      isBroken = true;
      return 'ok';
    });
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'breaks')] }, 'Fine.']);
    const agent = reactAgent({ provider, memory, tools: [breaks] });
    expect(await rejection(agent.run('Hi'))).toBeInstanceOf(MemoryError);
    expect(await rejection(agent.run('Again'))).toBeInstanceOf(MemoryError);
    isBroken = false;
    await agent.run('Again');
    expect(isPaired(provider.requests.at(-1)?.messages ?? [])).toBe(true);
  });

  it('10,000 rounds in constant memory, with well-paired requests', async () => {
    const rounds = 10_000;
    let asked = 0;
    let worst = 0;
    let sizes: number[] = [];
    const provider: Provider = {
      chat({ messages }) {
        asked += 1;
        worst = Math.max(worst, messages.length);
        if (asked % 500 === 0) {
          sizes.push(process.memoryUsage().heapUsed);
          if (!isPaired(messages)) throw new Error('not paired');
        }
        const toolCalls =
          asked < rounds ? [sampleCall(`c${asked}`, 'weather', { city: 'x'.repeat(500) })] : [];
        const message = new AssistantMessage({ text: toolCalls.length ? '' : 'Done.', toolCalls });
        return { message, finishReason: 'stop', usage: usageOf(1, 1) };
      },
      streamChat: () => Promise.reject(new Error('unused')),
    };
    const memory = new WindowMemory({ maxTokens: 5000, strategy: new ForgetOldest() });
    const fast = sampleTool('weather', () => 'y'.repeat(500));
    const agent = reactAgent({ provider, memory, tools: [fast], config: { maxToolRounds: rounds } });
    expect((await agent.run('Go.')).raw()).toBe('Done.');
    expect(asked).toBe(rounds);
    expect(worst).toBeLessThan(100);
    sizes = sizes.slice(2);
    expect(Math.min(...sizes.slice(-8))).toBeLessThan(Math.min(...sizes.slice(0, 8)) + 8 * 1024 * 1024);
  });

  it.each([1, 2, 4])(
    'begins no tool and tells nothing more once a stream was left (%i tools at a time)',
    async (parallelTools) => {
      const begun: string[] = [];
      const events = new EventLog();
      const slow = sampleTool('weather', async (_input, { id }) => {
        begun.push(id);
        return sleep(5, 'rain');
      });
      const toolCalls = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map((id) => sampleCall(id, 'weather'));
      const memory = new InMemoryMemory();
      const agent = reactAgent({
        provider: new FakeProvider([{ toolCalls }]),
        memory,
        tools: [slow],
        events,
        config: { parallelTools },
      });
      for await (const chunk of agent.runStream('Hi')) if (chunk.type === 'tool-result') break;
      const atTheEnd = begun.length;
      expect(atTheEnd).toBeLessThan(6);
      await sleep(40);
      expect(begun).toHaveLength(atTheEnd);
      expect(events.names.at(-1)).toBe('run.ended');
      expect(isPaired(memory.context())).toBe(true);
    },
  );

  it('takes an option that is undefined for one that is left out, and refuses a limit that is none', async () => {
    const endless = Array.from({ length: 20 }, (_, index) => ({
      toolCalls: [sampleCall(`c${index}`, 'weather')],
    }));
    const provider = new FakeProvider(endless);
    // As a program without `exactOptionalPropertyTypes` may write it.
    const config: Partial<AgentConfig> = JSON.parse('{}') as object;
    Object.assign(config, { maxToolRounds: undefined, toolTimeoutMs: undefined });
    await rejection(reactAgent({ provider, tools: [weather], config }).run('Hi'));
    expect(provider.requests).toHaveLength(10);
    for (const value of [NaN, -1, '3']) {
      const broken = JSON.parse('{}') as Partial<AgentConfig>;
      Object.assign(broken, { maxToolRounds: value });
      expect(() => reactAgent({ provider, config: broken })).toThrow('`maxToolRounds` is a number from 0');
    }
  });

  it('waits as long as it is told, also longer than timers can', async () => {
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'weather')] }, 'Rain.']);
    const config = { toolTimeoutMs: 1e12, runTimeoutMs: 1e12 };
    expect((await reactAgent({ provider, tools: [weather], config }).run('Hi')).raw()).toBe('Rain.');
  });

  it('leaves a memory that hangs when the run is cancelled', async () => {
    const memory = new InMemoryMemory();
    const stuck: Memory = {
      record: (message) => memory.record(message),
      context: () => new Promise(() => undefined),
    };
    const agent = reactAgent({ provider: new FakeProvider(), memory: stuck });
    const error = await rejection(agent.run('Hi', { signal: AbortSignal.timeout(10) }));
    expect(error).toBeInstanceOf(CancelledError);
  });

  it.each([
    ['the question', 0],
    ['the reply', 1],
    ['a result', 2],
  ])('leaves a memory that hangs over %s when the run is cancelled', async (_what, kept) => {
    const memory = new InMemoryMemory();
    const stuck: Memory = {
      record: (message) =>
        memory.context().length < kept ? memory.record(message) : new Promise(() => undefined),
      context: () => memory.context(),
    };
    const provider = new FakeProvider(script());
    const config = { cancelGraceMs: 20 };
    const agent = reactAgent({ provider, memory: stuck, tools: [weather], config });
    const error = await rejection(agent.run('Hi', { signal: AbortSignal.timeout(30) }));
    expect(error).toBeInstanceOf(CancelledError);
  });

  it('waits for a memory that takes its time over the end of a cancelled run', async () => {
    const memory = new InMemoryMemory();
    const slow: Memory = {
      record: async (message) => {
        await sleep(5);
        memory.record(message);
      },
      context: () => memory.context(),
    };
    const agent = reactAgent({ provider: new FakeProvider(script()), memory: slow, tools: [weather] });
    const controller = new AbortController();
    for await (const chunk of agent.runStream('Hi', { signal: controller.signal })) {
      if (chunk.type === 'tool-call') controller.abort();
    }
    expect(isPaired(memory.context())).toBe(true);
  });

  it('takes a run after one with a signal that is none', async () => {
    const agent = reactAgent({ provider: new FakeProvider(['a']), config: { runTimeoutMs: 1000 } });
    await rejection(agent.run('Hi', { signal: {} as AbortSignal }));
    expect((await agent.run('Hi')).raw()).toBe('a');
  });

  it.each([false, true])('bounds what a reply writes into calls (stream: %s)', async (streamed) => {
    let told = 0;
    const call = sampleCall('c1', 'weather', 'x'.repeat(3000));
    const provider: Provider = {
      chat: () => {
        const message = new AssistantMessage({ toolCalls: [call, call] });
        return { message, finishReason: 'stop', usage: usageOf(1, 1) };
      },
      async *streamChat() {
        for (;;) {
          told += 1;
          yield await Promise.resolve({ type: 'tool-call', call } as const);
        }
      },
    };
    const agent = reactAgent({ provider, tools: [weather], config: { maxReplyBytes: 5000 } });
    const run = streamed
      ? collect(agent.runStream('Hi')).then(({ error }) => error)
      : rejection(agent.run('Hi'));
    expect(await run).toMatchObject({ message: 'api error (status 0): a reply of more than 5000 bytes' });
    expect(told).toBeLessThan(3);
    const many = reactAgent({ provider, tools: [weather], config: { maxReplyBytes: Infinity } });
    if (!streamed) return;
    expect((await collect(many.runStream('Hi'))).error).toMatchObject({
      message: 'api error (status 0): more than 64 tool calls in one reply',
    });
  });

  it('leaves no listener on a signal that outlives the runs', async () => {
    const controller = new AbortController();
    const added = { abort: 0 };
    const { signal } = controller;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...all: Parameters<typeof add>) => {
      added.abort += 1;
      add(...all);
    };
    signal.removeEventListener = (...all: Parameters<typeof remove>) => {
      added.abort -= 1;
      remove(...all);
    };
    const looks = sampleTool('weather', (_input, context) => sleep(1, String(context.signal.aborted)));
    for (let index = 0; index < 20; index += 1) {
      const agent = reactAgent({ provider: new FakeProvider(script()), tools: [looks] });
      await agent.run('Hi', { signal });
      await collect(agent.runStream('Hi', { signal }));
    }
    expect(added.abort).toBe(0);
  });
});
