import { describe, expect, it } from 'vitest';
import type { Memory, Message, TrimStrategy } from '../../src/index.ts';
import {
  AssistantMessage,
  ForgetOldest,
  InMemoryMemory,
  MemoryError,
  SummarizeStrategy,
  SystemMessage,
  ToolResultMessage,
  UserMessage,
  WindowDrop,
  WindowMemory,
  estimateTokens,
} from '../../src/index.ts';
import { FakeProvider } from '../../src/testing.ts';
import { plain, roles } from '../samples/collect.ts';
import { sampleCall } from '../samples/sample-tools.ts';

const user = (text: string): UserMessage => new UserMessage(text);
const says = (text: string): AssistantMessage => new AssistantMessage({ text });
const callsTool = (id: string): AssistantMessage =>
  new AssistantMessage({ toolCalls: [sampleCall(id, 't')] });
const result = (id: string, content: string = 'r'): ToolResultMessage =>
  new ToolResultMessage({ id, content });

/** Every message counts as many tokens as its text has characters. */
function count(message: Message): number {
  if (message.role === 'user' || message.role === 'system') return message.text.length;
  return message.role === 'tool' ? message.content.byteLength : message.text.byteLength;
}

async function texts(memory: Memory): Promise<string[]> {
  return Array.from(await memory.context(), (message) =>
    message.role === 'user' || message.role === 'system'
      ? message.text
      : message.role === 'tool'
        ? message.content.raw()
        : message.text.raw(),
  );
}

async function fill(memory: Memory, ...messages: Message[]): Promise<void> {
  for (const message of messages) await memory.record(message);
}

const rounds = [user('aaaa'), says('bbbb'), user('cccc'), says('dddd'), user('eeee'), says('ffff')];

