import { defineAnswer, type AnswerOf } from '@hearsay/answer';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const finding = {
  description: 'One thing that the reviewer found.',
  type: 'object',
  properties: {
    line: { description: 'The line that it is about.', type: 'integer', minimum: 0, maximum: 4_294_967_295 },
    note: { type: 'string' },
  },
  required: ['line', 'note'],
  additionalProperties: false,
} as const;

const verdict = {
  anyOf: [
    { type: 'string', const: 'Approve' },
    {
      type: 'object',
      properties: {
        Reject: {
          type: 'object',
          properties: { reason: { type: 'string' } },
          required: ['reason'],
          additionalProperties: false,
        },
      },
      required: ['Reject'],
      additionalProperties: false,
    },
  ],
} as const;

const reviewSchema = {
  description: 'What a reviewer says about a change.',
  type: 'object',
  properties: {
    score: {
      description: 'From 0, which is bad, to 255; null where the reviewer gives none.',
      anyOf: [{ type: 'integer', minimum: 0, maximum: 255 }, { type: 'null' }],
    },
    summary: { type: 'string' },
    findings: { type: 'array', items: finding },
    verdict,
  },
  required: ['score', 'summary', 'findings', 'verdict'],
  additionalProperties: false,
} as const;

export const review = defineAnswer({ $schema: DIALECT, ...reviewSchema });
export const page = defineAnswer({
  $schema: DIALECT,
  description: 'One page of many.',
  type: 'object',
  properties: { items: { type: 'array', items: reviewSchema } },
  required: ['items'],
  additionalProperties: false,
});

/** The type follows from the schema. */
export type Review = AnswerOf<typeof review>;
