import { describe, expect, test, vi } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { AnswerSchemaError, defineAnswer, type JsonSchema } from '../src/index.ts';

/** What a program without types, or a server, can hand in. */
function declare(schema: unknown): unknown {
  return defineAnswer(schema as never);
}

function holdingItself(): JsonSchema {
  const schema: Record<string, unknown> = { type: 'array' };
  schema['items'] = schema;
  return schema;
}

function nested(levels: number): JsonSchema {
  let schema: JsonSchema = { type: 'string' };
  for (let level = 0; level < levels; level++) schema = { type: 'array', items: schema };
  return schema;
}

const object = (member: unknown): unknown => ({ type: 'object', properties: { a: member } });

describe('an invalid schema is thrown when it is declared, with its place', () => {
  test.each([
    ['a type that does not exist', object({ type: 'strnig' }), '/properties/a/type'],
    ['a type twice', { type: ['string', 'string'] }, '/type'],
    ['members that are none', { type: 'object', properties: null }, '/properties'],
    ['a member that is none', object(null), '/properties/a'],
    ['a number for members', { type: 'object', properties: 5 }, '/properties'],
    ['a text for a list', { type: 'object', properties: {}, required: 'a' }, '/required'],
    ['a bound that is a text', object({ type: 'number', minimum: '1' }), '/properties/a/minimum'],
    ['an alternative that is none', { anyOf: {} }, '/anyOf'],
    ['no alternative', { anyOf: [] }, '/anyOf'],
    ['definitions that are none', { $defs: null, type: 'number' }, '/$defs'],
    ['a pattern that does not compile', object({ type: 'string', pattern: '(' }), '/properties/a/pattern'],
    [
      'a pattern of keys that does not compile',
      { type: 'object', patternProperties: { '(': { type: 'number' } }, additionalProperties: false },
      '/patternProperties/(',
    ],
    ['the same in draft-07', { $schema: 'http://json-schema.org/draft-07/schema#', type: 'nul' }, '/type'],
    ['a draft that nobody knows', { $schema: 'http://json-schema.org/draft-04/schema#', type: 'number' }, ''],
    ['an empty closed set', object({ type: 'number', not: { enum: [] } }), ''],
    ['a reference to nothing', object({ type: 'number', not: { $ref: '#/$defs/x' } }), ''],
    [
      'a reference to data',
      { anyOf: [{ $ref: '#/$defs/a/default' }], $defs: { a: { default: { type: 'x' } } } },
      '',
    ],
    ['a name twice', { type: 'number', $defs: { a: { $anchor: 'a' }, b: { $anchor: 'a' } } }, ''],
    ['a reference that is found at run time', { type: 'number', $dynamicRef: 'x' }, ''],
    ['nothing', null, ''],
    ['a text', 'string', ''],
    ['a list', [{ type: 'number' }], ''],
    ['a schema that holds itself', holdingItself(), ''],
    ['a schema of 100,000 levels', nested(100_000), ''],
    ['what JSON cannot hold', { const: 1n }, ''],
  ])('%s', (_name, schema, path) => {
    const error = thrownBy(() => declare(schema));
    expect(error).toBeInstanceOf(AnswerSchemaError);
    expect((error as AnswerSchemaError).path).toBe(path);
    expect((error as AnswerSchemaError).message).toMatch(/^(The schema|An answer).*\.$|: /);
  });
});

test('a schema is compiled when the first answer is read', () => {
  const compiling = vi.spyOn(Ajv2020.prototype, 'addSchema');
  const answer = defineAnswer({ type: 'object', properties: { score: { type: 'integer' } } });
  expect(compiling).not.toHaveBeenCalled();
  expect(answer.parse('{"score":1}')).toEqual({ score: 1 });
  answer.parse('{"score":2}');
  expect(compiling).toHaveBeenCalledTimes(1);
  compiling.mockRestore();
});

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
