import { expect, test } from 'vitest';
import { findPackages } from '../src/engine/find-packages.ts';

const KNOWN = ['ai', '@langchain/core', '@types/node'];

test.each([
  ["import { generateText } from 'ai';", ['ai'], []],
  ["import { createStreamableValue } from 'ai/rsc';", ['ai'], []],
  ["import { HumanMessage } from '@langchain/core/messages';", ['@langchain/core'], []],
  ["export * from 'ai';", ['ai'], []],
  ["const sdk = await import('ai');", ['ai'], []],
  ["type Result = import('ai').GenerateTextResult;", ['ai'], []],
  ["import leftPad from 'left-pad';", [], ['left-pad']],
  ["import { AgentText } from '@hearsay/core';", [], []],
  ["import { other } from './other.ts';", [], []],
  ["import { readFile } from 'node:fs/promises';", ['@types/node'], []],
  ["import { readFile } from 'fs';", ['@types/node'], []],
  ['console.log(process.env.HOME);', ['@types/node'], []],
  ["// import { generateText } from 'ai';", [], []],
  ['const processed = 1;', [], []],
])('of %s', (text, known, unknown) => {
  expect(findPackages(text, (name) => KNOWN.includes(name))).toEqual({ known, unknown });
});
