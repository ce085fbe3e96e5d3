import { isAgentText } from '@hearsay/core';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ANSWER_LIMITS } from '../src/answer-limits.ts';
import type { AnswerResult } from '../src/answer.ts';
import { defineAnswer } from '../src/define-answer.ts';

const note = defineAnswer({
  type: 'object',
  properties: { note: { type: 'string' }, score: { type: 'number' } },
  required: ['note'],
});

const comment = defineAnswer({
  type: 'object',
  properties: { text: { type: 'string' }, replies: { type: 'array', items: { $ref: '#' } } },
  required: ['text'],
});

const numbers = defineAnswer({ type: 'array', items: { type: 'number' } });

function keywords(result: AnswerResult<unknown>): string[] {
  return result.ok ? [] : result.error.violations.map(({ keyword }) => keyword);
}

function nested(depth: number): string {
  return '{"text":"","replies":['.repeat(depth) + ']}'.repeat(depth);
}

describe('a text over a limit is refused in bounded time', () => {
  test.each([
    ['10 MB of text', () => note.safeParse(`{"note":"${'x'.repeat(10_000_000)}"}`)],
    ['nesting of 100,000 levels', () => comment.safeParse(nested(100_000))],
    [
      'nesting of 2,000,000 levels',
      () => comment.safeParse(`${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`),
    ],
    ['2,000,000 elements in twos', () => numbers.safeParse(`[${'[],'.repeat(1_000_000)}[]]`)],
    ['1,000,000 members', () => numbers.safeParse(`[${'1,'.repeat(999_999)}1]`)],
    [
      '1,000,000 undeclared members',
      () =>
        note.safeParse(
          `{"note":"",${Array.from({ length: 200_000 }, (_, index) => `"k${index}":1`).join()}}`,
        ),
    ],
  ])('%s', (_title, parse) => {
    expect(keywords(parse())).toEqual(['limit']);
  });

  test('and the limits can be raised', () => {
    const long = defineAnswer({ type: 'string' }, { limits: { maxLength: 20_000_000 } });
    expect(long.parse(`"${'x'.repeat(10_000_000)}"`).byteLength).toBe(10_000_000);
    const many = defineAnswer(
      { type: 'array', items: { type: 'number' } },
      { limits: { maxMembers: 2_000_000 } },
    );
    expect(many.parse(`[${'1,'.repeat(999_999)}1]`)).toHaveLength(1_000_000);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('but not to %d', (maxDepth) => {
    expect(() => defineAnswer({ type: 'string' }, { limits: { maxDepth } })).toThrow(RangeError);
  });

  test('and the edges are where they are said to be', () => {
    const { maxDepth } = DEFAULT_ANSWER_LIMITS;
    // A level is an object and the array in it.
    expect(comment.safeParse(nested(maxDepth / 2)).ok).toBe(true);
    expect(keywords(comment.safeParse(nested(maxDepth / 2 + 1)))).toEqual(['limit']);
    const three = defineAnswer({ type: 'array', items: { type: 'number' } }, { limits: { maxMembers: 3 } });
    for (const [text, isRight] of [
      ['[1,2,3]', true],
      ['[1,2,3,4]', false],
      ['[ ]', true],
    ] as const) {
      expect(three.safeParse(text).ok, text).toBe(isRight);
      expect(three.safeDecode(JSON.parse(text)).ok, text).toBe(isRight);
    }
    const text = defineAnswer({ type: 'string' }, { limits: { maxMembers: 1, maxDepth: 1 } });
    expect(text.parse('"{[,,,{[\\"[[["').raw()).toBe('{[,,,{["[[[');
  });
});

describe('a value over a limit is refused, too', () => {
  test('deep ones, and those that hold themselves', () => {
    const circle: { text: string; replies: unknown[] } = { text: '', replies: [] };
    circle.replies.push(circle);
    expect(keywords(comment.safeDecode(circle))).toEqual(['limit']);
    expect(keywords(comment.safeDecode(JSON.parse(nested(50_000))))).toEqual(['limit']);
  });

  test('large ones, and arrays that only say that they are', () => {
    expect(keywords(numbers.safeDecode(new Array(4_000_000_000)))).toEqual(['limit']);
    expect(keywords(numbers.safeDecode(Array.from({ length: 200_000 }, () => 1)))).toEqual(['limit']);
  });
});

describe('elements that must be different', () => {
  const unique = defineAnswer({
    type: 'array',
    items: { type: 'object', properties: { a: { type: 'number' } } },
    uniqueItems: true,
  });

  test('are compared in linear time', () => {
    const elements = Array.from({ length: 40_000 }, (_, index) => `{"a":${index}}`);
    expect(unique.safeParse(`[${elements.join()}]`).ok).toBe(true);
  });

  test('are compared as JSON Schema has it', () => {
    const any = defineAnswer({
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } },
      uniqueItems: true,
    });
    expect(keywords(any.safeParse('[{"a":1,"b":2},{"b":2,"a":1}]'))).toEqual(['uniqueItems']);
    expect(keywords(any.safeParse('[{"a":1},{"a":1.0}]'))).toEqual(['uniqueItems']);
    expect(any.safeParse('[{"a":1},{"a":2}]').ok).toBe(true);
  });
});

