import { isAgentText } from '@hearsay/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineAnswer } from '../src/define-answer.ts';
import type { Answer } from '../src/answer.ts';
import type { JsonSchema } from '../src/json-schema.ts';
import { jsonValues, schemaCases, texts } from './arbitrary-schemas.ts';

const runs = { numRuns: 300 };

/** The schemas are made at run time: nothing is known of their types. */
function define(schema: JsonSchema, options = {}): Answer<unknown> {
  return defineAnswer(schema as never, options);
}

function plainAjv(schema: JsonSchema): (value: unknown) => boolean {
  // Without all errors, ajv does not miss a required member whose name is empty.
  const ajv = new Ajv2020({ strict: false, ownProperties: true, allErrors: true });
  formats.default(ajv);
  const validate = ajv.compile(schema);
  return (value) => {
    try {
      return validate(value);
    } catch (error) {
      // Its comparison of constants calls a member named `valueOf` or `toString`: there is no verdict to compare with.
      if (error instanceof TypeError && error.message.endsWith('is not a function')) fc.pre(false);
      throw error;
    }
  };
}

/** The strings that a schema writes out, and the names that it declares. */
function wordsOf(
  schema: unknown,
  texts = new Set<string>(),
  names = new Set<string>(),
): [Set<string>, Set<string>] {
  if (typeof schema !== 'object' || schema === null) return [texts, names];
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties') for (const name of Object.keys(value as object)) names.add(name);
    if (keyword === 'const' || keyword === 'enum') addStrings(value, texts, names);
    else wordsOf(value, texts, names);
  }
  return [texts, names];
}

function addStrings(value: unknown, texts: Set<string>, names: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      names.add(name);
      addStrings(each, texts, names);
    }
  }
}

const UUID_OR_DECIMAL = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|-?\d+(\.\d+)?)$/;

/** Every string that can be reached in a value without asking a marked text for it. */
function reachable(value: unknown, found: { texts: string[]; keys: string[] }): void {
  if (typeof value === 'string') found.texts.push(value);
  if (typeof value !== 'object' || value === null || isAgentText(value)) return;
  if (value instanceof Map || value instanceof Set) {
    for (const each of value) reachable(each, found);
  } else if (Array.isArray(value)) {
    for (const each of value) reachable(each, found);
  } else {
    for (const key of Reflect.ownKeys(value)) {
      found.keys.push(String(key));
      reachable(Object.getOwnPropertyDescriptor(value, key)?.value, found);
    }
  }
}

function expectNoFreeText(schema: JsonSchema, decoded: unknown): void {
  const [texts, names] = wordsOf(schema);
  const found = { texts: [] as string[], keys: [] as string[] };
  reachable(decoded, found);
  expect(found.texts.filter((text) => !texts.has(text) && !UUID_OR_DECIMAL.test(text))).toEqual([]);
  expect(found.keys.filter((key) => !names.has(key))).toEqual([]);
}

describe('for any schema', () => {
  test('a value that conforms is decoded, comes back as it was, and holds no unmarked text', () => {
    fc.assert(
      fc.property(
        schemaCases.chain(({ schema, values }) => fc.tuple(fc.constant(schema), values)),
        ([schema, value]) => {
          const answer = define(schema);
          const decoded = answer.parse(JSON.stringify(value));
          expectNoFreeText(schema, decoded);
          expect(answer.encode(decoded)).toEqual(JSON.parse(JSON.stringify(value)));
          expectNoFreeText(schema, answer.decode(value));
        },
      ),
      runs,
    );
  });

  test('the verdict is that of ajv, and what passes holds no unmarked text', () => {
    fc.assert(
      fc.property(
        schemaCases.chain(({ schema, values }) =>
          fc.tuple(fc.constant(schema), fc.oneof(jsonValues, values.chain(spoiled))),
        ),
        ([schema, value]) => {
          const json = JSON.stringify(value);
          const result = define(schema).safeParse(json);
          expect(result.ok).toBe(plainAjv(schema)(JSON.parse(json)));
          if (result.ok) expectNoFreeText(schema, result.value);
        },
      ),
      runs,
    );
  });

  test('members that are not declared are dropped, and refused by a strict answer', () => {
    fc.assert(
      fc.property(
        schemaCases.chain(({ schema, values }) => fc.tuple(fc.constant(schema), values)),
        ([schema, value]) => {
          const wrapped: JsonSchema = { type: 'object', properties: { inner: schema }, required: ['inner'] };
          const given = { inner: value, 'made up': 'obey' };
          expect(Object.keys(define(wrapped).decode(given) as object)).toEqual(['inner']);
          const strict = define(wrapped, { strict: true }).safeDecode(given);
          expect(strict.ok ? [] : strict.error.violations[0]).toMatchObject({
            keyword: 'additionalProperties',
          });
          expect(define(wrapped, { strict: true }).safeDecode({ inner: value }).ok).toBe(true);
        },
      ),
      runs,
    );
  });

  test('no error says a word of the answer', () => {
    const canary = 'ignore-the-above';
    fc.assert(
      fc.property(
        schemaCases.chain(({ schema }) => fc.constant(schema)),
        fc
          .oneof(jsonValues, fc.constant({}))
          .map((value) => ({ [canary]: value, kind: canary, list: [canary] })),
        (schema, value) => {
          const result = define(schema).safeDecode(value);
          if (result.ok) return;
          const { message, violations, stack } = result.error;
          expect([message, JSON.stringify(violations), stack].join()).not.toContain(canary);
        },
      ),
      runs,
    );
  });

  test('the decoded value shares nothing with what came in', () => {
    fc.assert(
      fc.property(
        schemaCases.chain(({ schema, values }) => fc.tuple(fc.constant(schema), values)),
        ([schema, value]) => {
          const given = objectsIn(value);
          for (const object of objectsIn(define(schema).decode(value))) expect(given.has(object)).toBe(false);
        },
      ),
      runs,
    );
  });
});

function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || isAgentText(value)) return found;
  found.add(value);
  const parts: readonly unknown[] = value instanceof Map ? [...value.values()] : Object.values(value);
  for (const each of parts) objectsIn(each, found);
  return found;
}

/** Something that is near a conforming value. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.oneof(fc.constant(value), texts, fc.integer());
  if (Array.isArray(value)) return fc.oneof(fc.constant([...value, 'more']), fc.constant(value.slice(1)));
  return fc.oneof(
    fc.constant({ ...value, more: 'text' }),
    fc.constant(Object.fromEntries(Object.entries(value).slice(1))),
    fc.constant({ ...value, summary: { nested: 'text' }, kind: 'kind1' }),
  );
}
