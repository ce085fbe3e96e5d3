// Prints how `hearsay check` compares with `tsc --noEmit` on the same project: times, memory and growth.
//
//   node bench/check/run.mjs                          the generated project of 1,000 files
//   node bench/check/run.mjs --files 200 --rounds 5
//   node bench/check/run.mjs --project ../somebodys   a project that is there, by its folder or its tsconfig
//   node bench/check/run.mjs --growth                 seconds per file at 100, 1,000 and 5,000 files
//   node bench/check/run.mjs --write DIR --files N    only writes the generated project

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithTsc } from './compare-with-tsc.mjs';
import { generateProject } from './generate-project.mjs';

/** @typedef {import('./compare-with-tsc.mjs').Row} Row */

/** What a step may cost at most, as a multiple of what `tsc` costs. */
const TIME_TARGETS = new Map([
  ['cold', 1.3],
  ['warm, no change', 0.15],
  ['warm, a leaf changed', 0.3],
  ['warm, a shared file changed', 0.3],
]);
const MEMORY_TARGET = 1.5;

/** How far seconds per file may lie from those of the middle size. */
const GROWTH_TARGET = 0.15;
const GROWTH_SIZES = [100, 1000, 5000];

/** The kernel and one entity with its assistants: both SDKs are loaded, and hardly anything else is. */
const ALMOST_EMPTY = 14;

const seconds = (/** @type {Row} */ row) => row.seconds.toFixed(2);
const megabytes = (/** @type {Row} */ row) => row.megabytes.toFixed(0);
const ratio = (/** @type {number} */ value) => value.toFixed(2);
const mark = (/** @type {boolean} */ isHeld) => (isHeld ? '✓' : '✗');

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    project: { type: 'string' },
    growth: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const scratch = mkdtempSync(path.join(tmpdir(), 'hearsay-bench-project-'));

try {
  if (values.write !== undefined) write(path.resolve(values.write));
  else if (values.growth) await showGrowth();
  else await showComparison();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function write(/** @type {string} */ folder) {
  const { files, lines, leaks } = generateProject({ folder, count: Number(values.files), seed });
  console.log(`${files} files, ${lines} lines, ${leaks.length} leaks.`);
}

async function showComparison() {
  const tsconfig = values.project === undefined ? generate(Number(values.files)) : findConfig(values.project);
  const { tsc, rows, findings, files } = await compareWithTsc({
    tsconfig,
    rounds,
    withWarm: true,
    onStep: say,
  });
  const held = rows.map((row) => {
    const time = row.seconds / tsc.seconds;
    const memory = row.megabytes / tsc.megabytes;
    const target = TIME_TARGETS.get(row.name) ?? Number.NaN;
    const isHeld = time <= target && memory <= MEMORY_TARGET;
    return {
      isHeld,
      cells: [
        row.name,
        seconds(row),
        ratio(time),
        `≤ ${target}`,
        megabytes(row),
        ratio(memory),
        mark(isHeld),
      ],
    };
  });
  console.log(`${files} files, ${findings} findings, medians of ${rounds} rounds:\n`);
  printTable(
    ['', 'seconds', '× tsc', 'target', 'MiB', `× tsc (≤ ${MEMORY_TARGET})`, ''],
    [[tsc.name, seconds(tsc), '', '', megabytes(tsc), '', ''], ...held.map(({ cells }) => cells)],
  );
  if (!held.every(({ isHeld }) => isHeld)) process.exitCode = 1;
}

async function showGrowth() {
  /** @type {{ count: number, tsc: Row, cold: Row }[]} */
  const sizes = [];
  for (const count of [ALMOST_EMPTY, ...GROWTH_SIZES]) {
    const { tsc, rows } = await compareWithTsc({
      tsconfig: generate(count),
      rounds,
      withWarm: false,
      onStep: (name) => say(`${count} files, ${name}`),
    });
    const cold = rows[0];
    if (cold !== undefined) sizes.push({ count, tsc, cold });
  }
  const [empty, ...full] = sizes;
  const middle = full[Math.floor(full.length / 2)];
  if (empty === undefined || middle === undefined) throw new Error('Nothing was measured.');
  /** Milliseconds per file that are not start-up. */
  const perFile = (/** @type {'tsc' | 'cold'} */ kind, /** @type {typeof empty} */ size) =>
    (1000 * (size[kind].seconds - empty[kind].seconds)) / (size.count - empty.count);
  let isLinear = true;
  const rows = full.map((size) => {
    const difference = perFile('cold', size) / perFile('cold', middle) - 1;
    const isHeld = difference <= GROWTH_TARGET;
    isLinear &&= isHeld;
    return [
      `${size.count} files`,
      seconds(size.cold),
      perFile('cold', size).toFixed(2),
      `${difference < 0 ? '−' : '+'}${Math.abs(100 * difference).toFixed(0)} %`,
      seconds(size.tsc),
      perFile('tsc', size).toFixed(2),
      mark(isHeld),
    ];
  });
  console.log(
    `Start-up, with ${empty.count} files: hearsay ${seconds(empty.cold)} s, tsc ${seconds(empty.tsc)} s. ` +
      'It is taken off before dividing.\n',
  );
  printTable(
    ['', 'hearsay s', 'ms per file', `against ${middle.count}`, 'tsc s', 'tsc ms per file', ''],
    rows,
  );
  if (!isLinear) process.exitCode = 1;
}

function generate(/** @type {number} */ count) {
  const folder = path.join(scratch, String(count));
  generateProject({ folder, count, seed });
  return path.join(folder, 'tsconfig.json');
}

function findConfig(/** @type {string} */ project) {
  const full = path.resolve(project);
  return statSync(full).isDirectory() ? path.join(full, 'tsconfig.json') : full;
}

function printTable(
  /** @type {readonly string[]} */ head,
  /** @type {readonly (readonly string[])[]} */ rows,
) {
  const all = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function say(/** @type {string} */ text) {
  process.stderr.write(`${text}\n`);
}
