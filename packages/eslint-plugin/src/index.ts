import type { TSESLint } from '@typescript-eslint/utils';
import { createRequire } from 'node:module';
import { allRules } from './all-rules.ts';
import { createConfigs, type Configs } from './create-configs.ts';

/** What `import hearsay from '@hearsay/eslint-plugin'` gives. */
export interface HearsayPlugin {
  readonly meta: { readonly name: string; readonly version: string; readonly namespace: string };
  readonly rules: typeof allRules;
  readonly configs: Configs;
}

const { name, version } = createRequire(import.meta.url)('../package.json') as {
  // Our own manifest.
  readonly name: string;
  readonly version: string;
};

const meta = { name, version, namespace: '@hearsay' };
const rules: TSESLint.FlatConfig.Plugin['rules'] = allRules;

/** The ESLint plugin: typed rules that keep agent text marked, and rules for the schemas of tools. */
const plugin: HearsayPlugin = { meta, rules: allRules, configs: createConfigs({ meta, rules }) };

export default plugin;
