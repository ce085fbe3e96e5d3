import hearsay from '@hearsay/eslint-plugin';
import tseslint from 'typescript-eslint';

export default [
  { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
  hearsay.configs.recommended,
];
