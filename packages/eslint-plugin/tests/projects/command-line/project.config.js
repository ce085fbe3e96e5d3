import hearsay from '@hearsay/eslint-plugin';
import tseslint from 'typescript-eslint';

export default [
  {
    files: ['**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        project: ['./tsconfig.json', './desk-*/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  hearsay.configs.recommended,
];
