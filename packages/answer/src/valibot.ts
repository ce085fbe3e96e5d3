/**
 * Declares answers with valibot, every free text marked.
 *
 * @module
 */

import { AgentText } from '@hearsay/core';
import * as v from 'valibot';

/** A text of an agent in a valibot schema. */
export type ValibotAgentText<Text extends v.GenericSchema<string> = v.StringSchema<undefined>> =
  v.SchemaWithPipe<readonly [Text, v.TransformAction<string, AgentText>]>;

/**
 * Declares free text in a valibot schema: the JSON and the JSON Schema are those of a string, the output is
 * `AgentText`.
 *
 * @example
 * ```ts
 * import { defineAnswer } from '@hearsay/answer';
 * import { agentText } from '@hearsay/answer/valibot';
 * import { toStandardJsonSchema } from '@valibot/to-json-schema';
 * import * as v from 'valibot';
 *
 * const review = defineAnswer(toStandardJsonSchema(v.object({ score: v.number(), summary: agentText() })));
 * console.log(review.parse('{"score":4,"summary":"Looks good."}').summary.byteLength);
 * ```
 */
export function agentText(): ValibotAgentText;
/**
 * Declares free text with bounds of its own in a valibot schema.
 *
 * @param text The string schema with its bounds.
 */
export function agentText<Text extends v.GenericSchema<string>>(text: Text): ValibotAgentText<Text>;
export function agentText(
  text: v.GenericSchema<string> = v.string(),
): ValibotAgentText<v.GenericSchema<string>> {
  return v.pipe(
    text,
    v.transform((raw) => AgentText.from(raw)),
  );
}
