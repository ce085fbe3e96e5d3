/** The rules that `hearsay check` runs; the ESLint plugin runs them too, over one file. */
export const CHECK_RULE_NAMES = [
  'no-agent-text-in-prompt',
  'no-agent-text-in-control',
  'no-unexplained-trust',
] as const;

/** A rule that `hearsay check` runs itself. */
export type CheckRuleName = (typeof CHECK_RULE_NAMES)[number];

/** The rules that only the ESLint plugin runs. */
export const PLUGIN_RULE_NAMES = [
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
] as const;

/** A rule that only the ESLint plugin runs. */
export type PluginRuleName = (typeof PLUGIN_RULE_NAMES)[number];

/** Every rule name that means something, in the order of the documentation. */
export const RULE_NAMES: readonly string[] = [...CHECK_RULE_NAMES, ...PLUGIN_RULE_NAMES];
