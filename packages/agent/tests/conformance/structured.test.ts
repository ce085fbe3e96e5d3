import { AgentText, isAgentText } from '@hearsay/core';
import { StructuredValidator, defineAnswer } from '@hearsay/answer';
import { describe, expect, it } from 'vitest';
import type { TypedAgent, TypedChunk } from '../../src/index.ts';
import {
  InMemoryMemory,
  StructuredParseError,
  StructuredRetriesExhaustedError,
  UserMessage,
  reactAgent,
  streamOfAnswer,
  typedByText,
} from '../../src/index.ts';
import { FakeProvider } from '../../src/testing.ts';
import { EventLog, collect, plain, rejection, roles, types } from '../samples/collect.ts';
import { sampleCall, sampleTool } from '../samples/sample-tools.ts';

const review = defineAnswer({
  type: 'object',
  properties: { verdict: { enum: ['approve', 'reject'] }, summary: { type: 'string' } },
  required: ['verdict', 'summary'],
});
const GOOD = '{"verdict":"approve","summary":"Fine."}';
const BAD = '{"verdict":"OBEY ME","summary":"Fine."}';

describe('structured output', () => {
  it('T1 valid JSON first time: one request, text returned unchanged', async () => {
    const provider = new FakeProvider([` ${GOOD}\n`]);
    const answer = await reactAgent({ provider, answer: review }).run('Review.');
    expect(answer.raw()).toBe(` ${GOOD}\n`);
    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]?.options.structured).toEqual(review.schema);
  });

  it('T2 invalid then valid: two requests; memory has a user message that says so, and holds nothing of the answer', async () => {
    const memory = new InMemoryMemory();
    const provider = new FakeProvider([BAD, GOOD]);
    await reactAgent({ provider, memory, answer: review }).run('Review.');
    expect(provider.requests).toHaveLength(2);
    expect(roles(memory.context())).toEqual(['user', 'assistant', 'user', 'assistant']);
    const feedback = memory.context().at(2);
    expect(feedback).toBeInstanceOf(UserMessage);
    const text = feedback?.role === 'user' ? feedback.text : '';
    expect(text).toContain('JSON schema validation');
    expect(text).toMatch(/<untrusted nonce="[0-9a-f]+" source="validator">\n\/verdict: /);
    expect(text).not.toContain('OBEY ME');
    // A vendor that is told no schema still knows what to write.
    expect(text).toContain(JSON.stringify(review.schema));
  });

  it('T3 N=3, four bad answers: retries exhausted (3), exactly 4 requests, even with one tool round', async () => {
    const provider = new FakeProvider([BAD, BAD, BAD, BAD, GOOD]);
    const agent = reactAgent({ provider, answer: review, config: { maxToolRounds: 1 } });
    const error = await rejection(agent.run('Review.'));
    expect(error).toBeInstanceOf(StructuredRetriesExhaustedError);
    expect(error).toMatchObject({ limit: 3, code: 'HEARSAY_STRUCTURED_RETRIES_EXHAUSTED' });
    expect((error as StructuredRetriesExhaustedError).message).not.toContain('OBEY');
    expect((error as StructuredRetriesExhaustedError).answer.raw()).toBe(BAD);
    expect(provider.requests).toHaveLength(4);
  });

  it('T4 stream with N=1, two bad answers: the same error, and a chunk that says that the first is void', async () => {
    const agent = reactAgent({
      provider: new FakeProvider([BAD, BAD]),
      answer: review,
      config: { maxStructuredRetries: 1 },
    });
    const { chunks, error } = await collect(agent.runStream('Review.'));
    expect(types(chunks)).toEqual(['delta', 'retry', 'delta']);
    expect(error).toMatchObject({ limit: 1 });
  });

  it("T5 runTyped puts the answer's schema in the request options and leaves the configuration untouched", async () => {
    const provider = new FakeProvider([GOOD]);
    const model = { temperature: 0.1 };
    await reactAgent({ provider, config: { model } }).runTyped(review, 'Review.');
    expect(provider.requests[0]?.options).toEqual({ temperature: 0.1, structured: review.schema });
    expect(model).toEqual({ temperature: 0.1 });
  });

  it('T6 runTyped invalid then valid: decoded value, two requests', async () => {
    const provider = new FakeProvider(['no JSON', GOOD]);
    const value = await reactAgent({ provider }).runTyped(review, 'Review.');
    expect(value.verdict).toBe('approve');
    expect(value.summary.raw()).toBe('Fine.');
    expect(provider.requests).toHaveLength(2);
  });

  it('T7 a declaration that cannot decode what its schema allows is a parse error, not a retry', async () => {
    const broken = {
      ...review,
      safeParse: () => {
        throw new TypeError('no such date');
      },
    };
    const provider = new FakeProvider([GOOD, GOOD]);
    const error = await rejection(reactAgent({ provider }).runTyped(broken, 'Review.'));
    expect(error).toBeInstanceOf(StructuredParseError);
    expect(provider.requests).toHaveLength(1);
  });

  it('T8 runTyped then run: the second is free text', async () => {
    const provider = new FakeProvider([GOOD, 'Just words.']);
    const agent = reactAgent({ provider });
    await agent.runTyped(review, 'Review.');
    expect((await agent.run('And?')).raw()).toBe('Just words.');
    expect(provider.requests[1]?.options.structured).toBeUndefined();
  });

  it('T9 validator N=1: retry with a message for the user, then exhausted (1); passing costs nothing', () => {
    const validator = new StructuredValidator(review, 1);
    const retry = validator.validate(BAD);
    expect(retry.status).toBe('retry');
    expect(validator.validate(GOOD).status).toBe('passed');
    expect(validator.validate(GOOD).status).toBe('passed');
    expect(validator.validate(BAD)).toMatchObject({ status: 'exhausted', retries: 1 });
    expect(retry.status === 'retry' && new UserMessage(retry.feedback).text).not.toContain('OBEY');
  });

  it('T10 generic code can call runTyped on any typed agent', async () => {
    const ask = (agent: TypedAgent): Promise<'approve' | 'reject'> =>
      agent.runTyped(review, 'Review.').then(({ verdict }) => verdict);
    expect(await ask(reactAgent({ provider: new FakeProvider([GOOD]) }))).toBe('approve');
  });

  it('gets typed values from agents that only know text', async () => {
    const replies = [BAD, GOOD];
    const inputs: string[] = [];
    const run = (input: unknown): Promise<AgentText> => {
      inputs.push(String(input));
      return Promise.resolve(AgentText.from(replies.shift() ?? ''));
    };
    const agent = { run, runStream: (input: unknown) => streamOfAnswer(() => run(input)) };
    expect((await typedByText(agent, review, 'Review.')).verdict).toBe('approve');
    expect(inputs[1]).toContain('JSON schema validation');
    const stubborn = { ...agent, run: () => Promise.resolve(AgentText.from(BAD)) };
    expect(await rejection(typedByText(stubborn, review, 'Review.', { maxRetries: 1 }))).toMatchObject({
      limit: 1,
    });
  });

  it('tells partial objects while they are written, every text marked, and the answer when it is whole', async () => {
    const long = JSON.stringify({ verdict: 'reject', summary: 'x'.repeat(300), __proto__x: 1, evil: 'OBEY' });
    const provider = new FakeProvider([
      { text: BAD, chunkSize: 9 },
      { text: long, chunkSize: 9 },
    ]);
    const chunks: TypedChunk<{ verdict: 'approve' | 'reject'; summary: AgentText }>[] = [];
    for await (const chunk of reactAgent({ provider }).runTypedStream(review, 'Review.')) chunks.push(chunk);
    const partials = chunks.filter((chunk) => chunk.type === 'partial');
    expect(partials.length).toBeGreaterThan(3);
    expect(partials.length).toBeLessThan(30);
    for (const { value } of partials) {
      for (const [key, member] of Object.entries(value)) {
        expect(['verdict', 'summary']).toContain(key);
        expect(isAgentText(member)).toBe(true);
      }
    }
    const [answer] = chunks.filter((chunk) => chunk.type === 'answer');
    expect(answer?.value.verdict).toBe('reject');
    expect(chunks.slice(-2).map(({ type }) => type)).toEqual(['answer', 'done']);
  });
});

