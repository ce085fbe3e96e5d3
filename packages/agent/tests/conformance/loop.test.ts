import { describe, expect, it } from 'vitest';
import {
  AgentBusyError,
  InMemoryMemory,
  MemoryError,
  ProviderApiError,
  ProviderTimeoutError,
  SharedState,
  StateSlot,
  ToolError,
  TooManyToolRoundsError,
  UserMessage,
  reactAgent,
} from '../../src/index.ts';
import { FakeProvider } from '../../src/testing.ts';
import { EventLog, FailingMemory, collect, plain, rejection, roles } from '../samples/collect.ts';
import { sampleCall, sampleTool } from '../samples/sample-tools.ts';

const weather = sampleTool('weather', () => 'rain');

describe('loop', () => {
  it('L1 plain answer: one request, holding only the user message', async () => {
    const provider = new FakeProvider(['Fine.']);
    const answer = await reactAgent({ provider }).run('How are you?');
    expect(answer.raw()).toBe('Fine.');
    expect(provider.requests).toHaveLength(1);
    expect(plain(provider.requests[0]?.messages ?? [])).toEqual([
      { role: 'user', blocks: [{ type: 'text', text: 'How are you?' }] },
    ]);
  });

  it('L2 tool round then answer: two requests; second contains the result with the same id', async () => {
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'weather')] }, 'It rains.']);
    const answer = await reactAgent({ provider, tools: [weather] }).run('Weather?');
    expect(answer.raw()).toBe('It rains.');
    expect(provider.requests).toHaveLength(2);
    expect(plain(provider.requests[1]?.messages ?? [])).toMatchObject([
      { role: 'user' },
      { role: 'assistant', toolCalls: [{ id: 'c1', name: 'weather' }] },
      { role: 'tool', id: 'c1', content: 'rain' },
    ]);
  });

  it.each([1, 4])(
    'L3 two calls in one reply stay in one assistant message; results follow in request order (%i at a time)',
    async (parallelTools) => {
      const slow = sampleTool('slow', () => new Promise((resolve) => setTimeout(() => resolve('late'), 20)));
      const toolCalls = [sampleCall('c1', 'slow'), sampleCall('c2', 'weather')];
      const provider = new FakeProvider([{ toolCalls }, 'Done.']);
      await reactAgent({ provider, tools: [slow, weather], config: { parallelTools } }).run('Both?');
      expect(plain(provider.requests[1]?.messages ?? [])).toMatchObject([
        { role: 'user' },
        { role: 'assistant', toolCalls: [{ id: 'c1' }, { id: 'c2' }] },
        { role: 'tool', id: 'c1', content: 'late' },
        { role: 'tool', id: 'c2', content: 'rain' },
      ]);
    },
  );

  it('L4 empty reply: answer "", memory only the user message', async () => {
    const memory = new InMemoryMemory();
    const answer = await reactAgent({ provider: new FakeProvider(['']), memory }).run('Well?');
    expect(answer.isEmpty).toBe(true);
    expect(roles(memory.context())).toEqual(['user']);
  });

  it('L5 default memory drops the oldest rounds past 128k estimated tokens', async () => {
    const provider = new FakeProvider(['a', 'b', 'c']);
    const agent = reactAgent({ provider });
    await agent.run('x'.repeat(300_000));
    await agent.run('y'.repeat(300_000));
    await agent.run('z');
    expect(provider.requests[1]?.messages.map((message) => JSON.stringify(message).length > 1000)).toEqual([
      true,
    ]);
    expect(roles(provider.requests[2]?.messages ?? [])).toEqual(['user', 'assistant', 'user']);
  });

  it('L6 limit 2 with endless tool requests: TooManyToolRounds(2), exactly 2 requests', async () => {
    const provider = new FakeProvider(
      Array.from({ length: 5 }, (_, index) => ({ toolCalls: [sampleCall(`c${index}`, 'weather')] })),
    );
    const agent = reactAgent({ provider, tools: [weather], config: { maxToolRounds: 2 } });
    const error = await rejection(agent.run('Weather?'));
    expect(error).toBeInstanceOf(TooManyToolRoundsError);
    expect(error).toMatchObject({ code: 'HEARSAY_TOO_MANY_TOOL_ROUNDS', limit: 2 });
    expect(provider.requests).toHaveLength(2);
  });

  it('answers once more without tools at the limit, when it is configured to', async () => {
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'weather')] }, 'Rain, I think.']);
    const config = { maxToolRounds: 1, atLimit: 'answer' as const };
    const answer = await reactAgent({ provider, tools: [weather], config }).run('Weather?');
    expect(answer.raw()).toBe('Rain, I think.');
    expect(provider.requests.map(({ tools }) => tools.length)).toEqual([1, 0]);
  });

  it('L7 system prompt is first and single in every request, and absent from memory', async () => {
    const memory = new InMemoryMemory();
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'weather')] }, 'Rain.']);
    await reactAgent({ provider, tools: [weather], memory, system: 'You know the weather.' }).run('Weather?');
    expect(provider.requests.map(({ system }) => system)).toEqual([
      'You know the weather.',
      'You know the weather.',
    ]);
    for (const { messages } of provider.requests) expect(roles(messages)).not.toContain('system');
    expect(roles(memory.context())).not.toContain('system');
  });

  it('L8 empty prompt: no system text', async () => {
    const provider = new FakeProvider(['a', 'b']);
    await reactAgent({ provider, system: '' }).run('Hi');
    await reactAgent({ provider }).run('Hi');
    expect(provider.requests.map(({ system }) => system)).toEqual([undefined, undefined]);
  });

  it("L9 second run carries the first run's user and assistant before the new user message", async () => {
    const provider = new FakeProvider(['One.', 'Two.']);
    const agent = reactAgent({ provider });
    await agent.run('First?');
    await agent.run('Second?');
    expect(plain(provider.requests[1]?.messages ?? [])).toMatchObject([
      { role: 'user', blocks: [{ text: 'First?' }] },
      { role: 'assistant', text: 'One.' },
      { role: 'user', blocks: [{ text: 'Second?' }] },
    ]);
  });

  it('L10 failing tool: error text reaches the model, run succeeds', async () => {
    const broken = sampleTool('broken', () => {
      throw new ToolError('execution', 'boom');
    });
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'broken')] }, 'Sorry.']);
    await reactAgent({ provider, tools: [broken] }).run('Try.');
    expect(plain(provider.requests[1]?.messages ?? [])).toMatchObject([
      {},
      {},
      { content: 'tool error: broken failed: execution failed: boom', isError: true },
    ]);
  });

  it('L11 unknown tool: tool.completed carries not found; text "tool not found: nope"', async () => {
    const events = new EventLog();
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'nope')] }, 'Sorry.']);
    await reactAgent({ provider, tools: [weather], events }).run('Try.');
    const [completed] = events.find('tool.completed');
    expect(completed?.result.raw()).toBe('tool not found: nope');
    expect(completed?.error).toMatchObject({ code: 'HEARSAY_TOOL_NOT_FOUND', message: 'tool not found' });
    expect(completed?.error?.text.raw()).toBe('tool not found: nope');
  });

  it('L12 exhausted fake script on the next run: provider error mentioning "exhausted"', async () => {
    const agent = reactAgent({ provider: new FakeProvider(['One.']) });
    await agent.run('First?');
    const error = await rejection(agent.run('Second?'));
    expect(error).toBeInstanceOf(ProviderApiError);
    expect((error as Error).message).toContain('exhausted');
  });

  it('L13 shared state: two calls in a round see the same value, host reads it afterwards', async () => {
    const counter = new StateSlot<{ count: number }>('counter');
    const count = sampleTool('count', (_input, { state }) =>
      state.with(counter, (value) => String((value.count += 1))),
    );
    const toolCalls = [sampleCall('c1', 'count'), sampleCall('c2', 'count')];
    const provider = new FakeProvider([{ toolCalls }, 'Two.']);
    const state = new SharedState().insert(counter, { count: 0 });
    const agent = reactAgent({ provider, tools: [count], state });
    await agent.run('Count.');
    expect(agent.state.get(counter)).toEqual({ count: 2 });
  });

  it('L14 configured temperature and maximum of tokens appear in the request options', async () => {
    const provider = new FakeProvider(['a']);
    await reactAgent({ provider, config: { model: { temperature: 0.2, maxTokens: 99 } } }).run('Hi');
    expect(provider.requests[0]?.options).toEqual({ temperature: 0.2, maxTokens: 99 });
  });

  it('L15 failing user record: memory error passes through; failing context: memory error and no request', async () => {
    const provider = new FakeProvider(['a', 'b']);
    const noRecord = new FailingMemory((message) => message !== 'context');
    const events = new EventLog();
    const first = await rejection(reactAgent({ provider, memory: noRecord, events }).run('Hi'));
    expect(first).toBeInstanceOf(MemoryError);
    expect((first as Error).message).not.toContain('secrets');
    expect(events.names).toEqual([]);
    const noContext = new FailingMemory((message) => message === 'context');
    const second = await rejection(reactAgent({ provider, memory: noContext, events }).run('Hi'));
    expect(second).toBeInstanceOf(MemoryError);
    expect(events.names).toEqual(['run.started', 'run.ended']);
    expect(provider.requests).toHaveLength(0);
  });

  it('L16 provider timeout: same error on both paths; memory only the user message', async () => {
    const error = new ProviderTimeoutError('Request');
    for (const streamed of [false, true]) {
      const memory = new InMemoryMemory();
      const agent = reactAgent({ provider: new FakeProvider([{ error }]), memory });
      const thrown = streamed
        ? (await collect(agent.runStream('Hi'))).error
        : await rejection(agent.run('Hi'));
      expect(thrown).toBe(error);
      expect(roles(memory.context())).toEqual(['user']);
    }
  });

  it('L17 run ids differ between agents made back to back and between runs of one agent', async () => {
    const events = new EventLog();
    const provider = new FakeProvider(['a', 'b', 'c']);
    const agent = reactAgent({ provider, events });
    await agent.run('1');
    await agent.run('2');
    await reactAgent({ provider, events }).run('3');
    const ids = events.find('run.started').map(({ runId }) => runId);
    expect(new Set(ids).size).toBe(3);
    expect(events.find('run.ended').map(({ runId }) => runId)).toEqual(ids);
  });

  it('refuses a second run while one is going on, and takes one afterwards', async () => {
    const agent = reactAgent({ provider: new FakeProvider([{ text: 'a', delayMs: 5 }, 'b']) });
    const first = agent.run('1');
    const error = await rejection(agent.run('2'));
    expect(error).toBeInstanceOf(AgentBusyError);
    expect((await collect(agent.runStream('2'))).error).toBeInstanceOf(AgentBusyError);
    await first;
    expect((await agent.run('3')).raw()).toBe('b');
  });

  it('returns the details of a run on request', async () => {
    const usage = { promptTokens: 7, completionTokens: 2, totalTokens: 10 };
    const provider = new FakeProvider([
      { toolCalls: [sampleCall('c1', 'weather')], usage },
      { text: 'Rain', finishReason: 'length', usage },
    ]);
    const result = await reactAgent({ provider, tools: [weather] }).runDetailed('Weather?');
    expect(result.text.raw()).toBe('Rain');
    expect(result.finishReason).toBe('length');
    expect(result.summary).toEqual({
      rounds: 2,
      toolCalls: 1,
      usage: { promptTokens: 14, completionTokens: 4, totalTokens: 20 },
    });
    expect(roles(result.messages)).toEqual(['user', 'assistant', 'tool', 'assistant']);
    expect(result.messages[0]).toBeInstanceOf(UserMessage);
  });
});
