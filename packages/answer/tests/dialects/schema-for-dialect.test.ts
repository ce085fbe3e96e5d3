import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { schemaForDialect } from '../../src/dialects/schema-for-dialect.ts';
import type { SchemaDialect } from '../../src/dialects/schema-dialect.ts';
import { defineAnswer } from '../../src/define-answer.ts';
import type { JsonSchema } from '../../src/json-schema.ts';

const DIALECTS = ['openai-strict', 'anthropic', 'gemini', 'gemini-json-schema', 'ollama', 'mcp'] as const;

function object(properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema {
  return { type: 'object', properties, required };
}

/** The member `x` of a schema that has it alone, in a dialect, with what was lost on the way. */
function member(schema: JsonSchema, dialect: SchemaDialect, root: JsonSchema = {}): [unknown, string[]] {
  const result = schemaForDialect({ ...object({ x: schema }), ...root }, dialect);
  const { x } = result.schema['properties'] as { x: unknown };
  return [x, result.losses.map(({ path }) => path)];
}

describe('openai-strict', () => {
  test('closes objects, and requires what is optional as null', () => {
    const { schema, losses } = schemaForDialect(
      object(
        { note: { type: 'string' }, kind: { enum: ['a', 'b'] }, both: { type: ['number', 'null'] } },
        [],
      ),
      'openai-strict',
    );
    expect(schema).toEqual({
      type: 'object',
      properties: {
        note: { type: ['string', 'null'] },
        kind: { type: ['string', 'null'], enum: ['a', 'b', null] },
        both: { type: ['number', 'null'] },
      },
      required: ['note', 'kind', 'both'],
      additionalProperties: false,
    });
    expect(losses.map(({ path, keyword }) => [path, keyword])).toEqual([
      ['/properties/note', 'required'],
      ['/properties/kind', 'required'],
    ]);
  });

  test.each<[string, JsonSchema, unknown, string[]]>([
    [
      'alternatives that exclude each other',
      { oneOf: [object({ k: { const: 'a' } }), object({ k: { const: 'b' } })] },
      {
        anyOf: ['a', 'b'].map((constant) => ({
          ...object({ k: { const: constant, type: 'string' } }),
          additionalProperties: false,
        })),
      },
      [],
    ],
    [
      'alternatives that do not',
      { oneOf: [{ type: 'number', minimum: 1 }, { type: 'integer' }] },
      { anyOf: [{ type: 'number', minimum: 1 }, { type: 'integer' }] },
      ['/properties/x/oneOf'],
    ],
    [
      'allOf',
      { allOf: [object({ a: { type: 'number' } }), object({ b: { type: 'number' } })] },
      { ...object({ a: { type: 'number' }, b: { type: 'number' } }), additionalProperties: false },
      [],
    ],
    [
      'allOf that contradicts itself',
      { allOf: [{ type: 'number' }, { type: 'string' }] },
      { type: 'number' },
      ['/properties/x/allOf'],
    ],
    [
      'bounds, which stay',
      { type: 'string', minLength: 1, pattern: '^a', format: 'date' },
      { type: 'string', minLength: 1, pattern: '^a', format: 'date' },
      [],
    ],
    [
      'what it does not have',
      { type: 'array', items: { type: 'number' }, uniqueItems: true, contains: { const: 1 } },
      { type: 'array', items: { type: 'number' } },
      ['/properties/x/uniqueItems', '/properties/x/contains'],
    ],
    [
      'free keys',
      { type: 'object', additionalProperties: { type: 'number' } },
      { type: 'object', additionalProperties: false, properties: {}, required: [] },
      ['/properties/x/additionalProperties'],
    ],
    [
      'a tuple',
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false, minItems: 2 },
      { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] }, minItems: 2, maxItems: 2 },
      ['/properties/x/prefixItems'],
    ],
    ['a default of null', { type: ['string', 'null'], default: null }, { type: ['string', 'null'] }, []],
  ])('writes %s', (_title, schema, expected, lost) => {
    expect(member(schema, 'openai-strict')).toEqual([expected, lost]);
  });

  test('keeps references, alone', () => {
    const root = { $defs: { n: object({ v: { type: 'number' } }) } };
    expect(member({ $ref: '#/$defs/n', description: 'The n.' }, 'openai-strict', root)).toEqual([
      { $ref: '#/$defs/n' },
      ['/properties/x/description'],
    ]);
  });

  test('wants an object as the whole', () => {
    expect(schemaForDialect({ type: 'array', items: { type: 'number' } }, 'openai-strict').losses).toEqual([
      expect.objectContaining({ path: '', keyword: 'type' }),
    ]);
  });

  test('counts what the provider limits', () => {
    const many = Array.from({ length: 5_001 }, (_, index) => [`m${index}`, { type: 'number' as const }]);
    const deep = Array.from({ length: 11 }).reduce<JsonSchema>((inner) => object({ x: inner }), {
      type: 'null',
    });
    const long = { enum: Array.from({ length: 300 }, (_, index) => `${index}${'x'.repeat(60)}`) };
    const messages = [object(Object.fromEntries(many)), deep, object({ long })].flatMap((schema) =>
      schemaForDialect(schema, 'openai-strict').losses.map(({ message }) => message),
    );
    expect(messages).toEqual([
      '5001 members, and the provider takes 5000',
      '11 levels of nesting, and the provider takes 10',
      expect.stringMatching(/^\d+ characters in a long closed set, and the provider takes 15000$/),
    ]);
  });

  test('gives back, with nullMeansAbsent, what the answer declares', () => {
    const answer = defineAnswer(
      { type: 'object', properties: { note: { type: 'string' }, other: { type: ['number', 'null'] } } },
      { nullMeansAbsent: true },
    );
    expect(answer.parse('{"note":null,"other":null}')).toEqual({ other: null });
    expect(answer.parse('{"note":"x","other":1}').note?.raw()).toBe('x');
    expect(
      defineAnswer(answer.schema as { type: 'object'; properties: { note: { type: 'string' } } }).safeParse(
        '{"note":null}',
      ).ok,
    ).toBe(false);
  });
});

