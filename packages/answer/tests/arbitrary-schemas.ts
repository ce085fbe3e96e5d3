import fc from 'fast-check';
import type { JsonSchema } from '../src/json-schema.ts';

/** A schema, and values that conform to it. */
export interface SchemaCase {
  readonly schema: JsonSchema;
  readonly values: fc.Arbitrary<unknown>;
}

/** Names that trip programs which set or read members carelessly. */
const names = fc.oneof(
  fc.constantFrom('summary', 'score', 'kind', 'a/b', 'a~b', '', '0', 'a b', '日本語'),
  fc.constantFrom('constructor', 'toString', 'valueOf', 'hasOwnProperty'),
);

/** Texts of every kind: quotes, surrogates without a partner, control characters. */
export const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\ud800', '\u0000', '\uFEFF', '"', '\\', '__proto__', 'approve'),
);

const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));

const leaves: fc.Arbitrary<SchemaCase> = fc.oneof(
  fc.constant({ schema: { type: 'string' } as const, values: texts }),
  fc.constant({ schema: { type: 'number' } as const, values: numbers }),
  fc.constant({ schema: { type: 'integer' } as const, values: fc.integer() }),
  fc.constant({ schema: { type: 'boolean' } as const, values: fc.boolean() }),
  fc.constant({ schema: { type: 'null' } as const, values: fc.constant(null) }),
  fc.constant({ schema: { type: ['string', 'null'] } as const, values: fc.option(texts) }),
  fc.constant({ schema: { type: 'string', format: 'uuid' } as const, values: fc.uuid() }),
  fc.constant({
    schema: { type: 'string', pattern: '^-?(0|[1-9]\\d*)(\\.\\d+)?$' } as const,
    values: fc.integer().map(String),
  }),
  fc
    .uniqueArray(fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null)), {
      minLength: 1,
      maxLength: 4,
    })
    .map((members) => ({ schema: { enum: members }, values: fc.constantFrom(...members) })),
  fc.constant({
    schema: { const: { kind: 'fixed', list: [1, 'two'] } } as const,
    values: fc.constant({ list: [1, 'two'], kind: 'fixed' }),
  }),
);

function objects(member: fc.Arbitrary<SchemaCase>): fc.Arbitrary<SchemaCase> {
  return fc
    .tuple(
      fc.uniqueArray(fc.record({ name: names, member, isRequired: fc.boolean() }), {
        selector: ({ name }) => name,
        maxLength: 4,
      }),
      fc.boolean(),
    )
    .map(([members, isClosed]) => ({
      schema: {
        type: 'object',
        properties: Object.fromEntries(members.map(({ name, member: { schema } }) => [name, schema])),
        required: members.filter(({ isRequired }) => isRequired).map(({ name }) => name),
        ...(isClosed ? { additionalProperties: false } : {}),
      } as const,
      values: fc
        .tuple(
          ...members.map(({ name, member: { values }, isRequired }) =>
            (isRequired ? values : fc.option(values, { nil: undefined })).map(
              (value) => [name, value] as const,
            ),
          ),
        )
        .map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined))),
    }));
}

function lists(element: fc.Arbitrary<SchemaCase>): fc.Arbitrary<SchemaCase> {
  return fc.oneof(
    element.map(({ schema, values }) => ({
      schema: { type: 'array', items: schema } as const,
      values: fc.array(values, { maxLength: 3 }),
    })),
    fc.array(element, { minLength: 1, maxLength: 3 }).map((places) => ({
      schema: {
        type: 'array',
        prefixItems: places.map(({ schema }) => schema),
        items: false,
        minItems: places.length,
      } as const,
      values: fc.tuple(...places.map(({ values }) => values)),
    })),
  );
}

function maps(value: fc.Arbitrary<SchemaCase>): fc.Arbitrary<SchemaCase> {
  return value.map(({ schema, values }) => ({
    schema: { type: 'object', additionalProperties: schema } as const,
    values: fc.dictionary(fc.oneof(names, texts, fc.constant('__proto__')), values, { maxKeys: 3 }),
  }));
}

/** Objects that a constant tells apart, and alternatives of any kind. */
function unions(arm: fc.Arbitrary<SchemaCase>): fc.Arbitrary<SchemaCase> {
  const keywords = fc.constantFrom('anyOf' as const, 'oneOf' as const);
  const tagged = fc.tuple(fc.array(arm, { minLength: 2, maxLength: 3 }), keywords).map(([arms, keyword]) => ({
    schema: {
      [keyword]: arms.map(({ schema }, index) => ({
        type: 'object' as const,
        properties: { kind: { const: `kind${index}` }, value: schema },
        required: ['kind', 'value'],
      })),
    },
    values: fc.oneof(
      ...arms.map(({ values }, index) => values.map((value) => ({ kind: `kind${index}`, value }))),
    ),
  }));
  const nullable = arm.map(({ schema, values }) => ({
    schema: { anyOf: [schema, { type: 'null' as const }] },
    values: fc.option(values),
  }));
  return fc.oneof(tagged, nullable);
}

/** Schemas of every form that an answer can be declared with, and values for them. */
export const schemaCases: fc.Arbitrary<SchemaCase> = fc.letrec<{ any: SchemaCase }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'schema' },
    leaves,
    objects(tie('any')),
    lists(tie('any')),
    maps(tie('any')),
    unions(tie('any')),
  ),
})).any;

/** Any JSON data. */
export const jsonValues: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 4 });
