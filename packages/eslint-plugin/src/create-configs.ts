import type { TSESLint } from '@typescript-eslint/utils';
import { allRules } from './all-rules.ts';
import type { PresetName } from './create-rule.ts';

/** The configurations of the plugin, by name. */
export type Configs = Readonly<Record<PresetName | 'all', TSESLint.FlatConfig.Config>>;

/** Derives the configurations from what the rules say of themselves. */
export function createConfigs(plugin: TSESLint.FlatConfig.Plugin): Configs {
  return {
    recommended: preset('recommended', plugin),
    strict: preset('strict', plugin),
    tools: preset('tools', plugin),
    all: {
      name: '@hearsay/all',
      plugins: { '@hearsay': plugin },
      rules: Object.fromEntries(Object.keys(allRules).map((name) => [`@hearsay/${name}`, 'error'])),
    },
  };
}

function preset(name: PresetName, plugin: TSESLint.FlatConfig.Plugin): TSESLint.FlatConfig.Config {
  const levels = Object.entries(allRules).flatMap(([rule, { meta }]) => {
    const level = meta.docs?.presets[name];
    return level === undefined ? [] : [[`@hearsay/${rule}`, level] as const];
  });
  return { name: `@hearsay/${name}`, plugins: { '@hearsay': plugin }, rules: Object.fromEntries(levels) };
}
