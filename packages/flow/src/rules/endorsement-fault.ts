import { explainsSomething } from './explains-something.ts';
import { endorsementWithEmptyWords, endorsementWithoutReason, type RuleText } from './trust-messages.ts';

/**
 * What is wrong with the reason of an endorsement; undefined when it says something.
 *
 * @param reason - As written, or an empty text when it is no literal.
 */
export function endorsementFault(reason: string): RuleText | undefined {
  const words = reason.trim();
  if (words === '') return endorsementWithoutReason();
  return explainsSomething(words) ? undefined : endorsementWithEmptyWords(words);
}
