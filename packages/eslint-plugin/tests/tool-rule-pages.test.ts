import * as parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import hearsay from '../src/index.ts';
import { TOOLS_PROJECT } from './tools-rule-tester.ts';

const PAGES = join(import.meta.dirname, '..', '..', '..', 'docs', 'rules');
const RULES = Object.keys(hearsay.configs.tools.rules).map((name) => name.replace('@hearsay/', ''));

interface Example {
  readonly heading: string;
  readonly code: string;
}

/** The blocks under the headings that say what they are. */
function examplesOf(page: string): readonly Example[] {
  return [...page.matchAll(/^#+ (?<heading>[❌✅].*)\n\n```ts.*\n(?<code>[\s\S]*?)^```$/gmu)].map(
    ({ groups }) => ({
      heading: groups?.['heading'] ?? '',
      code: groups?.['code'] ?? '',
    }),
  );
}

describe.each(RULES)('the page of %s', (rule) => {
  const page = readFileSync(join(PAGES, `${rule}.md`), 'utf8');
  const { meta } = hearsay.rules[rule as keyof typeof hearsay.rules];
  const eslint = new ESLint({
    cwd: TOOLS_PROJECT,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: {
        parser,
        parserOptions: meta.docs.requiresTypeChecking
          ? {
              project: './tsconfig.json',
              tsconfigRootDir: TOOLS_PROJECT,
              // In CI the parser would take every text for the one on the disk.
              disallowAutomaticSingleRunInference: true,
            }
          : {},
      },
      // ESLint and typescript-eslint differ in the types of a plugin; the value is one.
      plugins: { '@hearsay': hearsay },
      rules: { [`@hearsay/${rule}`]: 'warn' },
    },
  });

  it.each(examplesOf(page))('shows what happens: $heading', async ({ heading, code }) => {
    const [result] = await eslint.lintText(code, { filePath: join(TOOLS_PROJECT, 'file.ts') });
    const reported = result?.messages.map(({ ruleId, message }) => ruleId ?? message);
    if (heading.startsWith('✅')) expect(reported).toEqual([]);
    else expect(new Set(reported)).toEqual(new Set([`@hearsay/${rule}`]));
  });

  it('shows both kinds, and each option under its own heading', () => {
    const kinds = new Set(examplesOf(page).map(({ heading }) => heading.slice(0, 1)));
    expect(kinds).toEqual(new Set(['❌', '✅']));
    const [schema] = (meta.schema ?? []) as readonly { readonly properties?: object }[];
    const headings = [...page.matchAll(/^### (?<name>\w+)$/gmu)].map(({ groups }) => groups?.['name']);
    expect(headings).toEqual(Object.keys(schema?.properties ?? {}));
  });

  it('says the level of each preset', () => {
    const levels = Object.entries(meta.docs.presets);
    const head = page.split('\n## ')[0]?.replaceAll('\n', ' ');
    for (const [preset, level] of levels)
      expect(head).toMatch(new RegExp(`\`${level}\` in [^.]*\`${preset}\``, 'u'));
  });
});
