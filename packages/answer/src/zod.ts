/**
 * Declares answers with zod, every free text marked.
 *
 * @module
 */

import { AgentText } from '@hearsay/core';
import { z } from 'zod';

/** A text of an agent in a zod schema. */
export type ZodAgentText<Text extends z.ZodType<string, string> = z.ZodString> = z.ZodPipe<
  Text,
  z.ZodTransform<AgentText, string>
>;

/**
 * Declares free text in a zod schema: the JSON and the JSON Schema are those of a string, the output is `AgentText`.
 *
 * @example
 * ```ts
 * import { defineAnswer } from '@hearsay/answer';
 * import { agentText } from '@hearsay/answer/zod';
 * import { z } from 'zod';
 *
 * const review = defineAnswer(z.object({ score: z.int(), summary: agentText(z.string().max(500)) }));
 * console.log(review.parse('{"score":4,"summary":"Looks good."}').summary.byteLength);
 * ```
 */
export function agentText(): ZodAgentText;
/**
 * Declares free text with bounds of its own in a zod schema.
 *
 * @param text The string schema with its bounds.
 */
export function agentText<Text extends z.ZodType<string, string>>(text: Text): ZodAgentText<Text>;
export function agentText(
  text: z.ZodType<string, string> = z.string(),
): ZodAgentText<z.ZodType<string, string>> {
  return text.transform((raw) => AgentText.from(raw));
}
