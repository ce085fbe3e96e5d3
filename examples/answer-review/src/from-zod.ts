import { defineAnswer, type AnswerOf } from '@hearsay/answer';
import { agentText } from '@hearsay/answer/zod';
import { z } from 'zod';

const finding = z
  .strictObject({
    line: z.uint32().describe('The line that it is about.'),
    note: agentText(),
  })
  .describe('One thing that the reviewer found.');

const verdict = z.union([
  z.literal('Approve'),
  z.strictObject({ Reject: z.strictObject({ reason: agentText() }) }),
]);

const reviewSchema = z
  .strictObject({
    score: z
      .int()
      .min(0)
      .max(255)
      .nullable()
      .describe('From 0, which is bad, to 255; null where the reviewer gives none.'),
    summary: agentText(),
    findings: z.array(finding),
    verdict,
  })
  .describe('What a reviewer says about a change.');

export const review = defineAnswer(reviewSchema);
export const page = defineAnswer(
  z.strictObject({ items: z.array(reviewSchema) }).describe('One page of many.'),
);

/** The type is the output of the schema. */
export type Review = AnswerOf<typeof review>;
