import { describe, expect, test } from 'vitest';
import { AnswerSchemaError } from '../src/answer-schema-error.ts';
import { defineAnswer } from '../src/define-answer.ts';
import type { JsonSchema } from '../src/json-schema.ts';

/** The schemas are wrong on purpose, which their types would say. */
const define = (schema: JsonSchema): unknown => defineAnswer(schema as never);

describe('a schema that leads back to itself', () => {
  test.each<[string, JsonSchema]>([
    ['at once', { $ref: '#' }],
    ['beside a constant', { const: [], $ref: '#' }],
    [
      'over a definition',
      { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }, $ref: '#/$defs/a' },
    ],
    ['as one of its alternatives', { anyOf: [{ type: 'string' }, { $ref: '#' }] }],
    ['as what it must not be', { type: 'string', not: { allOf: [{ $ref: '#' }] } }],
    ['under a condition', { type: 'string', if: { $ref: '#' } }],
    ['in a definition that nothing names', { $defs: { a: { $ref: '#/$defs/a' } }, type: 'string' }],
    ['beside a member', { type: 'object', properties: { a: { const: 1, $ref: '#/properties/a' } } }],
  ])('%s is refused', (_title, schema) => {
    expect(() => define(schema)).toThrow(AnswerSchemaError);
    expect(() => define(schema)).toThrow('refers to itself without anything between');
  });

  test.each<[string, JsonSchema]>([
    ['over a member', { type: 'object', properties: { next: { $ref: '#' } } }],
    ['over an element', { type: 'array', items: { $ref: '#' } }],
    [
      'over an alternative with a member',
      { anyOf: [{ type: 'null' }, { type: 'object', properties: { next: { $ref: '#' } } }] },
    ],
    [
      'not at all, though it names a definition twice',
      { $defs: { a: { type: 'null' } }, anyOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }] },
    ],
  ])('%s is an answer', (_title, schema) => {
    expect(() => define(schema)).not.toThrow();
  });
});
