import { PAGES_URL, type CheckRuleName, type PluginRuleName } from '@hearsay/flow';
import { ESLintUtils } from '@typescript-eslint/utils';

/** A set of rules that a configuration turns on together. */
export type PresetName = 'recommended' | 'strict' | 'tools';

/** The level of a rule in a preset, with its options where they are not the default. */
export type PresetEntry = 'warn' | 'error' | readonly ['warn' | 'error', Readonly<Record<string, unknown>>];

/** What the documentation and the presets say of a rule. */
export interface HearsayRuleDocs {
  /** One clause that begins with Disallow, Require or Enforce, without a final stop. */
  readonly description: string;
  /** The presets that turn the rule on, each with its level; the preset `all` has every rule. */
  readonly presets: Partial<Readonly<Record<PresetName, PresetEntry>>>;
  /** Whether the rule asks the type checker. */
  readonly requiresTypeChecking: boolean;
}

/** A rule of this plugin: its messages by id, and the options that it takes. */
export type HearsayRule<
  Messages extends string,
  Options extends readonly unknown[] = [],
> = ESLintUtils.RuleModule<Messages, Options, HearsayRuleDocs> & {
  readonly name: string;
};

/** A rule under one of the names that `hearsay check` and the documentation know. */
export const createRule: ReturnType<typeof ESLintUtils.RuleCreator<HearsayRuleDocs>> =
  ESLintUtils.RuleCreator<HearsayRuleDocs>((name) => `${PAGES_URL}${name}.md`);

/** A name that a rule may have. */
export type RuleName = CheckRuleName | PluginRuleName;
