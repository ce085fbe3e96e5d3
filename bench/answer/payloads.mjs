// The answers that are read: the same schema as JSON Schema and in zod, and a text that conforms to it.

import { agentText } from '@hearsay/answer/zod';
import { z } from 'zod';

const WORDS =
  'the handler swallows the error and the caller never learns that the ticket was not saved so retry it'.split(
    ' ',
  );

/** A sentence of 14 to 22 words, the same for the same number. */
function sentence(/** @type {number} */ seed) {
  return Array.from({ length: 14 + (seed % 9) }, (_, index) => {
    return WORDS[(seed * 7 + index * 3) % WORDS.length];
  }).join(' ');
}

/** @typedef {{ name: string, schema: import('@hearsay/answer').JsonSchema, plain: z.ZodType, marked: z.ZodType, text: string }} Payload */

const FINDING = /** @type {const} */ ({
  type: 'object',
  properties: {
    line: { type: 'integer' },
    severity: { enum: ['low', 'high'] },
    note: { type: 'string' },
  },
  required: ['line', 'severity', 'note'],
});

const REVIEW = /** @type {const} */ ({
  type: 'object',
  properties: {
    score: { type: ['integer', 'null'] },
    summary: { type: 'string' },
    findings: { type: 'array', items: FINDING },
    verdict: {
      anyOf: [
        { const: 'Approve' },
        {
          type: 'object',
          properties: {
            Reject: { type: 'object', properties: { reason: { type: 'string' } }, required: ['reason'] },
          },
          required: ['Reject'],
        },
      ],
    },
  },
  required: ['score', 'summary', 'findings', 'verdict'],
});

/** The same in zod, with what free text is declared by. */
function reviewOf(/** @type {() => z.ZodType} */ text) {
  return z.object({
    score: z.int().nullable(),
    summary: text(),
    findings: z.array(z.object({ line: z.int(), severity: z.enum(['low', 'high']), note: text() })),
    verdict: z.union([z.literal('Approve'), z.object({ Reject: z.object({ reason: text() }) })]),
  });
}

/** @returns {Payload} */
function review(/** @type {string} */ name, /** @type {number} */ findings) {
  return {
    name,
    schema: REVIEW,
    plain: reviewOf(() => z.string()),
    marked: reviewOf(() => agentText()),
    text: JSON.stringify({
      score: 4,
      summary: sentence(3),
      findings: Array.from({ length: findings }, (_, index) => ({
        line: index,
        severity: index % 2 === 0 ? 'low' : 'high',
        note: sentence(index),
      })),
      verdict: { Reject: { reason: sentence(5) } },
    }),
  };
}

const EVENT_KINDS = ['opened', 'answered', 'closed', 'moved'];

/** A list of objects that a constant tells apart. @returns {Payload} */
function events(/** @type {string} */ name, /** @type {number} */ length) {
  const zodEvents = (/** @type {() => z.ZodType} */ text) =>
    z.array(
      z.discriminatedUnion(
        'kind',
        /** @type {any} */ (
          EVENT_KINDS.map((kind) => z.object({ kind: z.literal(kind), at: z.number(), note: text() }))
        ),
      ),
    );
  return {
    name,
    schema: {
      type: 'array',
      items: {
        oneOf: EVENT_KINDS.map((kind) => ({
          type: /** @type {const} */ ('object'),
          properties: {
            kind: { const: kind },
            at: { type: /** @type {const} */ ('number') },
            note: { type: /** @type {const} */ ('string') },
          },
          required: ['kind', 'at', 'note'],
        })),
      },
    },
    plain: zodEvents(() => z.string()),
    marked: zodEvents(() => agentText()),
    text: JSON.stringify(
      Array.from({ length }, (_, index) => ({
        kind: EVENT_KINDS[index % EVENT_KINDS.length],
        at: index * 1000,
        note: sentence(index),
      })),
    ),
  };
}

export const PAYLOADS = [
  review('review, 3 findings', 3),
  review('review, 20 findings', 20),
  review('review, 400 findings', 400),
  events('100 tagged events', 100),
];
