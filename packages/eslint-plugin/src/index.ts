import type { Rule } from 'eslint';
import { createRequire } from 'node:module';
import { allRules } from './all-rules.ts';
import { createConfigs, type Configs } from './create-configs.ts';
import type { HearsayRuleDocs, RuleName } from './create-rule.ts';

/** A rule as ESLint runs it, with what the documentation says of it. */
export type PluginRule = Rule.RuleModule & {
  readonly meta: Rule.RuleMetaData & { readonly docs: HearsayRuleDocs };
};

/** What `import hearsay from '@hearsay/eslint-plugin'` gives. */
export interface HearsayPlugin {
  readonly meta: { readonly name: string; readonly version: string; readonly namespace: string };
  readonly rules: Record<RuleName, PluginRule>;
  readonly configs: Configs;
}

const { name, version } = createRequire(import.meta.url)('../package.json') as {
  // Our own manifest.
  readonly name: string;
  readonly version: string;
};

const meta = { name, version, namespace: '@hearsay' };
// ESLint's own types and those of typescript-eslint name the same rules, but know nothing of each other.
const anyRules: unknown = allRules;
const rules = anyRules as HearsayPlugin['rules'];

/** The ESLint plugin: typed rules that keep agent text marked, and rules for the schemas of tools. */
const plugin: HearsayPlugin = { meta, rules, configs: createConfigs({ meta, rules }) };

export default plugin;
