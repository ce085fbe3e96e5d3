// What the schemas of the libraries infer, with `agentText()` in them.
import type { AgentText } from '@hearsay/core';
import { type AnswerOf, defineAnswer } from '@hearsay/answer';
import { agentText as arktypeText } from '@hearsay/answer/arktype';
import { agentText as valibotText } from '@hearsay/answer/valibot';
import { agentText as zodText } from '@hearsay/answer/zod';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import * as v from 'valibot';
import { z } from 'zod';

type Plain = { verdict: 'approve' | 'reject'; summary: AgentText; score?: number | null };

const zodAnswer = defineAnswer(
  z.object({
    verdict: z.enum(['approve', 'reject']),
    summary: zodText(z.string().max(100)),
    score: z.number().nullable().optional(),
  }),
);
export const zodPlain: (answer: AnswerOf<typeof zodAnswer>) => { summary: AgentText } = (answer) => answer;

const valibotAnswer = defineAnswer(
  toStandardJsonSchema(
    v.object({
      verdict: v.picklist(['approve', 'reject']),
      summary: valibotText(v.pipe(v.string(), v.maxLength(100))),
      score: v.exactOptional(v.nullable(v.number())),
    }),
  ),
);
export const valibotPlain: (answer: AnswerOf<typeof valibotAnswer>) => Plain = (answer) => answer;

const arktypeAnswer = defineAnswer(
  type({
    verdict: "'approve'|'reject'",
    summary: arktypeText(type('string <= 100')),
    'score?': 'number|null',
  }),
);
export const arktypePlain: (answer: AnswerOf<typeof arktypeAnswer>) => Plain = (answer) => answer;

// @ts-expect-error -- a plain string can hold text of an agent.
export const arktypeRefused = defineAnswer(type({ summary: 'string' }));
