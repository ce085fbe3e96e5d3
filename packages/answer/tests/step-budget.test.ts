import { describe, expect, test } from 'vitest';
import { defineAnswer } from '../src/define-answer.ts';
import type { JsonSchema } from '../src/json-schema.ts';

/** The types cannot follow what these say, and refuse some of them. */
const define = defineAnswer as unknown as (schema: JsonSchema) => ReturnType<typeof defineAnswer>;

const node = (kind: string): JsonSchema => ({
  type: 'object',
  // The tag stands last, so that nothing is left to luck.
  properties: { next: { $ref: '#' }, kind: { const: kind } },
  required: ['kind'],
});

/** An expression of sixty levels, each of the last kind. */
function chain(last: string, depth = 60): unknown {
  let value: unknown = { kind: last };
  for (let level = 1; level < depth; level++) value = { kind: 'c', next: value };
  return value;
}

// Sixty levels: what took two steps for each would never end.
describe('alternatives that lead on to the same member', () => {
  test.each(['anyOf', 'oneOf'] as const)('are told apart by their tag, in %s', (keyword) => {
    const answer = define({ [keyword]: [node('a'), node('b'), node('c')] });
    const valid = chain('b');
    expect(answer.encode(answer.decode(valid))).toEqual(valid);
    const refused = answer.safeDecode(chain('d'));
    expect(refused.ok ? [] : refused.error.violations).not.toEqual([]);
  });

  test('end with a violation when nothing tells them apart', () => {
    const arm = (name: string): JsonSchema => ({
      type: 'object',
      properties: { next: { $ref: '#' }, [name]: { type: 'number', minimum: 1 } },
      required: ['next', 'x'],
    });
    const answer = define({ anyOf: [arm('x'), arm('y'), { type: 'number' }] });
    let value: unknown = 'wrong';
    for (let level = 0; level < 60; level++) value = { next: value, x: 1, y: 1 };
    const refused = answer.safeDecode(value);
    expect(refused.ok ? [] : refused.error.violations).toEqual([
      { path: '', keyword: 'limit', expected: 'less nesting: it takes too long to compare with the schema' },
    ]);
    // The next answer begins anew.
    expect(answer.safeDecode({ next: 1, x: 2 }).ok).toBe(true);
  });

  test('still list everything that is wrong where that is little work', () => {
    const answer = define({ type: 'array', items: { $ref: '#/$defs/item' }, $defs: { item: node('a') } });
    const refused = answer.safeDecode([{ kind: 'b' }, {}, 3]);
    expect(refused.ok ? [] : refused.error.violations.map(({ path }) => path)).toEqual([
      '/0/kind',
      '/1',
      '/2',
    ]);
  });
});
