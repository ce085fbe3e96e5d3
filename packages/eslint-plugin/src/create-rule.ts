import { PAGES_URL, type CheckRuleName, type PluginRuleName } from '@hearsay/flow';
import { ESLintUtils, type TSESLint } from '@typescript-eslint/utils';

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

const createNamedRule: ReturnType<typeof ESLintUtils.RuleCreator<HearsayRuleDocs>> =
  ESLintUtils.RuleCreator<HearsayRuleDocs>((name) => `${PAGES_URL}${name}.md`);

/** What a rule is made of. */
type RuleParts<Options extends readonly unknown[], Messages extends string> = Parameters<
  typeof createNamedRule<Options, Messages>
>[0] & {
  /**
   * Whether there is anything in a file that the rule looks for; in most files there is not, and it costs nothing.
   *
   * @throws Error in one sentence when the rule asks for types, and the file is linted without.
   */
  readonly concerns?: (context: FileContext) => boolean;
};

/** What is known of a file before a rule looks into it. */
export type FileContext = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;

const NOTHING: TSESLint.RuleListener = {};

/**
 * A rule under one of the names that `hearsay check` and the documentation know.
 *
 * Its options are an object of plain values. Their defaults are filled in here, since in most files that is all that a
 * rule does: RuleCreator copies and merges them at any depth, which takes longer than to see that there is no AgentText.
 */
export function createRule<Options extends readonly unknown[], Messages extends string>(
  parts: RuleParts<Options, Messages>,
): HearsayRule<Messages, Options> {
  const { concerns, ...rule } = parts;
  const defaults: readonly unknown[] = parts.meta.defaultOptions ?? [];
  return {
    ...createNamedRule<Options, Messages>(rule),
    create: (context) => {
      if (concerns?.(context) === false) return NOTHING;
      // Options that ESLint has held against the rule's schema, over defaults of the same shape.
      return parts.create(context, withDefaults(defaults, context.options) as unknown as Options);
    },
  };
}

function withDefaults(defaults: readonly unknown[], given: readonly unknown[]): readonly unknown[] {
  if (given.length === 0) return defaults;
  return defaults.map((value, index) => ({ ...asObject(value), ...asObject(given[index]) }));
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** A name that a rule may have. */
export type RuleName = CheckRuleName | PluginRuleName;
