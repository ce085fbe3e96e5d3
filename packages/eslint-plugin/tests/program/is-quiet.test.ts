import { parseForESLint } from '@typescript-eslint/parser';
import { expect, test } from 'vitest';
import type { FileContext } from '../../src/create-rule.ts';
import { isQuiet } from '../../src/program/is-quiet.ts';

const FILENAME = 'quiet.ts';

/** What a rule is handed for a file, as far as this asks for it. */
function contextOf(text: string, isTyped: boolean): FileContext {
  const { ast, services } = parseForESLint(text, {
    range: true,
    tokens: true,
    filePath: FILENAME,
    disallowAutomaticSingleRunInference: true,
    tsconfigRootDir: import.meta.dirname,
    ...(isTyped ? { projectService: { allowDefaultProject: ['*.ts'] } } : {}),
  });
  // Of the context of ESLint, nothing else is read.
  return {
    filename: FILENAME,
    sourceCode: { ast, text, parserServices: services },
  } as unknown as FileContext;
}

test.each([
  ['export const rows = 1;', true],
  ["import { near } from './near'; export * from '../far';", true],
  ["import { generateText } from 'ai';", false],
  ["export { run } from '@openai/agents';", false],
  ["export const late = () => import('ai');", false],
  ["export const { run } = require('@openai/agents');", false],
  ["import { AgentText } from '@hearsay/core'; export const text = AgentText.from('Yes.');", false],
])('%s', (text, expected) => {
  const context = contextOf(text, true);
  // The answer is kept for the rules that ask next.
  expect([isQuiet(context), isQuiet(context)]).toEqual([expected, expected]);
});

test('nothing is known of a file that is linted without types', () => {
  expect(isQuiet(contextOf('export const rows = 1;', false))).toBe(false);
});

test('nothing is known of a tree that the compiler never saw, as of a component', () => {
  const context = contextOf('export const rows = 1;', true);
  const { ast } = contextOf('export const rows = 1;', false).sourceCode;
  expect(isQuiet({ ...context, sourceCode: { ...context.sourceCode, ast } })).toBe(false);
});
