// Lints a project in a process of its own, and prints how long each rule took and how much memory it all took.
//
//   node bench/lint/lint-once.mjs PROJECT PLUGINS FILES…      PLUGINS: none, empty, peer or hearsay; FILES: patterns

import { ESLint } from 'eslint';
import hearsay from '@hearsay/eslint-plugin';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

const [project = '.', plugins = 'none', ...patterns] = process.argv.slice(2);

/**
 * Asks for the type of every expression before any other rule does, so that each is charged for its own work only.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const typesFirst = {
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    return {
      Program(node) {
        const visit = (/** @type {import('typescript').Node} */ child) => {
          if (ts.isExpression(child)) checker.getTypeAtLocation(child);
          child.forEachChild(visit);
        };
        esTreeNodeToTSNodeMap.get(node).forEachChild(visit);
      },
    };
  },
};

const { rules: recommended } = hearsay.configs.recommended;
/** What ESLint itself takes for as many rules: each does nothing. */
const emptyNames = Object.keys(recommended).map((_, index) => `empty-${index}`);

/** @type {Readonly<Record<string, import('eslint').Linter.RulesRecord>>} */
const RULES = {
  none: {},
  empty: Object.fromEntries(emptyNames.map((name) => [`bench/${name}`, 'error'])),
  peer: {
    '@typescript-eslint/no-base-to-string': 'error',
    '@typescript-eslint/restrict-template-expressions': 'error',
  },
  hearsay: recommended,
};

const eslint = new ESLint({
  cwd: project,
  overrideConfigFile: true,
  stats: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { project: './tsconfig.json', tsconfigRootDir: project },
      },
      plugins: {
        bench: {
          rules: {
            'types-first': typesFirst,
            ...Object.fromEntries(emptyNames.map((name) => [name, { create: () => ({}) }])),
          },
        },
        '@typescript-eslint': tseslint.plugin,
        '@hearsay': hearsay,
      },
      rules: { 'bench/types-first': 'error', ...RULES[plugins] },
    },
  ],
});
const results = await eslint.lintFiles(patterns);

/** @type {Record<string, number>} */
const rules = {};
for (const { stats } of results) {
  for (const { rules: timed = {} } of stats?.times.passes ?? []) {
    for (const [name, { total }] of Object.entries(timed)) rules[name] = (rules[name] ?? 0) + total;
  }
}
delete rules['bench/types-first'];
console.log(
  JSON.stringify({
    files: results.length,
    reports: results.reduce((sum, { messages }) => sum + messages.length, 0),
    fatal: results
      .flatMap(({ messages }) => messages.filter(({ fatal }) => fatal).map(({ message }) => message))
      .slice(0, 3),
    rules,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
