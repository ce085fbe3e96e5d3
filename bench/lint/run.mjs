// Prints what the rules of the preset `recommended` cost beside two typed rules of typescript-eslint, on the same code.
//
//   node bench/lint/run.mjs                 400 files of a service, and 80 that hold marked text
//   node bench/lint/run.mjs --files 200 --rounds 5

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from '../check/measure-command.mjs';
import { generateProject } from '../check/generate-project.mjs';
import { markedFile } from './marked-files.mjs';

/** @typedef {{ files: number, reports: number, fatal: string[], rules: Record<string, number>, megabytes: number }} Lint */

const ONCE = fileURLToPath(new URL('lint-once.mjs', import.meta.url));
const CORE = path.dirname(fileURLToPath(import.meta.resolve('@hearsay/core/package.json')));

/** @typedef {'none' | 'empty' | 'peer' | 'hearsay'} Plugins Which rules are on; `empty` are as many as ours that do nothing. */

/** What the rules may cost, as a multiple of what the two of typescript-eslint cost. */
const KINDS = [
  { name: 'files with AgentText', patterns: ['src/marked/*.ts'], target: 1 },
  { name: 'files with an SDK', patterns: ['src/**/*.assistant.ts', 'src/**/*.desk.ts'], target: 1 },
  { name: 'files with neither', patterns: ['src/**/*.model.ts', 'src/**/*.repository.ts'], target: 0.05 },
  { name: 'all files', patterns: ['src'], target: 1 },
];
/** How much more memory linting may take than without the plugin. */
const MEMORY_TARGET = 1.05;

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '3' },
    verbose: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const scratch = mkdtempSync(path.join(tmpdir(), 'hearsay-bench-lint-'));

try {
  const count = Number(values.files);
  const { folder } = generateProject({ folder: path.join(scratch, 'project'), count, seed: 1 });
  mkdirSync(path.join(folder, 'src/marked'));
  mkdirSync(path.join(folder, 'node_modules/@hearsay'), { recursive: true });
  symlinkSync(CORE, path.join(folder, 'node_modules/@hearsay/core'));
  for (let index = 0; index < count / 5; index += 1) {
    writeFileSync(path.join(folder, `src/marked/reply-${index}.ts`), markedFile(index));
  }
  let isHeld = true;
  for (const kind of KINDS) isHeld = compare(folder, kind) && isHeld;
  process.exitCode = isHeld ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function compare(
  /** @type {string} */ folder,
  /** @type {typeof KINDS[number]} */ { name, patterns, target },
) {
  /** @type {Record<Plugins, Lint[]>} */
  const runs = { none: [], empty: [], peer: [], hearsay: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const plugins of /** @type {const} */ (['none', 'empty', 'peer', 'hearsay'])) {
      runs[plugins].push(lint(folder, plugins, patterns));
    }
  }
  // Whatever else the machine does only adds to a time: the quickest round is nearest to what the rules cost.
  const milliseconds = (/** @type {readonly Lint[]} */ lints) =>
    Math.min(...lints.map(({ rules }) => sum(Object.values(rules))));
  const megabytes = (/** @type {readonly Lint[]} */ lints) => median(lints.map((one) => one.megabytes));
  const [ours, theirs, nothing] = [
    milliseconds(runs.hearsay),
    milliseconds(runs.peer),
    milliseconds(runs.empty),
  ];
  const memory = megabytes(runs.hearsay) / megabytes(runs.none);
  const isHeld = ours / theirs <= target && memory <= MEMORY_TARGET;
  console.log(
    `${name}: ${runs.hearsay[0]?.files ?? 0} files, ${runs.hearsay[0]?.reports ?? 0} reports; ` +
      `recommended ${ours.toFixed(0)} ms, peers ${theirs.toFixed(0)} ms, ratio ${(ours / theirs).toFixed(2)} (≤ ${target}; ` +
      `as many empty rules ${(nothing / theirs).toFixed(2)}); ` +
      `memory ${memory.toFixed(2)} (≤ ${MEMORY_TARGET}) ${isHeld ? '✓' : '✗'}`,
  );
  if (values.verbose) console.log(runs.hearsay[0]?.rules, runs.peer[0]?.rules);
  return isHeld;
}

/** @returns {Lint} */
function lint(
  /** @type {string} */ folder,
  /** @type {string} */ plugins,
  /** @type {readonly string[]} */ patterns,
) {
  const { stdout, stderr } = spawnSync(process.execPath, [ONCE, folder, plugins, ...patterns], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (stdout === '') throw new Error(`ESLint did not report: ${stderr}`);
  /** @type {Lint} */
  const result = JSON.parse(stdout);
  if (result.fatal.length > 0) throw new Error(`A file could not be linted: ${result.fatal.join('; ')}`);
  return result;
}

function sum(/** @type {readonly number[]} */ numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
