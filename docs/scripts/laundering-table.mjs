// Writes docs/laundering.md from the headers of the fixtures; with --check, says whether the committed page is current.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));
const page = fileURLToPath(new URL('../laundering.md', import.meta.url));

const guarantees = {
  'agent-text-stays-marked': [
    'Agent text stays marked',
    'Every ordinary way to turn marked text into a string is an error at the place of use.',
  ],
  'agent-text-cannot-be-forged': [
    'The mark cannot be had without `AgentText.from`',
    'A string is no AgentText until it is marked, so a field that says AgentText holds marked text.',
  ],
  'trusted-text-is-literal': [
    'Trusted text is written by the developer',
    '`Prompt.text`, `Prompt.instruction` and the words of the `prompt` tag take literals and `TrustedText` only.',
  ],
  'answers-hold-no-free-text': [
    'Answers hold no free text',
    'A type that can hold text outside AgentText is no answer; the message names the path and the reason.',
  ],
  'agents-obey-developers-only': [
    'Agents obey developers only',
    'The input of a run, the task of a sub-agent and the system prompt take no AgentText: it goes into a block of a `Prompt`.',
  ],
  'formats-are-checked': [
    'Closed formats are checked',
    'A `Uuid` or a `Decimal` comes from its own checked constructor and holds nothing else.',
  ],
};

/** The value of a `// key: value` line in the header of a fixture. */
function field(/** @type {string} */ text, /** @type {string} */ key) {
  return new RegExp(`^// ${key}: (.*)$`, 'm').exec(text)?.[1];
}

/** Every fixture of a folder by file name, in order. */
function sources(/** @type {string} */ folder) {
  return readdirSync(path.join(fixtures, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.pass.ts'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(fixtures, folder, name), 'utf8');
      const form = field(text, 'form');
      if (form === undefined) {
        throw new Error(`fixtures/${folder}/${name} has no "// form:" line; the table needs one.`);
      }
      return { text, form, link: `[${name.slice(0, -3)}](../fixtures/${folder}/${name})` };
    });
}

/** Names that a comma parts, each as code. */
function names(/** @type {string} */ list) {
  return list
    .split(', ')
    .map((name) => `\`${name}\``)
    .join(', ');
}

function row(/** @type {readonly string[]} */ cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(/** @type {readonly string[]} */ head, /** @type {readonly (readonly string[])[]} */ rows) {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function refusedRows(/** @type {string} */ guarantee) {
  return sources(`compile-fail/${guarantee}`).map(({ text, form, link }) => {
    const codes = text.split('\n', 1)[0]?.match(/\bTS\d+\b/g) ?? [];
    return [form, 'tsc', codes.join(', '), link];
  });
}

function compilingRows() {
  return sources('still-compiles').map(({ text, form, link }) => {
    const runTime = field(text, 'run time');
    const check = field(text, 'hearsay check');
    const lint = field(text, 'lint');
    return [
      form,
      runTime === undefined || runTime === 'nothing' ? '–' : `throws \`${runTime}\``,
      check === undefined ? '–' : `\`${check}\``,
      lint === undefined ? '–' : names(lint),
      link,
    ];
  });
}

function launderingPage() {
  const refused = Object.entries(guarantees).map(([guarantee, [title, text]]) => ({
    section: [`### ${title}`, text, table(['Form', 'Stopped by', 'Code', 'Fixture'], refusedRows(guarantee))],
    count: refusedRows(guarantee).length,
  }));
  const total = refused.reduce((sum, { count }) => sum + count, 0);
  return `${[
    '<!-- Generated from the fixtures by docs/scripts/laundering-table.mjs. Change the fixtures, then run it. -->',
    '# What stops laundering',
    'Laundering is any way in which agent text loses its mark. This page says for each form which layer stops it.',
    [
      'Every row is a fixture that a test runs: the forms that the compiler stops fail on TypeScript 5.9, 6.0 and 7.0',
      'with exactly these codes (where two are named, the versions or the overloads differ), at the marked place, and for',
      'no other reason than the mark; the forms that compile are executed.',
    ].join('\n'),
    '## Stopped by the compiler',
    `${total} forms do not compile, without any lint rule.`,
    ...refused.flatMap(({ section }) => section),
    '## Still compiling',
    `${compilingRows().length} forms compile.`,
    [
      'No type can see these forms. `@hearsay/eslint-plugin` reports every one of them in the editor and in the lint step:',
      'a test runs all its rules over these files and compares what they report with the column below. The run time stops',
      'every form that would write the text into a string by coercion: the error names the right call and never holds the',
      'text. What is left gives the text back on purpose (`raw()`, `toJSON()`, JSON) and asserts it to be a literal: that is',
      'what `hearsay check` finds, which follows the text.',
    ].join('\n'),
    table(['Form', 'Run time', '`hearsay check`', 'Lint rules', 'Fixture'], compilingRows()),
  ].join('\n\n')}\n`;
}

const wanted = launderingPage();
if (!process.argv.includes('--check')) {
  writeFileSync(page, wanted);
} else if (readFileSync(page, 'utf8') !== wanted) {
  console.error(
    'docs/laundering.md is not current. Run `node docs/scripts/laundering-table.mjs` and commit the page.',
  );
  process.exitCode = 1;
}
