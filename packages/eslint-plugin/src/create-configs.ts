import type { TSESLint } from '@typescript-eslint/utils';
import { allRules } from './all-rules.ts';
import type { PresetEntry, PresetName } from './create-rule.ts';

/** The configurations of the plugin, by name. */
export type Configs = Readonly<Record<PresetName | 'all', TSESLint.FlatConfig.Config>>;

/** The files that carry types; for others, such as `.vue`, a configuration of one's own spreads a preset. */
const TYPED_FILES = ['**/*.{ts,tsx,mts,cts}'];

/** Derives the configurations from what the rules say of themselves. */
export function createConfigs(plugin: TSESLint.FlatConfig.Plugin): Configs {
  return {
    recommended: preset('recommended', plugin),
    strict: preset('strict', plugin),
    tools: preset('tools', plugin),
    all: {
      name: '@hearsay/all',
      files: TYPED_FILES,
      plugins: { '@hearsay': plugin },
      rules: Object.fromEntries(Object.keys(allRules).map((name) => [`@hearsay/${name}`, 'error'])),
    },
  };
}

function preset(name: PresetName, plugin: TSESLint.FlatConfig.Plugin): TSESLint.FlatConfig.Config {
  const rules: Record<string, TSESLint.FlatConfig.RuleEntry> = {};
  for (const [rule, { meta }] of Object.entries(allRules)) {
    const level = meta.docs?.presets[name];
    if (level !== undefined) rules[`@hearsay/${rule}`] = levelOf(level);
  }
  return { name: `@hearsay/${name}`, files: TYPED_FILES, plugins: { '@hearsay': plugin }, rules };
}

/** As ESLint's configurations write it: a level, or a list that begins with one. */
function levelOf(entry: PresetEntry): TSESLint.FlatConfig.RuleEntry {
  if (typeof entry === 'string') return entry;
  const [level, options] = entry;
  return [level, options];
}