describe('anthropic', () => {
  test('keeps optional members optional', () => {
    const { schema, losses } = schemaForDialect(object({ note: { type: 'string' } }, []), 'anthropic');
    expect(schema).toEqual({ ...object({ note: { type: 'string' } }, []), additionalProperties: false });
    expect(losses).toEqual([]);
  });

  test('says in the description what it has no keyword for', () => {
    const [schema, lost] = member(
      { type: 'integer', minimum: 1, maximum: 5, description: 'The score.' },
      'anthropic',
    );
    expect(schema).toEqual({
      type: 'integer',
      description: 'The score.\n\nFurther constraints, as JSON Schema: {"minimum":1,"maximum":5}',
    });
    expect(lost).toEqual(['/properties/x/minimum', '/properties/x/maximum']);
  });

  test.each([
    [{ type: 'string', format: 'uuid' }, []],
    [{ type: 'string', format: 'iri' }, ['/properties/x/format']],
    [{ type: 'array', items: { type: 'number' }, minItems: 1 }, []],
    [{ type: 'array', items: { type: 'number' }, minItems: 2 }, ['/properties/x/minItems']],
    [{ enum: ['a'], default: 'a' }, []],
  ] as [JsonSchema, string[]][])('loses of %j only what it lacks', (schema, lost) => {
    expect(member(schema, 'anthropic')[1]).toEqual(lost);
  });
});

