import { CHECK_RULE_NAMES } from '@hearsay/flow';
import type { CheckRule, RuleLevels } from './rule.ts';

/** The rules that the check runs, each with its level when nothing else is said. */
export const DEFAULT_LEVELS: RuleLevels = {
  'no-agent-text-in-prompt': 'error',
  // Coding agents open the files that a model names, by design.
  'no-agent-text-in-control': 'off',
  'no-unexplained-trust': 'error',
};

/** Tells whether the check runs the rule of this name. */
export function isCheckRule(name: string): name is CheckRule {
  return CHECK_RULE_NAMES.some((known) => known === name);
}
