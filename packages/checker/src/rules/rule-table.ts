import type { CheckRule, RuleLevels } from './rule.ts';

/** The rules that the check runs, each with its level when nothing else is said. */
export const DEFAULT_LEVELS: RuleLevels = {
  'no-agent-text-in-prompt': 'error',
  // Coding agents open the files that a model names, by design.
  'no-agent-text-in-control': 'off',
  'no-unexplained-trust': 'error',
};

/** The names of the rules that the check runs. */
export const CHECK_RULES: readonly CheckRule[] = Object.keys(DEFAULT_LEVELS).filter(isCheckRule);

/** The rules that only the ESLint plugin runs; the check knows their names. */
export const PLUGIN_RULES: readonly string[] = [
  'no-agent-text-coercion',
  'no-agent-text-assertion',
  'no-unsafe-answer',
  'no-dynamic-trusted-text',
  'require-flat-tool',
  'require-tool-description',
  'prefer-spoken-enum',
  'no-optional-tool-argument',
  'no-key-plus-modifiers',
  'no-overlapping-tools',
  'no-invalid-trigger',
  'no-loose-trigger',
];

/** Every rule name that means something, in the order of the documentation. */
export const RULE_NAMES: readonly string[] = [...Object.keys(DEFAULT_LEVELS), ...PLUGIN_RULES];

/** Tells whether the check runs the rule of this name. */
export function isCheckRule(name: string): name is CheckRule {
  return Object.hasOwn(DEFAULT_LEVELS, name);
}