describe('gemini', () => {
  test.each<[string, JsonSchema, unknown, string[]]>([
    ['types in capitals', { type: 'integer', minimum: 1 }, { type: 'INTEGER', minimum: 1 }, []],
    ['null as nullable', { type: ['string', 'null'] }, { type: 'STRING', nullable: true }, []],
    [
      'an alternative of null as nullable',
      { anyOf: [{ type: 'number' }, { type: 'null' }], description: 'd' },
      { type: 'NUMBER', nullable: true, description: 'd' },
      [],
    ],
    [
      'several types',
      { type: ['string', 'number'] },
      { anyOf: [{ type: 'STRING' }, { type: 'NUMBER' }] },
      [],
    ],
    ['a constant', { const: 'a' }, { type: 'STRING', format: 'enum', enum: ['a'] }, []],
    [
      'numbers in a closed set',
      { enum: [1, 2] },
      { type: 'STRING', format: 'enum', enum: ['1', '2'] },
      ['/properties/x/enum'],
    ],
    [
      'a closed set with null',
      { enum: ['a', null] },
      { type: 'STRING', format: 'enum', enum: ['a'], nullable: true },
      [],
    ],
    ['counts as strings', { type: 'string', maxLength: 5 }, { type: 'STRING', maxLength: '5' }, []],
    [
      'exclusive bounds of integers',
      { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 },
      { type: 'INTEGER', minimum: 1, maximum: 9 },
      [],
    ],
    [
      'exclusive bounds of numbers',
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'NUMBER' },
      ['/properties/x/exclusiveMinimum'],
    ],
  ])('writes %s', (_title, schema, expected, lost) => {
    expect(member(schema, 'gemini')).toEqual([expected, lost]);
  });

  test('writes out references, and cuts recursion', () => {
    const $defs = {
      node: object({ value: { type: 'number' }, next: { $ref: '#/$defs/node' } }, ['value']),
    };
    expect(member({ $ref: '#/$defs/node', description: 'A list.' }, 'gemini', { $defs })).toEqual([
      {
        type: 'OBJECT',
        description: 'A list.',
        properties: { value: { type: 'NUMBER' }, next: { type: 'OBJECT' } },
        required: ['value'],
      },
      ['/$defs/node/properties/next/$ref'],
    ]);
  });
});

describe('gemini-json-schema', () => {
  test('keeps tuples, references and free keys', () => {
    const $defs = { n: { type: 'number' as const } };
    const tuple: JsonSchema = { type: 'array', prefixItems: [{ $ref: '#/$defs/n' }], items: false };
    expect(member(tuple, 'gemini-json-schema', { $defs })).toEqual([tuple, []]);
    const map: JsonSchema = { type: 'object', additionalProperties: { type: 'number' } };
    expect(member(map, 'gemini-json-schema')).toEqual([map, []]);
  });

  test('has one name for named schemas', () => {
    const definitions = { n: { type: 'number' as const } };
    const old = { ...object({ x: { $ref: '#/definitions/n' } }), definitions };
    expect(schemaForDialect(old, 'gemini-json-schema').schema).toEqual({
      ...object({ x: { $ref: '#/$defs/n' } }),
      $defs: definitions,
    });
  });

  test('writes constants as closed sets, and drops patterns', () => {
    expect(member({ const: 'a' }, 'gemini-json-schema')).toEqual([{ type: 'string', enum: ['a'] }, []]);
    expect(member({ type: 'string', pattern: 'a' }, 'gemini-json-schema')[1]).toEqual([
      '/properties/x/pattern',
    ]);
  });
});

describe('ollama', () => {
  test('keeps what its structures hold', () => {
    expect(member({ type: ['string', 'null'], description: 'd', minLength: 1 }, 'ollama')).toEqual([
      { type: ['string', 'null'], description: 'd' },
      ['/properties/x/minLength'],
    ]);
  });
});

test('mcp takes everything but another whole than an object', () => {
  const schema: JsonSchema = { ...object({ x: { type: 'string', minLength: 1 } }), not: { required: ['y'] } };
  expect(schemaForDialect(schema, 'mcp')).toEqual({ schema, losses: [] });
  expect(schemaForDialect({ type: 'string' }, 'mcp').losses).toHaveLength(1);
});

