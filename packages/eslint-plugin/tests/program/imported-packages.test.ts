import { parseForESLint } from '@typescript-eslint/parser';
import { expect, test } from 'vitest';
import { importedPackages } from '../../src/program/imported-packages.ts';

/** What a file imports, by its words and as the compiler has it. */
function packagesOf(text: string): readonly (readonly string[])[] {
  const plain = parseForESLint(text, { range: true, tokens: true });
  const compiled = parseForESLint(text, {
    range: true,
    tokens: true,
    filePath: 'packages.ts',
    disallowAutomaticSingleRunInference: true,
    projectService: { allowDefaultProject: ['*.ts'] },
    tsconfigRootDir: import.meta.dirname,
  });
  return [plain, compiled].map(({ ast, services }) => [
    ...importedPackages({ ast, text, parserServices: services }),
  ]);
}

test.each([
  ["import { generateText } from 'ai';", ['ai']],
  ["import type { Tool } from '@scope/tools/flat';", ['@scope/tools']],
  ["export * from 'openai/helpers/zod';", ['openai']],
  ["export { run } from '@openai/agents';", ['@openai/agents']],
  ["export const late = () => import('ai');", ['ai']],
  ["export const { run } = require('@openai/agents');", ['@openai/agents']],
  ["import agents = require('@openai/agents');", ['@openai/agents']],
  ["import { near } from './near';", []],
  ['export class Store { import(rows: unknown[]) { return rows; } }', []],
  ['export const rows = 1;', []],
])('%s', (text, packages) => {
  expect(packagesOf(text)).toEqual([packages, packages]);
});
