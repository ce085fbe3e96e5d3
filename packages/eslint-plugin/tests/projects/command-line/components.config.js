import hearsay from '@hearsay/eslint-plugin';
import * as svelteParser from 'svelte-eslint-parser';
import tseslint from 'typescript-eslint';
import vueParser from 'vue-eslint-parser';

const typed = { parser: tseslint.parser, projectService: true, extraFileExtensions: ['.vue', '.svelte'] };

export default [
  { files: ['**/*.vue'], languageOptions: { parser: vueParser, parserOptions: typed } },
  { files: ['**/*.svelte'], languageOptions: { parser: svelteParser, parserOptions: typed } },
  { ...hearsay.configs.all, files: ['**/*.{vue,svelte}'] },
];
