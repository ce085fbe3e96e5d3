// Writes the header of every rule's page and the index of the pages from what the rules say of themselves; with --check,
// says whether the committed pages are current.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import plugin from '@hearsay/eslint-plugin';
import { CHECK_RULE_NAMES, PAGES_URL, RULE_NAMES } from '@hearsay/flow';

/** @typedef {NonNullable<(typeof plugin.rules)[keyof typeof plugin.rules]>} Rule */

const BEGIN = '<!-- Generated from the rule by docs/scripts/rule-headers.mjs. -->';
const END = '<!-- End of what is generated. -->';
const SAID = { Disallow: 'Disallows', Require: 'Requires', Enforce: 'Enforces' };

const PLUGIN_README = '../../packages/eslint-plugin/README.md';
const pages = new URL('../rules/', import.meta.url);

/** The rules that the plugin has, in the order of the documentation. */
function rules() {
  return RULE_NAMES.flatMap((name) => {
    const rule = Object.entries(plugin.rules).find(([known]) => known === name)?.[1];
    return rule === undefined ? [] : [{ name, rule }];
  });
}

/** `Disallow …` as a sentence about the rule. */
function sentence(/** @type {Rule} */ { meta }) {
  const description = meta.docs?.description ?? '';
  const [verb = '', ...rest] = description.split(' ');
  const said = Object.entries(SAID).find(([known]) => known === verb)?.[1];
  if (said === undefined)
    throw new Error(`"${description}" begins with none of ${Object.keys(SAID).join(', ')}.`);
  return `${said} ${rest.join(' ')}.`;
}

/** Whether `hearsay check` runs a rule too. */
function isChecked(/** @type {string} */ name) {
  return CHECK_RULE_NAMES.some((known) => known === name);
}

function runBy(/** @type {string} */ name) {
  return isChecked(name)
    ? 'Run by `hearsay check`, over the whole program, and by `@hearsay/eslint-plugin`, over one file.'
    : 'Run by `@hearsay/eslint-plugin`.';
}

/** Each preset that has the rule, with its level: `error`, or `warn` with options. */
function presets(/** @type {Rule} */ { meta }) {
  return Object.entries(meta.docs?.presets ?? {}).map(([preset, entry]) => {
    if (typeof entry === 'string') return { preset, level: `\`${entry}\`` };
    const [level, options] = entry;
    return { preset, level: `\`${level}\` with \`${JSON.stringify(options)}\`` };
  });
}

/** Names as a sentence lists them. */
function listed(/** @type {readonly string[]} */ names) {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** `error` in `recommended` and `strict`: presets of one level stand together. */
function levels(/** @type {Rule} */ rule) {
  /** @type {Map<string, string[]>} */
  const byLevel = new Map();
  for (const { preset, level } of presets(rule))
    byLevel.set(level, [...(byLevel.get(level) ?? []), `\`${preset}\``]);
  const said = [...byLevel].map(([level, names]) => `${level} in ${listed(names)}`);
  return said.length === 0 ? 'In the preset `all` only.' : `Level: ${said.join(', ')}.`;
}

function traits(/** @type {Rule} */ { meta }) {
  const types = meta.docs?.requiresTypeChecking === true ? 'Needs types' : 'Needs no types';
  const fixes = [
    ...(meta.fixable === undefined ? [] : ['fixes what it can']),
    ...(meta.hasSuggestions === true ? ['has suggestions'] : []),
  ];
  return `${[types, ...fixes].join('; ')}.`;
}

function header(/** @type {string} */ name, /** @type {Rule} */ rule) {
  return [BEGIN, '', sentence(rule), '', `${runBy(name)} ${traits(rule)} ${levels(rule)}`, '', END].join(
    '\n',
  );
}

/** A page with its header as it should be. */
function withHeader(/** @type {string} */ text, /** @type {string} */ name, /** @type {Rule} */ rule) {
  // What stands between the title and the first section is generated.
  const why = text.indexOf('\n## ');
  if (why === -1) throw new Error(`docs/rules/${name}.md has no section.`);
  return `# ${name}\n\n${header(name, rule)}\n${text.slice(why)}`;
}

function index() {
  const rows = rules().map(({ name, rule }) => {
    const { meta } = rule;
    const tools = isChecked(name) ? 'check, plugin' : 'plugin';
    const types = meta.docs?.requiresTypeChecking === true ? 'yes' : 'no';
    const suggestions = meta.hasSuggestions === true ? 'yes' : 'no';
    const said = sentence(rule).slice(0, -1);
    const level = presets(rule).map(({ preset, level: one }) => `${preset}: ${one}`);
    return `| [${name}](${name}.md) | ${said} | ${tools} | ${types} | ${suggestions} | ${level.join(', ')} |`;
  });
  return `${[
    BEGIN,
    '# Rules',
    [
      '`hearsay check` follows texts through the whole program; `@hearsay/eslint-plugin` reports while you write. A rule that both',
      'run has one name, one page and one kind of suppression. The preset `all` of the plugin has every rule at `error`.',
    ].join('\n'),
    [
      '| rule | what it does | run by | types | suggestions | presets |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n')}\n`;
}

/** The README of the plugin, with a table of the rules that it has. */
function pluginReadme() {
  const text = readFileSync(new URL(PLUGIN_README, pages), 'utf8');
  const [before] = text.split(BEGIN);
  const [, after] = text.split(END);
  if (before === undefined || after === undefined)
    throw new Error('The README of the plugin has no place for the rules.');
  const rows = rules().map(({ name, rule }) => {
    const { meta } = rule;
    const marks = [
      ...(meta.docs?.requiresTypeChecking === true ? ['types'] : []),
      ...(meta.hasSuggestions === true ? ['suggestions'] : []),
    ];
    const level = presets(rule).map(({ preset, level: one }) => `${preset}: ${one}`);
    return `| [${name}](${PAGES_URL}${name}.md) | ${sentence(rule).slice(0, -1)} | ${level.join(', ')} | ${marks.join(', ')} |`;
  });
  const head = ['| rule | what it does | presets | |', '| --- | --- | --- | --- |'];
  return `${before}${[BEGIN, '', ...head, ...rows, '', END].join('\n')}${after}`;
}

/** @type {{ name: string, wanted: string }[]} */
const wanted = [
  ...rules().map(({ name, rule }) => {
    const page = new URL(`${name}.md`, pages);
    const text = existsSync(page) ? readFileSync(page, 'utf8') : `# ${name}\n\n## Why\n`;
    return { name: `${name}.md`, wanted: withHeader(text, name, rule) };
  }),
  { name: 'README.md', wanted: index() },
  { name: PLUGIN_README, wanted: pluginReadme() },
];

for (const { name, wanted: text } of wanted) {
  const page = new URL(name, pages);
  const current = existsSync(page) ? readFileSync(page, 'utf8') : '';
  if (current === text) continue;
  if (!process.argv.includes('--check')) {
    writeFileSync(page, text);
    continue;
  }
  console.error(
    `${fileURLToPath(page).slice(fileURLToPath(new URL('../../', import.meta.url)).length)} is not current. ` +
      'Run `node docs/scripts/rule-headers.mjs` and commit the page.',
  );
  process.exitCode = 1;
}