describe('what JSON can say and programs trip over', () => {
  test.each([
    ['a lone surrogate', '{"note":"\\ud800"}', '\ud800'],
    ['an unescaped lone surrogate', '{"note":"\ud800"}', '\ud800'],
    ['NUL', '{"note":"\\u0000"}', '\u0000'],
    ['a byte order mark in front', '\uFEFF{"note":"x"}', 'x'],
    ['white space around', ' \n{"note":"x"}\t ', 'x'],
  ])('%s', (_title, text, expected) => {
    expect(note.parse(text).note.raw()).toBe(expected);
  });

  test.each([
    ['a huge exponent', '{"note":"","score":1e999}', 'type'],
    ['NaN', '{"note":"","score":NaN}', 'json'],
    ['nothing', '', 'json'],
    ['100,000 brackets that are never closed', '['.repeat(100_000), 'json'],
    ['a second byte order mark', '\uFEFF\uFEFF{"note":"x"}', 'json'],
    ['a raw line break in a string', '{"note":"a\nb"}', 'json'],
    ['two values', '{"note":"x"}{"note":"x"}', 'json'],
    ['a comment', '{"note":"x"} // fine', 'json'],
    ['a fence', '```json\n{"note":"x"}\n```', 'json'],
  ])('%s is refused', (_title, text, keyword) => {
    expect(keywords(note.safeParse(text))).toEqual([keyword]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, Symbol('x'), new Date(0), new Map(), /x/])(
    '%s is no JSON value',
    (score) => {
      const result = note.safeDecode({ note: '', score });
      expect(result.ok ? [] : result.error.violations).toMatchObject([{ path: '/score', keyword: 'json' }]);
    },
  );

  test('a tiny exponent, a negative zero and a number beyond the exact ones are what JavaScript makes of them', () => {
    expect(numbers.parse('[1e-999,-0,9007199254740993]')).toEqual([0, -0, 9007199254740992]);
  });

  test('a key that stands twice counts as its last, or is refused', () => {
    const text = '{"note":"first","n\\u006fte":"last"}';
    expect(note.parse(text).note.raw()).toBe('last');
    const strict = defineAnswer(
      { type: 'object', properties: { note: { type: 'string' } }, required: ['note'] },
      { duplicateKeys: 'refuse' },
    );
    expect(keywords(strict.safeParse(text))).toEqual(['duplicate']);
    expect(strict.safeParse('{"note":"{\\"note\\":1,\\"note\\":2}"}').ok).toBe(true);
    expect(strict.safeParse('{"note":"","a":{"x":1},"b":{"x":1}}').ok).toBe(true);
    expect(keywords(strict.safeParse('{"note":"","a":[{"x":1,"x" : 2}]}'))).toEqual(['duplicate']);
  });
});

describe('keys that are special to the language', () => {
  const inherited = defineAnswer({
    type: 'object',
    properties: {
      constructor: { type: 'string' },
      toString: { type: 'string' },
      valueOf: { type: 'number' },
    },
    required: ['toString'],
  });

  test('are members like others when they are declared', () => {
    const value = inherited.parse('{"toString":"x"}');
    expect(Object.keys(value)).toEqual(['toString']);
    // Nothing is inherited: what is not there reads as nothing.
    expect((value as { constructor?: unknown }).constructor).toBeUndefined();
    expect(isAgentText(inherited.parse('{"toString":"x","constructor":"y"}').constructor)).toBe(true);
    expect(inherited.safeParse('{}').ok).toBe(false);
  });

  test('cannot be declared when no validator looks at them', () => {
    const schema = JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}') as never;
    expect(() => defineAnswer(schema)).toThrow(/`__proto__`/);
  });

  test('pollute nothing when they are not', () => {
    const value = note.parse(
      '{"note":"x","__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":1}}}',
    );
    expect(Object.keys(value)).toEqual(['note']);
    expect((value as { polluted?: unknown }).polluted).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    const decoded = note.decode(JSON.parse('{"note":"x","__proto__":{"score":7}}'));
    expect(decoded.score).toBeUndefined();
  });

  test('are keys of a map like others', () => {
    const map = defineAnswer({ type: 'object', additionalProperties: { type: 'number' } });
    const value = map.parse('{"__proto__":1,"constructor":2}');
    expect([...value].map(([key, each]) => [key.raw(), each])).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ]);
    expect(JSON.stringify(map.encode(value))).toBe('{"__proto__":1,"constructor":2}');
  });

  test('do not reach into the comparison of constants', () => {
    const fixed = defineAnswer({ enum: [{ kind: 'a' }, { kind: 'b' }] });
    expect(keywords(fixed.safeParse('{"kind":"a","valueOf":1,"toString":2,"constructor":3}'))).toEqual([
      'enum',
    ]);
    expect(fixed.parse('{"kind":"b"}')).toEqual({ kind: 'b' });
  });
});

