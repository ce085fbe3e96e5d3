import { describe, expect, it } from 'vitest';
import type { Provider } from '../../src/index.ts';
import {
  InMemoryMemory,
  MemoryError,
  ProviderNetworkError,
  TooManyToolRoundsError,
  ToolError,
  reactAgent,
  textOfStream,
  usageOf,
} from '../../src/index.ts';
import type { FakeReply } from '../../src/testing.ts';
import { FakeProvider } from '../../src/testing.ts';
import { EventLog, FailingMemory, collect, plain, rejection, roles, types } from '../samples/collect.ts';
import { sampleCall, sampleTool } from '../samples/sample-tools.ts';

const weather = sampleTool('weather', () => 'rain');
const twoCalls = { toolCalls: [sampleCall('c1', 'weather'), sampleCall('c2', 'weather')] };

describe('streaming', () => {
  it('S1 order delta, tool call, tool result, delta, done (rounds 2, tool calls 1)', async () => {
    const provider = new FakeProvider([
      { text: 'Let me see.', toolCalls: [sampleCall('c1', 'weather')] },
      'Rain.',
    ]);
    const { chunks, error } = await collect(reactAgent({ provider, tools: [weather] }).runStream('Weather?'));
    expect(error).toBeUndefined();
    expect(types(chunks)).toEqual(['delta', 'tool-call', 'tool-result', 'delta', 'done']);
    expect(chunks.at(-1)).toMatchObject({ summary: { rounds: 2, toolCalls: 1 }, finishReason: 'stop' });
  });

  it('S2 two calls: call c1, call c2, result c1, result c2, delta, done', async () => {
    const provider = new FakeProvider([twoCalls, 'Rain.']);
    const { chunks } = await collect(reactAgent({ provider, tools: [weather] }).runStream('Weather?'));
    const told = chunks.map((chunk) =>
      chunk.type === 'tool-call' || chunk.type === 'tool-result'
        ? `${chunk.type} ${chunk.call.id}`
        : chunk.type,
    );
    expect(told).toEqual([
      'tool-call c1',
      'tool-call c2',
      'tool-result c1',
      'tool-result c2',
      'delta',
      'done',
    ]);
  });

  it('S3 pure tool round emits no delta', async () => {
    const provider = new FakeProvider([twoCalls, { toolCalls: [] }]);
    const { chunks } = await collect(reactAgent({ provider, tools: [weather] }).runStream('Weather?'));
    expect(types(chunks.slice(0, 4))).not.toContain('delta');
  });

  it('S4 reasoning yields no chunk but is recorded with the message', async () => {
    const memory = new InMemoryMemory();
    const provider = new FakeProvider([{ text: 'Yes.', reasoning: 'Thinking.' }]);
    const { chunks } = await collect(reactAgent({ provider, memory }).runStream('Well?'));
    expect(types(chunks)).toEqual(['delta', 'done']);
    expect(plain(memory.context())).toMatchObject([{}, { text: 'Yes.', reasoning: 'Thinking.' }]);
  });

  it('S5 done usage is the per-field sum over rounds', async () => {
    const usage = { promptTokens: 1, completionTokens: 2, totalTokens: 9 };
    const provider = new FakeProvider([
      { ...twoCalls, usage },
      { text: 'x', usage: usageOf(10, 20) },
    ]);
    const { chunks } = await collect(reactAgent({ provider, tools: [weather] }).runStream('Weather?'));
    expect(chunks.at(-1)).toMatchObject({
      summary: { usage: { promptTokens: 11, completionTokens: 22, totalTokens: 39 } },
    });
  });

  it('S6 run and stream on one script: same answer text, identical request history', async () => {
    const script: FakeReply[] = [
      { text: 'So.', ...twoCalls },
      { text: 'Rain, they say.', chunkSize: 3 },
    ];
    const whole = new FakeProvider(script);
    const pieces = new FakeProvider(script);
    const answer = await reactAgent({ provider: whole, tools: [weather] }).run('Weather?');
    const text = await textOfStream(reactAgent({ provider: pieces, tools: [weather] }).runStream('Weather?'));
    expect(text.raw()).toBe(answer.raw());
    expect(pieces.requests.map(({ messages }) => plain(messages))).toEqual(
      whole.requests.map(({ messages }) => plain(messages)),
    );
  });

  it('S7 run and stream fail alike: same error, same request count', async () => {
    const error = new ProviderNetworkError();
    const whole = new FakeProvider([twoCalls, { error }]);
    const pieces = new FakeProvider([twoCalls, { error }]);
    expect(await rejection(reactAgent({ provider: whole, tools: [weather] }).run('Hi'))).toBe(error);
    const told = await collect(reactAgent({ provider: pieces, tools: [weather] }).runStream('Hi'));
    expect(told.error).toBe(error);
    expect(pieces.requests.length).toBe(whole.requests.length);
  });

  it('S8 limit 2 in a stream: 4 tool chunks then one error, no done', async () => {
    const call = { toolCalls: [sampleCall('c', 'weather')] };
    const agent = reactAgent({
      provider: new FakeProvider([call, call, call]),
      tools: [weather],
      config: { maxToolRounds: 2 },
    });
    const { chunks, error } = await collect(agent.runStream('Hi'));
    expect(types(chunks)).toEqual(['tool-call', 'tool-result', 'tool-call', 'tool-result']);
    expect(error).toBeInstanceOf(TooManyToolRoundsError);
  });

  it('S9 user-record failure: the first pull rejects, no chunk and no event comes', async () => {
    const memory = new FailingMemory((message) => message !== 'context');
    const events = new EventLog();
    const provider = new FakeProvider(['a']);
    const { chunks, error } = await collect(reactAgent({ provider, memory, events }).runStream('Hi'));
    expect(chunks).toEqual([]);
    expect(error).toBeInstanceOf(MemoryError);
    expect(events.events).toEqual([]);
    expect(provider.requests).toHaveLength(0);
  });

  it('S10 context failure: exactly one item, an error', async () => {
    const memory = new FailingMemory((message) => message === 'context');
    const { chunks, error } = await collect(
      reactAgent({ provider: new FakeProvider(['a']), memory }).runStream('Hi'),
    );
    expect(chunks).toEqual([]);
    expect(error).toBeInstanceOf(MemoryError);
  });

  it('S11 assistant-record failure: delta, error, end', async () => {
    const memory = new FailingMemory((message) => message !== 'context' && message.role === 'assistant');
    const { chunks, error } = await collect(
      reactAgent({ provider: new FakeProvider(['a']), memory }).runStream('Hi'),
    );
    expect(types(chunks)).toEqual(['delta']);
    expect(error).toBeInstanceOf(MemoryError);
  });

  it('S12 tool-result-record failure: tool call, tool result, error, end; and the history stays paired', async () => {
    let failures = 0;
    const memory = new FailingMemory(
      (message) => message !== 'context' && message.role === 'tool' && (failures += 1) === 1,
    );
    const provider = new FakeProvider([twoCalls, 'b']);
    const agent = reactAgent({ provider, memory, tools: [weather] });
    const { chunks, error } = await collect(agent.runStream('Hi'));
    expect(types(chunks)).toEqual(['tool-call', 'tool-call', 'tool-result']);
    expect(error).toBeInstanceOf(MemoryError);
    expect(plain(memory.context())).toMatchObject([
      { role: 'user' },
      { role: 'assistant' },
      { role: 'tool', id: 'c1', content: 'memory record failed: the result could not be stored' },
      { role: 'tool', id: 'c2', content: 'not run: the run was over' },
    ]);
  });

  it('S13 mid-stream provider error: earlier delta kept, error, end, no done', async () => {
    const error = new ProviderNetworkError();
    const memory = new InMemoryMemory();
    const provider = new FakeProvider([{ text: 'abcdef', chunkSize: 2, error, failAfterEvents: 2 }]);
    const told = await collect(reactAgent({ provider, memory }).runStream('Hi'));
    expect(types(told.chunks)).toEqual(['delta', 'delta']);
    expect(told.error).toBe(error);
    expect(roles(memory.context())).toEqual(['user']);
  });

  it('S14 provider stream with zero events: only done (rounds 1); no assistant message recorded', async () => {
    const provider: Provider = {
      chat: () => {
        throw new Error('unused');
      },
      async *streamChat() {},
    };
    const memory = new InMemoryMemory();
    const { chunks } = await collect(reactAgent({ provider, memory }).runStream('Hi'));
    expect(types(chunks)).toEqual(['done']);
    expect(chunks[0]).toMatchObject({ summary: { rounds: 1, toolCalls: 0 } });
    expect(roles(memory.context())).toEqual(['user']);
  });

  it('S15 tool failure inside a stream: error text in the tool result, stream reaches done', async () => {
    const broken = sampleTool('weather', () => Promise.reject(new ToolError('execution', 'no sensor')));
    const provider = new FakeProvider([{ toolCalls: [sampleCall('c1', 'weather')] }, 'Sorry.']);
    const { chunks } = await collect(reactAgent({ provider, tools: [broken] }).runStream('Hi'));
    const [result] = chunks.filter((chunk) => chunk.type === 'tool-result');
    expect(result?.result.content.raw()).toBe('tool error: weather failed: execution failed: no sensor');
    expect(result?.result.isError).toBe(true);
    expect(types(chunks).at(-1)).toBe('done');
  });
});
