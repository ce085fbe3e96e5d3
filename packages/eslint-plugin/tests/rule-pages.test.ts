import * as parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import plugin from '../src/index.ts';
import { TYPED_PROJECT } from './rule-tester.ts';

const PAGES = join(import.meta.dirname, '..', '..', '..', 'docs', 'rules');

interface Example {
  readonly heading: string;
  readonly line: number;
  readonly code: string;
}

/** The blocks under the headings that say what they are. */
function examplesOf(page: string): readonly Example[] {
  return [...page.matchAll(/^### (?<heading>[❌✅].*)\n\n```ts.*\n(?<code>[\s\S]*?)^```$/gmu)].map(
    ({ groups, index }) => ({
      heading: groups?.['heading'] ?? '',
      line: page.slice(0, index).split('\n').length,
      code: groups?.['code'] ?? '',
    }),
  );
}

// The rules about tools have declarations of their own to compile their examples with.
const rules = Object.entries(plugin.rules).filter(([, { meta }]) => meta.docs.presets.tools === undefined);

describe.each(rules)('the page of %s', (name, { meta }) => {
  const page = readFileSync(join(PAGES, `${name}.md`), 'utf8');
  const examples = examplesOf(page);
  const eslint = new ESLint({
    cwd: TYPED_PROJECT,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: {
        parser,
        parserOptions: {
          project: './tsconfig.json',
          tsconfigRootDir: TYPED_PROJECT,
          disallowAutomaticSingleRunInference: true,
        },
      },
      // ESLint and typescript-eslint differ in the types of a plugin; the value is one.
      plugins: { '@hearsay': plugin },
      rules: { [`@hearsay/${name}`]: 'error' },
    },
  });

  it.each(examples)('shows what happens: $heading in line $line', async ({ heading, code }) => {
    const [result] = await eslint.lintText(code, { filePath: join(TYPED_PROJECT, 'file.ts') });
    const reported = new Set(result?.messages.map(({ ruleId, message }) => ruleId ?? message));
    expect(reported).toEqual(heading.startsWith('❌') ? new Set([`@hearsay/${name}`]) : new Set());
  });

  it('shows both kinds', () => {
    expect(new Set(examples.map(({ heading }) => heading.slice(0, 1)))).toEqual(new Set(['❌', '✅']));
  });

  it('has a heading for each option, with its default', () => {
    const [, options = ''] = page.split('\n## Options\n');
    const [section = ''] = options.split('\n## ');
    const headings = [...section.matchAll(/^### (?<option>\w+)$/gmu)].map(({ groups }) => groups?.['option']);
    const [schema] = meta.schema as readonly { readonly properties?: object }[];
    expect(headings).toEqual(Object.keys(schema?.properties ?? {}));
    if (headings.length === 0) expect(section).toContain('None.');
    else expect(section).toContain('The default is `');
  });

  it.each(['Why', 'Examples', 'Options', 'What it cannot see', 'When not to use it', 'Related to'])(
    'has the section %s',
    (section) => {
      expect(page).toContain(`\n## ${section}\n`);
    },
  );
});
