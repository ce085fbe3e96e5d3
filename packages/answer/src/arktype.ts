/**
 * Declares answers with arktype, every free text marked.
 *
 * @module
 */

import { AgentText } from '@hearsay/core';
import { type Type, type } from 'arktype';

/** A text of an agent in an arktype schema. */
export type ArktypeAgentText = Type<(In: string) => import('arktype').Out<AgentText>>;

/**
 * Declares free text in an arktype schema: the JSON and the JSON Schema are those of a string, the output is
 * `AgentText`.
 *
 * @param text The string type with its bounds, `string` without it.
 *
 * @example
 * ```ts
 * import { defineAnswer } from '@hearsay/answer';
 * import { agentText } from '@hearsay/answer/arktype';
 * import { type } from 'arktype';
 *
 * const review = defineAnswer(type({ score: 'number', summary: agentText() }));
 * console.log(review.parse('{"score":4,"summary":"Looks good."}').summary.byteLength);
 * ```
 */
export function agentText(text: Type<string> = type('string')): ArktypeAgentText {
  return text.pipe((raw: string) => AgentText.from(raw));
}
