import hearsay from '@hearsay/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { kebabCaseFile } from './scripts/eslint/kebab-case-file.js';
import { workspaceImports } from './scripts/eslint/workspace-imports.js';

const house = { rules: { 'kebab-case-file': kebabCaseFile, 'workspace-imports': workspaceImports } };

const MAX_LINES = { skipBlankLines: true, skipComments: true };

export default defineConfig(
  globalIgnores([
    '**/dist/',
    // Programs that show what must not compile, what still does, and how text flows: written badly on purpose.
    'fixtures/{compile-fail,flows,flows-control,flows-labels,still-compiles}/',
    'fixtures/{sdks,sdks-absent,tool-contracts}/',
    'fixtures/frameworks/',
    // Sample code in the style of real projects, leaks included; it has a tsconfig of its own.
    'fixtures/demo/',
    // A sample repository of its own, with a tsconfig in each package.
    'fixtures/monorepo/',
    // Stand-ins that a fixture run compiles instead of the real packages.
    'packages/checker/control/',
    // Types that no answer and no prompt may have: naming them is what the file is for.
    'packages/{answer,core}/tests/types/',
    // What building the site leaves.
    'site/.vitepress/{.temp,cache}/',
    // What it imports is installed aside; scripts/test.mjs of the folder lints it with these same rules.
    'site/playground/',
    // Sample projects that the tests hand to the command line, broken ones included.
    '**/tests/projects/',
  ]),
  {
    plugins: { house },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/kebab-case-file': 'error',
      'house/workspace-imports': 'error',
      'max-lines': ['error', { max: 400, ...MAX_LINES }],
      'max-lines-per-function': ['error', { max: 60, ...MAX_LINES }],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,cts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { minimumDescriptionLength: 10, 'ts-expect-error': 'allow-with-description' },
      ],
      // Declarations are emitted file by file, so what leaves a file says its type.
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Those declarations need the type of every exported value; one rule for all values reads better than two.
      '@typescript-eslint/no-inferrable-types': 'off',
      // They need it on the left side too: `readonly byName: Map<string, Fact> = new Map()`.
      '@typescript-eslint/consistent-generic-constructors': 'off',
      // It asks for the `!` that this code base does without.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // A number in a message reads well and cannot be mistaken.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => stop()` is the plain way to write a callback.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `while (true)` is how a work list is emptied.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // The underscore says that a parameter is there for its place or its type alone.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
    },
  },
  // What the plugin asks of others holds here, too.
  hearsay.configs.strict,
  hearsay.configs.tools,
  {
    // The types behind the rules, and tests that do on purpose what the rules forbid.
    files: [
      'packages/core/src/{agent-answer,prompt-tag}.ts',
      'packages/answer/src/declaration-guard.ts',
      'packages/{agent,answer,core}/tests/**',
      'fixtures/tests/**',
    ],
    rules: {
      '@hearsay/no-agent-text-assertion': 'off',
      '@hearsay/no-agent-text-coercion': 'off',
      '@hearsay/no-dynamic-trusted-text': 'off',
      '@hearsay/no-unsafe-answer': 'off',
    },
  },
  {
    files: ['packages/core/src/**/*.ts'],
    rules: {
      // Which types `{}` extends is what the answer types ask.
      '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
    },
  },
  {
    files: ['**/tests/**', '**/scripts/**', 'bench/**', '**/*.config.{js,ts}'],
    rules: {
      'max-lines': ['error', { max: 800, ...MAX_LINES }],
      // A `describe` block is one function, however many cases it holds.
      'max-lines-per-function': 'off',
    },
  },
  {
    files: ['**/tests/**/*.ts'],
    rules: {
      // Tests hand in what the types forbid, and look at values that they know.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A test that coerces a value on purpose is what proves that coercion throws.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // What a tool loads by default: configurations, and the plugin that ESLint's own documentation imports that way.
  {
    files: [
      '**/*.config.{js,mjs,ts}',
      'packages/eslint-plugin/src/index.ts',
      'site/.vitepress/{config,theme/index}.mjs',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