describe('memory', () => {
  it.each([() => new InMemoryMemory(), () => new WindowMemory()])(
    'M1 order kept; the context does not change with what comes later',
    async (make) => {
      const memory = make();
      await fill(memory, user('a'), says('b'));
      const before = await memory.context();
      await fill(memory, user('c'));
      expect(roles(before)).toEqual(['user', 'assistant']);
      expect(before.length).toBe(2);
      expect(before.at(-1)?.role).toBe('assistant');
      expect(before.at(2)).toBeUndefined();
      expect(await texts(memory)).toEqual(['a', 'b', 'c']);
    },
  );

  it('M2 over budget drops earliest whole rounds; call and result are never split', async () => {
    const memory = new WindowMemory({ maxTokens: 12, countTokens: count });
    await fill(
      memory,
      user('aaaa'),
      callsTool('c1'),
      result('c1', 'rrrr'),
      says('bbbb'),
      user('cccc'),
      says('dd'),
    );
    expect(await texts(memory)).toEqual(['cccc', 'dd']);
  });

  it('M3 newest round kept even if over budget; no user messages: all returned', async () => {
    const memory = new WindowMemory({ maxTokens: 3, countTokens: count });
    await fill(memory, ...rounds);
    expect(await texts(memory)).toEqual(['eeee', 'ffff']);
    const headless = new WindowMemory({ maxTokens: 1, countTokens: count });
    await fill(headless, says('aaaa'), says('bbbb'));
    expect(await texts(headless)).toEqual(['aaaa', 'bbbb']);
  });

  it('M4 limit of rounds; both limits: the smaller window; raising the budget restores', async () => {
    const memory = new WindowMemory({ maxRounds: 2, countTokens: count });
    await fill(memory, ...rounds);
    expect(await texts(memory)).toEqual(['cccc', 'dddd', 'eeee', 'ffff']);
    memory.maxTokens = 8;
    expect(await texts(memory)).toEqual(['eeee', 'ffff']);
    memory.maxTokens = 100;
    memory.maxRounds = 0;
    expect(await texts(memory)).toEqual(['eeee', 'ffff']);
    memory.maxRounds = 9;
    expect(await texts(memory)).toHaveLength(6);
  });

  it('M5 reasoning counts; all text blocks count; custom counter used; swapping it recounts; its failure surfaces', async () => {
    expect(estimateTokens(new AssistantMessage({ text: 'abcd', reasoning: 'abcdefgh' }))).toBe(3);
    expect(
      estimateTokens(
        new UserMessage([
          { type: 'text', text: 'abcd' },
          { type: 'text', text: '漢字a' },
        ]),
      ),
    ).toBe(4);
    expect(estimateTokens(user('👋👋👋👋'))).toBe(1);
    const memory = new WindowMemory({ maxTokens: 16, countTokens: count });
    await fill(memory, ...rounds);
    expect(await texts(memory)).toHaveLength(4);
    memory.countTokens = () => 1;
    expect(await texts(memory)).toHaveLength(6);
    memory.countTokens = () => {
      throw new Error('no tokenizer');
    };
    expect(() => memory.context()).toThrow(MemoryError);
    expect(() => memory.record(user('x'))).toThrow('token counting failed');
  });

  it('M6 recorded system messages trim like others', async () => {
    const memory = new WindowMemory({ maxTokens: 8, countTokens: count });
    await fill(memory, SystemMessage.of('note'), ...rounds);
    expect(await texts(memory)).toEqual(['eeee', 'ffff']);
  });

  it('M7 replacing strategy stores its result, is not called within budget, later sees its own result; a projecting one leaves storage alone', async () => {
    const seen: number[] = [];
    const strategy: TrimStrategy = {
      trim: (all) => {
        seen.push(all.length);
        return { messages: [user('S'), ...(all.at(-1)?.messages ?? [])], replaces: true };
      },
    };
    const memory = new WindowMemory({ maxTokens: 16, countTokens: count, strategy });
    await fill(memory, ...rounds);
    expect(await texts(memory)).toEqual(['S', 'eeee', 'ffff']);
    expect(await texts(memory)).toEqual(['S', 'eeee', 'ffff']);
    expect(seen).toEqual([3]);
    await fill(memory, user('gggg'), says('hhhh'));
    expect(await texts(memory)).toEqual(['S', 'gggg', 'hhhh']);
    expect(seen).toEqual([3, 3]);
    const projecting = new WindowMemory({ maxTokens: 8, countTokens: count, strategy: new WindowDrop() });
    await fill(projecting, ...rounds);
    await texts(projecting);
    projecting.maxTokens = 100;
    expect(await texts(projecting)).toHaveLength(6);
  });

  it('M8 a protected round survives repeated trims with its pair of call and result', async () => {
    const memory = new WindowMemory({ maxTokens: 20, countTokens: count });
    await fill(memory, user('skill'), callsTool('c1'));
    memory.recordProtected(result('c1', 'body'));
    for (let index = 0; index < 5; index += 1) {
      await fill(memory, user('xxxx'), says('yyyy'));
      expect((await texts(memory)).slice(0, 3)).toEqual(['skill', '', 'body']);
    }
  });

  it('lets protected rounds go when they take more than their share, the oldest first', async () => {
    const memory = new WindowMemory({ maxTokens: 20, maxProtectedTokens: 8, countTokens: count });
    for (const text of ['aaaa', 'bbbb', 'cccc']) {
      await fill(memory, user(text));
      memory.recordProtected(says('p'));
    }
    await fill(memory, user('dddd'), says('dddd'));
    const told = await texts(memory);
    expect(told).not.toContain('aaaa');
    expect(told).toContain('cccc');
  });

  it('keeps the question with the feedback on its answer', async () => {
    const memory = new WindowMemory({ maxTokens: 4, countTokens: count });
    await fill(memory, user('old'), says('old'), user('question'), says('wrong'));
    memory.record(new UserMessage('feedback', { continues: true }));
    expect(await texts(memory)).toEqual(['question', 'wrong', 'feedback']);
  });

  it('M9 summariser: a quoted summary and the newest rounds; its request has its own prompt and quotes the old ones', async () => {
    const provider = new FakeProvider(['A was B.']);
    const strategy = new SummarizeStrategy({ provider, maxTokens: 2 });
    const memory = new WindowMemory({ maxTokens: 18, countTokens: count, strategy });
    await fill(memory, ...rounds);
    const context = await memory.context();
    expect(roles(context)).toEqual(['user', 'user', 'assistant', 'user', 'assistant']);
    const [first] = context;
    expect(first?.role === 'user' && first.text).toMatch(
      /^[^]*<untrusted nonce="[0-9a-f]+" source="summary">\nA was B\.\n<\/untrusted/,
    );
    const [request] = provider.requests;
    expect(request?.system).toContain('compress');
    expect(request?.options.maxTokens).toBe(2);
    expect(request?.tools).toEqual([]);
    const asked = request?.messages[0];
    const quoted = asked?.role === 'user' ? asked.text : '';
    expect(quoted).toContain('{"role":"user","text":"aaaa"}\n{"role":"assistant","text":"bbbb"}');
    expect(quoted).not.toContain('eeee');
  });

  it('M10 a smaller cap keeps more rounds; the second summary is told the first one', async () => {
    const kept = async (maxTokens: number): Promise<number> => {
      const strategy = new SummarizeStrategy({ provider: new FakeProvider(['S']), maxTokens });
      const memory = new WindowMemory({ maxTokens: 20, countTokens: count, strategy });
      await fill(memory, ...rounds);
      return (await memory.context()).length;
    };
    expect(await kept(4)).toBeGreaterThan(await kept(12));
    const provider = new FakeProvider(['first summary', 'second summary']);
    const strategy = new SummarizeStrategy({ provider, maxTokens: 2 });
    const memory = new WindowMemory({
      maxTokens: 18,
      countTokens: (message) => Math.min(4, count(message)),
      strategy,
    });
    await fill(memory, ...rounds);
    await memory.context();
    await fill(memory, user('gggg'), says('hhhh'));
    await memory.context();
    const asked = provider.requests[1]?.messages[0];
    expect(asked?.role === 'user' && asked.text).toContain('{"role":"summary","text":');
    expect(asked?.role === 'user' && asked.text).toContain('first summary');
  });

  it('M11 a failing or empty summariser: window drop, tried again later; a single round: no call; reasoning never sent', async () => {
    const provider = new FakeProvider([{ error: new Error('down') }, '  ', 'S']);
    const strategy = new SummarizeStrategy({ provider, maxTokens: 2 });
    const memory = new WindowMemory({ maxTokens: 18, countTokens: count, strategy });
    await fill(memory, user('aaaa'), new AssistantMessage({ text: 'bbbb', reasoning: 'secret thought' }));
    await fill(memory, ...rounds.slice(2));
    expect(await texts(memory)).toEqual(['cccc', 'dddd', 'eeee', 'ffff']);
    expect(await texts(memory)).toEqual(['cccc', 'dddd', 'eeee', 'ffff']);
    expect((await texts(memory))[0]).toContain('\nS\n');
    const sent = plain(provider.requests.flatMap(({ messages }) => messages));
    expect(JSON.stringify(sent)).not.toContain('secret thought');
    const single = new FakeProvider();
    const alone = new WindowMemory({
      maxTokens: 2,
      countTokens: count,
      strategy: new SummarizeStrategy({ provider: single, maxTokens: 1 }),
    });
    await fill(alone, user('aaaa'), says('bbbb'));
    await alone.context();
    expect(single.requests).toHaveLength(0);
  });

  it('does not summarise a summary that alone is older than the newest round', async () => {
    const provider = new FakeProvider(['S', 'again']);
    const strategy = new SummarizeStrategy({ provider, maxTokens: 1 });
    const memory = new WindowMemory({ maxTokens: 9, countTokens: count, strategy });
    await fill(memory, ...rounds);
    await memory.context();
    await memory.context();
    await memory.context();
    expect(provider.requests).toHaveLength(1);
  });

  it('hands what a summary stands for to the archive, and reports what it took', async () => {
    const archived: Message[] = [];
    let tokens = 0;
    const usage = { promptTokens: 5, completionTokens: 1, totalTokens: 6 };
    const strategy = new SummarizeStrategy({
      provider: new FakeProvider([{ text: 'S', usage }]),
      maxTokens: 2,
      archive: (messages) => void archived.push(...messages),
    });
    const memory = new WindowMemory({ maxTokens: 18, countTokens: count, strategy });
    await fill(memory, ...rounds);
    await memory.context({ report: ({ totalTokens }) => void (tokens += totalTokens) });
    expect(roles(archived)).toEqual(['user', 'assistant']);
    expect(tokens).toBe(6);
  });

  it('forgets the oldest calls inside a long round, and keeps the question', async () => {
    const memory = new WindowMemory({ maxTokens: 40, countTokens: count, strategy: new ForgetOldest() });
    await fill(memory, user('question'));
    for (let index = 0; index < 50; index += 1) {
      await fill(memory, callsTool(`c${index}`), result(`c${index}`, 'rrrrrrrr'));
      const context = [...(await memory.context())];
      expect(context[0]).toMatchObject({ text: 'question' });
      expect(context.length).toBeLessThan(14);
      const ids = context.flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []));
      const results = context.filter((message) => message.role === 'tool');
      expect(results.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
    }
  });
});
