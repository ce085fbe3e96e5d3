import type { ESLint, Linter } from 'eslint';
import { allRules } from './all-rules.ts';
import type { PresetEntry, PresetName } from './create-rule.ts';

/** One configuration: what it turns on, and for which files. */
interface PresetConfig {
  readonly name: string;
  readonly files: string[];
  readonly plugins: Record<string, ESLint.Plugin>;
  readonly rules: Record<string, Linter.RuleEntry>;
}

/** The configurations of the plugin, by name. */
export type Configs = Readonly<Record<PresetName | 'all', PresetConfig>>;

/** The files that carry types; for others, such as `.vue`, a configuration of one's own spreads a preset. */
const TYPED_FILES = ['**/*.{ts,tsx,mts,cts}'];

/** Derives the configurations from what the rules say of themselves. */
export function createConfigs(plugin: ESLint.Plugin): Configs {
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

function preset(name: PresetName, plugin: ESLint.Plugin): PresetConfig {
  const rules: Record<string, Linter.RuleEntry> = {};
  for (const [rule, { meta }] of Object.entries(allRules)) {
    const level = meta.docs?.presets[name];
    if (level !== undefined) rules[`@hearsay/${rule}`] = levelOf(level);
  }
  return { name: `@hearsay/${name}`, files: TYPED_FILES, plugins: { '@hearsay': plugin }, rules };
}

/** As ESLint's configurations write it: a level, or a list that begins with one. */
function levelOf(entry: PresetEntry): Linter.RuleEntry {
  if (typeof entry === 'string') return entry;
  const [level, options] = entry;
  return [level, options];
}
