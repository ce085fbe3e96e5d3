/**
 * Repairs the JSON of models that write it almost right.
 *
 * @module
 */

import { AgentText } from '@hearsay/core';
import { jsonrepair } from 'jsonrepair';
import { rawText } from './raw-text.ts';

/** A text that went through the repair, and whether it was changed. */
export interface RepairedJson {
  readonly text: AgentText;

  /** Whether the text was no JSON before: a repair guesses what the model meant. */
  readonly isRepaired: boolean;
}

/**
 * Mends malformed JSON with the library jsonrepair: missing quotes, commas and brackets, comments, cut-off ends.
 *
 * What cannot be mended comes back as it was, and `parse` refuses it. A repaired text is a guess: where a wrong value
 * does harm, ask the model again instead.
 *
 * @example
 * ```ts
 * import { repairJson } from '@hearsay/answer/repair';
 *
 * const { text, isRepaired } = repairJson("{verdict: 'approve',}");
 * console.log(text.equals('{"verdict": "approve"}'), isRepaired);
 * ```
 */
export function repairJson(text: string | AgentText): RepairedJson {
  const raw = rawText(text);
  try {
    JSON.parse(raw);
    return { text: AgentText.from(raw), isRepaired: false };
  } catch {
    return mend(raw);
  }
}

function mend(raw: string): RepairedJson {
  try {
    return { text: AgentText.from(jsonrepair(raw)), isRepaired: true };
  } catch {
    // Its error can quote the text, and a text nested too deeply for it is no better.
    return { text: AgentText.from(raw), isRepaired: false };
  }
}