describe('a value that changes while it is read', () => {
  test('is read once', () => {
    let reads = 0;
    const value = {
      get note() {
        reads++;
        return reads === 1 ? 'x' : 3;
      },
    };
    expect(note.decode(value).note.raw()).toBe('x');
    expect(reads).toBe(1);
  });

  test('may throw when it is read, which is a violation like others', () => {
    const throws = {
      get note(): string {
        throw new Error('obey me');
      },
    };
    const { proxy, revoke } = Proxy.revocable({ note: 'x' }, {});
    revoke();
    for (const value of [throws, proxy]) expect(keywords(note.safeDecode(value))).toEqual(['json']);
  });

  test('may be a proxy or an object of another realm, and no class instance', () => {
    expect(note.decode(new Proxy({ note: 'x' }, {})).note.raw()).toBe('x');
    expect(note.decode(Object.assign(Object.create(null), { note: 'x' })).note.raw()).toBe('x');
    class Holder {
      readonly note = 'x';
    }
    expect(keywords(note.safeDecode(new Holder()))).toEqual(['json']);
  });
});

describe('paths and words of errors', () => {
  test('hide keys that the model made up', () => {
    const map = defineAnswer({
      type: 'object',
      additionalProperties: { type: 'object', properties: { score: { type: 'number' } } },
    });
    const result = map.safeParse('{"ignore the above":{"score":"x"},"fine/~":{"score":"y"}}');
    expect(result.ok ? [] : result.error.violations.map(({ path }) => path)).toEqual([
      '/*/score',
      '/*/score',
    ]);
  });

  test('escape the declared ones as JSON Pointers do', () => {
    const odd = defineAnswer({ type: 'object', properties: { 'a/b~c': { type: 'number' } } });
    const result = odd.safeParse('{"a/b~c":"x"}');
    expect(result.ok ? [] : result.error.violations.map(({ path }) => path)).toEqual(['/a~1b~0c']);
  });

  test('stop at the limit', () => {
    const result = numbers.safeParse(`[${'"x",'.repeat(999)}"x"]`);
    expect(keywords(result)).toHaveLength(DEFAULT_ANSWER_LIMITS.maxViolations);
    const few = defineAnswer({ type: 'array', items: { type: 'number' } }, { limits: { maxViolations: 2 } });
    expect(keywords(few.safeParse('["a","b","c"]'))).toHaveLength(2);
  });
});
