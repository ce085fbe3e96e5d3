import { isAgentText } from '@hearsay/core';
import { describe, expect, test } from 'vitest';
import { defineAnswer } from '../src/define-answer.ts';

const event = defineAnswer({
  $defs: {
    closed: {
      type: 'object',
      properties: { kind: { const: 'closed' }, reason: { type: 'string' } },
      required: ['kind', 'reason'],
    },
  },
  anyOf: [
    {
      type: 'object',
      properties: { kind: { enum: ['opened', 'reopened'] }, by: { type: 'string' } },
      required: ['kind', 'by'],
    },
    { $ref: '#/$defs/closed' },
  ],
});

describe('objects that a constant tells apart', () => {
  test('are decoded as the one that is meant', () => {
    const closed = event.parse('{"kind":"closed","reason":"done","by":"somebody"}');
    expect(Object.keys(closed)).toEqual(['kind', 'reason']);
    const opened = event.parse('{"kind":"reopened","by":"somebody"}');
    expect(opened.kind !== 'closed' && isAgentText(opened.by)).toBe(true);
  });

  test('are told what is wrong with that one alone', () => {
    const result = event.safeParse('{"kind":"closed","by":3}');
    expect(result.ok ? [] : result.error.violations).toEqual([
      { path: '', keyword: 'required', expected: 'the member "reason"' },
    ]);
  });

  test.each(['{"kind":"deleted"}', '{"by":"somebody"}', '{"kind":3}'])(
    'are refused without it: %s',
    (text) => {
      const result = event.safeParse(text);
      expect(result.ok ? [] : result.error.violations).toEqual([
        { path: '', keyword: 'discriminator', expected: 'one of the declared values of the member "kind"' },
      ]);
    },
  );

  test.each(['null', '[]', '"closed"', '3'])('are nothing else: %s', (text) => {
    expect(event.safeParse(text).ok).toBe(false);
  });

  test('do not make a hostile answer try every alternative at every level', () => {
    const node = (kind: string): object => ({
      type: 'object',
      properties: { next: { $ref: '#/$defs/node' }, kind: { const: kind } },
      required: ['kind'],
    });
    const deep = defineAnswer({
      $defs: { node: { anyOf: [node('a'), node('b')] } },
      $ref: '#/$defs/node',
    } as never);
    const text = `${'{"kind":"b","next":'.repeat(60)}{"kind":"c"}${'}'.repeat(60)}`;
    expect((deep as typeof event).safeParse(text).ok).toBe(false);
  });
});

describe('alternatives without such a constant', () => {
  const shape = defineAnswer({
    anyOf: [
      { type: 'object', properties: { width: { type: 'number' } }, required: ['width'] },
      { type: 'object', properties: { radius: { type: 'number' } }, required: ['radius'] },
      { type: 'array', items: { type: 'number' } },
      { type: 'array', items: { type: 'string' } },
      { const: 'none' },
      { type: 'string', format: 'uuid' },
      { type: 'string' },
    ],
  });

  test.each([
    ['{"width":1,"radius":2}', { width: 1 }],
    ['{"radius":2}', { radius: 2 }],
    ['[1]', [1]],
    ['"none"', 'none'],
    ['"00000000-0000-0000-0000-000000000000"', '00000000-0000-0000-0000-000000000000'],
  ])('%s is decoded as the first that it matches', (text, expected) => {
    expect(shape.parse(text)).toEqual(expected);
  });

  test.each(['"some text"', '["some text"]'])('%s stays marked', (text) => {
    const value = shape.parse(text);
    expect(isAgentText(Array.isArray(value) ? value[0] : value)).toBe(true);
  });

  test('are found below a union that is told apart by a constant', () => {
    const nested = defineAnswer({
      anyOf: [
        {
          type: 'object',
          properties: {
            kind: { const: 'a' },
            value: {
              anyOf: [
                { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] },
                { type: 'object', properties: { y: { type: 'string' } }, required: ['y'] },
              ],
            },
          },
          required: ['kind', 'value'],
        },
        { type: 'object', properties: { kind: { const: 'b' } }, required: ['kind'] },
      ],
    });
    const answer = nested.parse('{"kind":"a","value":{"y":"text","z":1}}');
    expect(answer.kind === 'a' && Object.keys(answer.value)).toEqual(['y']);
  });
});

test('a reference that leads round in a circle is refused', () => {
  expect(() => defineAnswer({ anyOf: [{ type: 'null' }, { $ref: '#' }] } as never)).toThrow(
    /refers to itself/,
  );
  expect(() => defineAnswer({ $ref: '#' } as never)).toThrow(/refers to itself/);
});