describe.each(DIALECTS)('%s', (dialect) => {
  const schema: JsonSchema = {
    ...object(
      {
        verdict: { enum: ['approve', 'reject'] },
        score: { type: ['integer', 'null'], minimum: 0 },
        findings: { type: 'array', items: object({ note: { type: 'string' } }) },
        next: { $ref: '#' },
      },
      ['verdict', 'score', 'findings'],
    ),
  };

  test('leaves the given schema alone, and gives what nobody can change', () => {
    const before = JSON.stringify(schema);
    const result = schemaForDialect(schema, dialect);
    expect(JSON.stringify(schema)).toBe(before);
    expect(Object.isFrozen(result.schema['properties'])).toBe(true);
  });

  test.skipIf(dialect === 'gemini')('gives a valid schema that takes what the given one takes', () => {
    const validate = new Ajv2020({ strict: false }).compile({ ...schemaForDialect(schema, dialect).schema });
    const next = dialect === 'openai-strict' ? { next: null } : {};
    expect(validate({ verdict: 'approve', score: null, findings: [{ note: 'x' }], ...next })).toBe(true);
    expect(validate({ verdict: 'maybe', score: null, findings: [], ...next })).toBe(false);
  });
});

describe('what a provider would refuse', () => {
  test.each([
    ['openai-strict', {}, '/properties/x/type'],
    ['openai-strict', { description: 'Anything.' }, '/properties/x/type'],
    ['openai-strict', { type: 'array' }, '/properties/x/items'],
    ['anthropic', {}, '/properties/x/type'],
    ['gemini', { type: 'array' }, '/properties/x/items'],
    ['gemini', { type: 'string', format: 'uri' }, '/properties/x/format'],
  ] as const)('is a loss in %s: %j', (dialect, schema, path) => {
    expect(member(schema, dialect)[1]).toContain(path);
  });

  test.each([
    [
      { type: 'string', format: 'date-time' },
      { type: 'STRING', format: 'date-time' },
    ],
    [
      { type: 'integer', format: 'int32' },
      { type: 'INTEGER', format: 'int32' },
    ],
  ] as const)('is no format that gemini names: %j', (schema, said) => {
    expect(member(schema, 'gemini')).toEqual([said, []]);
  });

  test('is nothing that stands beside alternatives, where it belongs to one of several types', () => {
    const schema: JsonSchema = {
      type: ['object', 'array'],
      ...object({ n: { type: 'number' } }),
      items: { type: 'string' },
    };
    expect(member({ ...schema, type: ['object', 'array'] }, 'gemini')[0]).toEqual({
      anyOf: [
        { type: 'OBJECT', properties: { n: { type: 'NUMBER' } }, required: ['n'] },
        { type: 'ARRAY', items: { type: 'STRING' } },
      ],
    });
  });

  test.each(['openai-strict', 'anthropic', 'mcp'] as const)(
    'is no reference as the whole of %s',
    (dialect) => {
      const node = object({ next: { anyOf: [{ $ref: '#/$defs/node' }, { type: 'null' }] } });
      const { schema, losses } = schemaForDialect({ $ref: '#/$defs/node', $defs: { node } }, dialect);
      expect(losses).toEqual([]);
      expect(schema).toMatchObject({ type: 'object', properties: node.properties, $defs: { node } });
      expect(schema).not.toHaveProperty('$ref');
    },
  );

  test('is no alternative of the whole in strict mode', () => {
    const whole: JsonSchema = { ...object({ a: { type: 'number' } }), anyOf: [object({ a: { const: 1 } })] };
    const { schema, losses } = schemaForDialect(whole, 'openai-strict');
    expect(schema).not.toHaveProperty('anyOf');
    expect(losses.map(({ path }) => path)).toEqual(['/anyOf']);
  });

  test.each(['openai-strict', 'anthropic'] as const)(
    'is no constant object of %s that is closed',
    (dialect) => {
      expect(member({ const: { a: 1, b: { c: 'x' } } }, dialect)).toEqual([
        {
          ...object({
            a: { const: 1, type: 'number' },
            b: { ...object({ c: { const: 'x', type: 'string' } }), additionalProperties: false },
          }),
          additionalProperties: false,
        },
        [],
      ]);
    },
  );
});
