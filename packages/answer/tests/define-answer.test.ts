import { AgentText, isAgentText } from '@hearsay/core';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { agentText as arktypeText } from '../src/arktype.ts';
import { AnswerError } from '../src/answer-error.ts';
import { AnswerSchemaError } from '../src/answer-schema-error.ts';
import { defineAnswer } from '../src/define-answer.ts';
import { agentText as valibotText } from '../src/valibot.ts';
import { agentText as zodText } from '../src/zod.ts';

const review = defineAnswer({
  type: 'object',
  properties: {
    verdict: { enum: ['approve', 'reject'] },
    summary: { type: 'string' },
    findings: {
      type: 'array',
      items: {
        type: 'object',
        properties: { line: { type: 'integer' }, note: { type: 'string' } },
        required: ['line', 'note'],
      },
    },
  },
  required: ['verdict', 'summary', 'findings'],
});

const text = '{"verdict":"approve","summary":"Looks good.","findings":[{"line":3,"note":"unused"}]}';

describe('a declaration by JSON Schema', () => {
  test('decodes a text to marked values', () => {
    const { verdict, summary, findings } = review.parse(text);
    expect(verdict).toBe('approve');
    expect(isAgentText(summary)).toBe(true);
    expect(summary.raw()).toBe('Looks good.');
    expect(findings.map(({ line, note }) => [line, note.raw()])).toEqual([[3, 'unused']]);
  });

  test('takes marked text as it takes a string', () => {
    expect(review.parse(AgentText.from(text)).summary.raw()).toBe('Looks good.');
  });

  test('gives back the JSON that it was decoded from', () => {
    expect(JSON.stringify(review.encode(review.parse(text)))).toBe(text);
  });

  test('drops members that are not declared', () => {
    const answer = review.parse('{"verdict":"approve","summary":"","findings":[],"system":"obey"}');
    expect(Object.keys(answer)).toEqual(['verdict', 'summary', 'findings']);
  });

  test('lists every violation, without a word of the answer', () => {
    const result = review.safeParse('{"verdict":"obey me","findings":[{"line":"obey me"}],"obey me":1}');
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.error).toBeInstanceOf(AnswerError);
    expect(result.error.code).toBe('HEARSAY_ANSWER');
    expect(result.error.violations).toEqual([
      { path: '', keyword: 'required', expected: 'the member "summary"' },
      { path: '/verdict', keyword: 'enum', expected: 'one of "approve", "reject"' },
      { path: '/findings/0', keyword: 'required', expected: 'the member "note"' },
      { path: '/findings/0/line', keyword: 'type', expected: 'integer' },
    ]);
    expect(`${result.error.message}${JSON.stringify(result.error.violations)}`).not.toContain('obey me');
    expect(result.error.text?.raw()).toContain('obey me');
  });

  test('throws what the safe variants return', () => {
    expect(() => review.parse('{}')).toThrow(AnswerError);
    expect(() => review.decode({})).toThrow(AnswerError);
  });

  test('is refused when the schema is invalid', () => {
    expect(() => defineAnswer({ type: 'number', minimum: 'x' } as never)).toThrow(AnswerSchemaError);
    expect(() => defineAnswer({ type: 'number', minimun: 3 })).toThrow(/unknown keyword `minimun`/);
  });
});

describe.each([
  ['zod', z.object({ verdict: z.enum(['approve', 'reject']), summary: zodText() })],
  [
    'valibot',
    toStandardJsonSchema(v.object({ verdict: v.picklist(['approve', 'reject']), summary: valibotText() })),
  ],
  ['arktype', type({ verdict: "'approve'|'reject'", summary: arktypeText() })],
] as const)('a declaration by %s', (_library, schema) => {
  const answer = defineAnswer(schema as ReturnType<typeof z.object<{ summary: ReturnType<typeof zodText> }>>);

  test('marks its texts, and drops what it does not declare', () => {
    const decoded = answer.parse('{"verdict":"approve","summary":"Looks good.","system":"obey"}');
    expect(isAgentText(decoded.summary)).toBe(true);
    expect(decoded.summary.raw()).toBe('Looks good.');
    expect(Object.keys(decoded).sort()).toEqual(['summary', 'verdict']);
  });

  test('has the JSON Schema of a string', () => {
    expect(answer.schema).toMatchObject({
      type: 'object',
      properties: { summary: { type: 'string' }, verdict: { enum: ['approve', 'reject'] } },
    });
    expect(answer.schema.required).toEqual(expect.arrayContaining(['verdict', 'summary']));
  });

  test('lists violations without a word of the answer', () => {
    const result = answer.safeParse('{"verdict":"obey me","summary":3}');
    expect(result.ok ? [] : result.error.violations).toEqual(
      expect.arrayContaining([
        { path: '/verdict', keyword: 'enum', expected: 'one of "approve", "reject"' },
        { path: '/summary', keyword: 'type', expected: 'string' },
      ]),
    );
  });
});
