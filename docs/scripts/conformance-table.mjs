// Writes docs/conformance.md from the titles of the tests; with --check, says whether the committed page is current.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = fileURLToPath(new URL('../../packages/agent/tests/', import.meta.url));
const page = fileURLToPath(new URL('../conformance.md', import.meta.url));

/** @type {readonly (readonly [string, string, number])[]} */
const GROUPS = [
  ['L', 'Loop', 17],
  ['S', 'Streaming', 15],
  ['C', 'Cancellation', 6],
  ['E', 'Events and traces', 6],
  ['T', 'Structured output', 10],
  ['A', 'Sub-agents', 10],
  ['F', 'Fake provider', 5],
  ['R', 'Retry', 5],
  ['K', 'Tools and state', 9],
  ['M', 'Memory', 11],
  ['H', 'Channels', 5],
  ['O', 'OpenAI wire', 6],
  ['X', 'Read from the code of the reference', 13],
];

/** Where the behaviour differs on purpose, and why. @type {Readonly<Record<string, string>>} */
const DIFFERENCES = {
  L7: 'The system prompt is a member of the request of its own, and no message: nothing can come before it, and no history can hold a second one.',
  L11: 'The text is what the model reads; the error’s message is `tool not found`, because the name is the model’s.',
  S9: 'A stream begins when its first piece is asked for, so the first pull rejects; a stream that nobody reads leaves nothing behind.',
  S12: 'The other calls of the round get a result too, so that the history stays paired.',
  S13: 'An error ends a stream by being thrown, as async iterators do.',
  C4: 'Tools get the signal; a call that has not begun does not begin; a tool that ignores the signal is left after a time of grace.',
  E6: 'Cancelling is an error of the span on both paths. Of an error, the span has the code and no words.',
  T2: 'The feedback quotes places and expectations, never the answer, tells the schema again, and belongs to the round of the question.',
  T4: 'A `retry` chunk says that the pieces so far are void.',
  T7: 'A check that a schema cannot say goes back to the model as feedback; only a declaration that throws ends the run.',
  T9: 'The validator for loops of one’s own is `StructuredValidator` of `@hearsay/answer`.',
  A4: 'The words of the error are quoted in the tool result.',
  A5: 'The child’s answer is a quoted block in the tool result.',
  A6: 'The system prompt is the program’s; everything that the parent writes is a quoted block in the user message.',
  A8: 'Names are plain identifiers, so that a message with one can hold no sentence.',
  K2: 'Arguments are checked against the tool’s schema before the call.',
  K4: 'A thrown error is how tools fail here, so there is no “panicked: ” before its words, of which 500 characters are kept.',
  K8: 'Tools are declared by `defineTool` of `@hearsay/tool`; arguments are always an object.',
  M1: 'The context is a view of the history as it was, which costs the same however long the history is.',
  M6: 'A recorded system message is the program’s own `SystemMessage.of(literal)`; stored data cannot make one.',
  M8: 'Protected rounds have a budget of their own, the newest first, so that a planted text cannot stay for ever.',
  M9: 'The summary is a quoted block in a user message, and its input is quoted JSON lines.',
  H3: 'Replies are AgentText; an agent’s words stand behind a bar, and control characters are made visible.',
  O2: '`strict` stands inside `json_schema`, and only when strict mode can say all of the schema; `response_format` cannot be set by an extra.',
  O3: 'The vendor’s words are the error’s `detail`, marked, and not in its message.',
  O6: 'One big piece of many short events is no event over the limit.',
  X9: 'Take JSON out of prose with `extractJson` of `@hearsay/answer`.',
  X12: 'Text and reasoning count together on both paths.',
};

const TITLE = /(?:it|\))\(\s*(['"])([LSCETAFRKMHOX]\d+) (.*?)\1,/gs;

/** Every test that names a line. @returns {Map<string, { title: string, file: string }[]>} */
function titles() {
  const found = new Map();
  for (const name of readdirSync(tests, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.test.ts')) continue;
    const text = readFileSync(path.join(tests, name), 'utf8');
    for (const [, , line = '', title = ''] of text.matchAll(TITLE)) {
      const all = found.get(line) ?? [];
      all.push({ title: title.replaceAll("\\'", "'"), file: name.replaceAll('\\', '/') });
      found.set(line, all);
    }
  }
  return found;
}

function render() {
  const found = titles();
  const rows = [
    '# Conformance by line',
    '',
    '<!-- Written by docs/scripts/conformance-table.mjs from the titles of the tests. -->',
    '',
    'The agent package follows the behaviour of a reference whose checklist has these lines. Each is a test whose title begins',
    'with its name. Where the behaviour differs on purpose, the last column says how and why.',
    '',
  ];
  for (const [letter, heading, count] of GROUPS) {
    rows.push(`## ${heading}`, '', '| line | what its test says | difference |', '| --- | --- | --- |');
    for (let number = 1; number <= count; number += 1) {
      const line = `${letter}${number}`;
      const cases = found.get(line) ?? [];
      const difference = DIFFERENCES[line] ?? '';
      if (cases.length === 0 && difference === '') throw new Error(`No test and no reason for line ${line}.`);
      const said = cases.map(
        ({ title, file }) => `${title.replaceAll('|', '\\|')} ([test](../packages/agent/tests/${file}))`,
      );
      rows.push(`| ${line} | ${said.join('; ')} | ${difference} |`);
    }
    rows.push('');
  }
  return `${rows.join('\n').trimEnd()}\n`;
}

const text = render();
if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') !== text) {
    console.error('docs/conformance.md is out of date: run node docs/scripts/conformance-table.mjs');
    process.exitCode = 1;
  }
} else {
  writeFileSync(page, text);
}
