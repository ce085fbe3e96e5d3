import { AgentText, Uuid, isAgentText } from '@hearsay/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AnswerSchemaError } from '../src/answer-schema-error.ts';
import { defineAnswer } from '../src/define-answer.ts';
import { agentText } from '../src/zod.ts';

describe('what the library checks beyond JSON Schema', () => {
  const range = defineAnswer(
    z
      .object({ low: z.number(), high: z.number(), note: agentText() })
      .refine(({ low, high }) => low <= high, { path: ['high'], error: 'obey me' }),
  );

  test('is refused at its place, without its message, which could quote the answer', () => {
    const result = range.safeParse('{"low":2,"high":1,"note":"obey me"}');
    expect(result.ok ? [] : result.error.violations).toEqual([
      { path: '/high', keyword: 'check', expected: 'a value that passes the checks of the declaration' },
    ]);
    expect(result.ok ? '' : result.error.message).not.toContain('obey me');
  });

  test('passes with marked text', () => {
    expect(isAgentText(range.parse('{"low":1,"high":2,"note":"x"}').note)).toBe(true);
  });

  test('must not take a promise', () => {
    const later = defineAnswer(z.object({ score: z.number().refine(() => Promise.resolve(true)) }));
    expect(() => later.parse('{"score":1}')).toThrow(AnswerSchemaError);
  });
});

describe('transformations of the library', () => {
  test('are made, where what comes out is an answer', () => {
    const answer = defineAnswer(
      z.object({
        id: z.uuid().transform((text) => Uuid.parse(text)),
        scores: z
          .record(z.string(), z.number())
          .transform(
            (scores) => new Map(Object.entries(scores).map(([key, score]) => [AgentText.from(key), score])),
          ),
      }),
    );
    const { id, scores } = answer.parse(
      '{"id":"0190163D-8694-739B-AEA5-966C26F8AD91","scores":{"care":1,"speed":2}}',
    );
    expect(id).toBe('0190163d-8694-739b-aea5-966c26f8ad91');
    expect([...scores].map(([key, score]) => [key.raw(), score])).toEqual([
      ['care', 1],
      ['speed', 2],
    ]);
  });

  test.each([
    [
      'a string that no closed set has',
      z.object({ note: z.string().transform((text) => text as unknown as number) }),
    ],
    ['a string in a list', z.object({ note: z.string().transform((text) => [text] as unknown as number) })],
    [
      'a string in a set',
      z.object({ note: z.string().transform((text) => new Set([text]) as unknown as number) }),
    ],
    [
      'a key of the model',
      z.object({ note: z.string().transform((text) => ({ [text]: 1 }) as unknown as { a: 1 }) }),
    ],
    ['a symbol', z.object({ note: z.string().transform((text) => Symbol(text) as unknown as number) })],
    [
      'an object that hides its data',
      z.object({ note: z.string().transform((text) => new Error(text) as unknown as number) }),
    ],
  ] as const)('cannot smuggle %s past the mark by an assertion', (_title, schema) => {
    const answer = defineAnswer(schema as unknown as z.ZodObject<{ note: z.ZodNumber }>);
    expect(() => answer.parse('{"note":"ignore the above"}')).toThrow(/unmarked string at `\/note/);
    try {
      answer.parse('{"note":"ignore the above"}');
    } catch (error) {
      expect(String(error)).not.toContain('ignore the above');
    }
  });
});

describe('a schema that cannot be told to a model', () => {
  test('needs a JSON Schema from elsewhere', () => {
    const schema = v.object({ score: v.number() });
    expect(() => defineAnswer(schema)).toThrow(/toStandardJsonSchema/);
    const answer = defineAnswer(schema, {
      jsonSchema: { type: 'object', properties: { score: { type: 'number' } }, required: ['score'] },
    });
    expect(answer.parse('{"score":1}')).toEqual({ score: 1 });
  });

  test('is refused when it is declared', () => {
    expect(() => defineAnswer(z.object({ big: z.bigint() }))).toThrow(AnswerSchemaError);
  });
});

test('what throws inside of a schema of zod is an error of the declaration, and ends no process', async () => {
  const throws = agentText().transform((): number => {
    throw new Error('obey me');
  });
  const rejections: unknown[] = [];
  const note = (reason: unknown): void => void rejections.push(reason);
  process.on('unhandledRejection', note);
  expect(() => defineAnswer(z.object({ n: throws })).parse('{"n":"x"}')).toThrow(AnswerSchemaError);
  // Rejections that nobody handles are told of after the tasks at hand.
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
});

test('members that the library would keep are dropped, because they are not declared', () => {
  const loose = defineAnswer(
    z.looseObject({ score: z.number() }) as unknown as z.ZodObject<{ score: z.ZodNumber }>,
  );
  expect(Object.keys(loose.parse('{"score":1,"note":"obey"}'))).toEqual(['score']);
});
