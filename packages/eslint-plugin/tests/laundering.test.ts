import * as parser from '@typescript-eslint/parser';
import { ESLint, type Linter } from 'eslint';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import plugin from '../src/index.ts';
import type { Configs } from '../src/create-configs.ts';

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url));
const stillCompiling = join(fixtures, 'still-compiles');
const refused = join(fixtures, 'compile-fail');

/** Lints fixtures: each file with the rules that report in it. */
async function reportedRules(
  files: readonly string[],
  preset: keyof Configs,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const config = plugin.configs[preset] as Linter.Config; // The same shape, as another package declares it.
  const eslint = new ESLint({
    cwd: fixtures,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: {
          parser,
          parserOptions: { programs: [compile(files)] },
        },
      },
      { ...config, files: ['**/*.ts'] },
    ],
  });
  const results = await eslint.lintFiles([...files]);
  return new Map(
    results.map(({ filePath, messages }) => [
      relative(fixtures, filePath),
      [...new Set(messages.map(({ ruleId, message }) => ruleId?.replace('@hearsay/', '') ?? message))].sort(),
    ]),
  );
}

/** Compiles fixtures with the options that they are compiled with everywhere. */
function compile(files: readonly string[]): ts.Program {
  const path = join(stillCompiling, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, stillCompiling, undefined, path);
  return ts.createProgram([...files], options);
}

function lintLine(file: string): readonly string[] {
  const line = /^\/\/ lint: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  return line?.split(', ').sort() ?? [];
}

describe('the forms that still compile', () => {
  const files = readdirSync(stillCompiling)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(stillCompiling, name));

  it('are each caught, by exactly the rules that the file names', async () => {
    const reported = await reportedRules(files, 'all');
    const named = new Map(files.map((file) => [relative(fixtures, file), lintLine(file)]));
    expect(Object.fromEntries(reported)).toEqual(Object.fromEntries(named));
    expect([...named.values()].filter((rules) => rules.length === 0)).toEqual([]);
    expect(named.size).toBeGreaterThan(40);
  });
});

describe('the neighbours that compile', () => {
  const files = readdirSync(refused, { recursive: true, encoding: 'utf8' })
    .filter((name) => basename(name).endsWith('.pass.ts'))
    .map((name) => join(refused, name));

  it('are silent under `recommended`', async () => {
    const reported = await reportedRules(files, 'recommended');
    expect([...reported].filter(([, rules]) => rules.length > 0)).toEqual([]);
    expect(reported.size).toBe(files.length);
    expect(files.length).toBeGreaterThan(150);
  });
});