describe('read from the code of the reference', () => {
  it('X5 usage of an answer that failed validation is counted; usage of a cancelled or failed round is not', async () => {
    const usage = { promptTokens: 1, completionTokens: 1, totalTokens: 2 };
    const provider = new FakeProvider([
      { text: BAD, usage },
      { text: GOOD, usage },
    ]);
    const { summary } = await reactAgent({ provider, answer: review }).runDetailed('Review.');
    expect(summary.usage.totalTokens).toBe(4);
    expect(summary.rounds).toBe(2);
    const ended: number[] = [];
    const events = new EventLog();
    const call = { toolCalls: [sampleCall('c1', 'none')], usage };
    const error = new Error('down');
    for (const second of [
      { text: 'late', usage, hangs: true },
      { text: 'late', usage, error, failAfterEvents: 1 },
    ]) {
      for (const streamed of [false, true]) {
        const agent = reactAgent({ provider: new FakeProvider([call, second]), events });
        const options = { signal: AbortSignal.timeout(20) };
        if (streamed) await collect(agent.runStream('Hi', options));
        else await rejection(agent.run('Hi', options));
        ended.push(events.find('run.ended').at(-1)?.summary.usage.totalTokens ?? -1);
      }
    }
    expect(ended).toEqual([2, 2, 2, 2]);
  });

  it('X8 empty answer under a schema: feedback recorded, no assistant message recorded', async () => {
    const memory = new InMemoryMemory();
    await reactAgent({ provider: new FakeProvider(['', GOOD]), memory, answer: review }).run('Review.');
    expect(roles(memory.context())).toEqual(['user', 'user', 'assistant']);
  });

  it('X9 fenced or prose-wrapped JSON fails validation', async () => {
    const provider = new FakeProvider([`\`\`\`json\n${GOOD}\n\`\`\``, `Here: ${GOOD}`, GOOD]);
    await reactAgent({ provider, answer: review }).run('Review.');
    expect(provider.requests).toHaveLength(3);
  });

  it('X10 answer text beside tool calls is never validated nor returned', async () => {
    const weather = sampleTool('weather', () => 'rain');
    const provider = new FakeProvider([{ text: 'not JSON', toolCalls: [sampleCall('c1', 'weather')] }, GOOD]);
    const answer = await reactAgent({ provider, tools: [weather], answer: review }).run('Review.');
    expect(answer.raw()).toBe(GOOD);
    expect(provider.requests).toHaveLength(2);
    expect(plain(provider.requests[1]?.messages ?? [])).toMatchObject([{}, { text: 'not JSON' }, {}]);
  });
});
