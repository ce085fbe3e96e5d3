import { describe, expect, it } from 'vitest';
import type { RunOptions } from '../../src/index.ts';
import { CancelledError, InMemoryMemory, reactAgent } from '../../src/index.ts';
import { FakeProvider } from '../../src/testing.ts';
import { EventLog, collect, plain, rejection, roles, types } from '../samples/collect.ts';
import { sampleCall, sampleTool } from '../samples/sample-tools.ts';

const weather = sampleTool('weather', () => 'rain');
const aborted = AbortSignal.abort(new Error('enough'));

describe('cancellation', () => {
  it('C1 pre-cancelled run: cancelled, zero requests, user message kept', async () => {
    const provider = new FakeProvider(['a']);
    const memory = new InMemoryMemory();
    const error = await rejection(reactAgent({ provider, memory }).run('Hi', { signal: aborted }));
    expect(error).toBeInstanceOf(CancelledError);
    expect(error).toMatchObject({ name: 'AbortError', code: 'HEARSAY_CANCELLED', cause: aborted.reason });
    expect(provider.requests).toHaveLength(0);
    expect(roles(memory.context())).toEqual(['user']);
  });

  it('C2 pre-cancelled: both paths report rounds 1 and the error in run.ended', async () => {
    const events = new EventLog();
    const agent = reactAgent({ provider: new FakeProvider(['a']), events });
    await rejection(agent.run('Hi', { signal: aborted }));
    const { chunks } = await collect(agent.runStream('Hi', { signal: aborted }));
    expect(types(chunks)).toEqual(['cancelled']);
    for (const { summary, error } of events.find('run.ended')) {
      expect(summary.rounds).toBe(1);
      expect(error).toBeInstanceOf(CancelledError);
    }
    expect(events.find('run.ended')).toHaveLength(2);
  });

  it.each([false, true])(
    'C3 cancel while the model call hangs: returns at once, memory only the user message (ignores the signal: %s)',
    async (ignoresSignal) => {
      const memory = new InMemoryMemory();
      const provider = new FakeProvider([
        { hangs: true, ignoresSignal },
        { hangs: true, ignoresSignal },
      ]);
      const agent = reactAgent({ provider, memory });
      const started = performance.now();
      const error = await rejection(agent.run('Hi', { signal: AbortSignal.timeout(20) }));
      expect(error).toMatchObject({ code: 'HEARSAY_CANCELLED', name: 'TimeoutError' });
      const { chunks } = await collect(agent.runStream('Hi', { signal: AbortSignal.timeout(20) }));
      expect(types(chunks)).toEqual(['cancelled']);
      expect(performance.now() - started).toBeLessThan(2000);
      expect(roles(memory.context())).toEqual(['user', 'user']);
    },
  );

  it('C4 cancel during a tool: tool finishes once, its result recorded, no second request, result cancelled', async () => {
    const controller = new AbortController();
    let runs = 0;
    const slow = sampleTool('slow', async () => {
      controller.abort();
      await new Promise((resolve) => setTimeout(resolve, 10));
      runs += 1;
      return 'finished';
    });
    const provider = new FakeProvider([
      { toolCalls: [sampleCall('c1', 'slow'), sampleCall('c2', 'slow')] },
      'never',
    ]);
    const memory = new InMemoryMemory();
    const agent = reactAgent({ provider, memory, tools: [slow] });
    const error = await rejection(agent.run('Hi', { signal: controller.signal }));
    expect(error).toBeInstanceOf(CancelledError);
    expect(runs).toBe(1);
    expect(provider.requests).toHaveLength(1);
    expect(plain(memory.context())).toMatchObject([
      {},
      {},
      { id: 'c1', content: 'finished' },
      // A call that had not begun does not begin any more.
      { id: 'c2', content: expect.stringContaining('the run was cancelled') },
    ]);
  });

  it('C5 cancel between deltas: first delta kept, then only cancelled, no done, nothing recorded', async () => {
    const controller = new AbortController();
    const memory = new InMemoryMemory();
    const provider = new FakeProvider([{ text: 'abcd', chunkSize: 2 }]);
    const told: string[] = [];
    const options: RunOptions = { signal: controller.signal };
    for await (const chunk of reactAgent({ provider, memory }).runStream('Hi', options)) {
      told.push(chunk.type);
      controller.abort();
    }
    expect(told).toEqual(['delta', 'cancelled']);
    expect(roles(memory.context())).toEqual(['user']);
  });

  it('C6 after a cancelled run, a fresh signal works on the same agent', async () => {
    const provider = new FakeProvider(['a']);
    const agent = reactAgent({ provider, tools: [weather] });
    await rejection(agent.run('Hi', { signal: aborted }));
    const { signal } = new AbortController();
    expect((await agent.run('Hi again', { signal })).raw()).toBe('a');
  });

  it('ends a run that takes longer than its own limit', async () => {
    const agent = reactAgent({
      provider: new FakeProvider([{ hangs: true, ignoresSignal: true }]),
      config: { runTimeoutMs: 20 },
    });
    const error = await rejection(agent.run('Hi'));
    expect(error).toMatchObject({ code: 'HEARSAY_CANCELLED', name: 'TimeoutError' });
  });

  it('leaves a tool that ignores its signal after the time of grace', async () => {
    const controller = new AbortController();
    const deaf = sampleTool('deaf', () => {
      controller.abort();
      return new Promise<string>(() => undefined);
    });
    const memory = new InMemoryMemory();
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'deaf')] }]);
    const agent = reactAgent({ provider, memory, tools: [deaf], config: { cancelGraceMs: 10 } });
    const error = await rejection(agent.run('Hi', { signal: controller.signal }));
    expect(error).toBeInstanceOf(CancelledError);
    expect(plain(memory.context())).toMatchObject([{}, {}, { id: 'c1', isError: true }]);
  });
});
