import { explainsSomething } from './explains-something.ts';
import { nearestName } from './nearest-name.ts';
import { RULE_NAMES } from './rule-names.ts';
import {
  suppressionOfUnknownRule,
  suppressionWithEmptyWords,
  suppressionWithoutReason,
  suppressionWithoutRule,
  type RuleText,
} from './trust-messages.ts';

/**
 * What is wrong with a suppression, whatever there is to suppress; undefined when it counts.
 *
 * @param rule - As written; empty when the comment names none.
 */
export function suppressionFault(rule: string, reason: string): RuleText | undefined {
  if (rule === '') return suppressionWithoutRule();
  if (!RULE_NAMES.includes(rule)) return suppressionOfUnknownRule(rule, nearestName(rule, RULE_NAMES));
  if (reason === '') return suppressionWithoutReason(rule);
  return explainsSomething(reason) ? undefined : suppressionWithEmptyWords(rule, reason);
}
