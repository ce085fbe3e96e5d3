// Measures `hearsay check` against `tsc --noEmit` on one project, in turns.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureCommand, median } from './measure-command.mjs';
import { findEnds, readProject } from './project-graph.mjs';

/** @typedef {import('./measure-command.mjs').Measure} Measure */
/** @typedef {{ name: string, seconds: number, megabytes: number }} Row */

const require = createRequire(import.meta.url);
const TSC = require.resolve('typescript/bin/tsc');
const HEARSAY = path.join(path.dirname(require.resolve('@hearsay/checker/package.json')), 'bin/hearsay.js');

/** Whether this `hearsay check` has a cache to measure. */
async function knowsCache(/** @type {string} */ scratch) {
  const help = await measureCommand({
    script: HEARSAY,
    arguments: ['check', '--help'],
    cwd: scratch,
    scratch,
  });
  return ['--no-cache', '--cache-location'].every((flag) => help.stdout.includes(flag));
}

/**
 * Times both commands on a project, each step once a round, and gives the medians.
 *
 * Whatever the rounds change in the project's files is put back.
 *
 * @returns {Promise<{ tsc: Row, rows: readonly Row[], findings: number, files: number }>}
 */
export async function compareWithTsc(
  /** @type {{ tsconfig: string, rounds: number, withWarm: boolean, onStep: (name: string) => void }} */ options,
) {
  const { tsconfig, rounds, withWarm, onStep } = options;
  const scratch = mkdtempSync(path.join(tmpdir(), 'hearsay-bench-'));
  const hasCache = await knowsCache(scratch);
  const project = readProject(tsconfig);
  const { leaf, shared } = findEnds(project);
  const runners = createRunners({ tsconfig, scratch, project });
  /** @type {{ name: string, changes?: string, run: () => Promise<Measure> }[]} */
  const steps = [
    { name: 'tsc --noEmit', run: runners.tsc },
    { name: 'cold', run: () => runners.hearsay(hasCache ? ['--no-cache'] : []) },
  ];
  if (withWarm && !hasCache) onStep('this `hearsay check` has no --cache: the warm rows are left out');
  if (withWarm && hasCache) {
    const warm = () => runners.hearsay(['--cache', '--cache-location', path.join(scratch, 'cache')]);
    steps.push(
      { name: 'warm, no change', run: warm },
      { name: 'warm, a leaf changed', changes: leaf, run: warm },
      { name: 'warm, a shared file changed', changes: shared, run: warm },
    );
    onStep('filling the cache');
    await warm();
  }
  const originals = new Map([leaf, shared].map((file) => [file, readFileSync(file)]));
  /** @type {Map<string, Measure[]>} */
  const measures = new Map(steps.map(({ name }) => [name, []]));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, changes, run } of steps) {
        onStep(`round ${round} of ${rounds}: ${name}`);
        if (changes !== undefined) change(changes, originals, round);
        measures.get(name)?.push(await run());
      }
    }
  } finally {
    for (const [file, content] of originals) writeFileSync(file, content);
    rmSync(scratch, { recursive: true, force: true });
  }
  const [tsc, ...rows] = steps.map(({ name }) => summarize(name, measures.get(name) ?? []));
  if (tsc === undefined) throw new Error('Nothing was measured.');
  return { tsc, rows, findings: countFindings(measures.get('cold') ?? []), files: project.fileNames.length };
}

function createRunners(
  /** @type {{ tsconfig: string, scratch: string, project: import('typescript').ParsedCommandLine }} */ options,
) {
  const { tsconfig, scratch, project } = options;
  const cwd = path.dirname(tsconfig);
  // Where a project is incremental, tsc would be warm from the second round on.
  const buildInfo = path.join(scratch, 'tsc.tsbuildinfo');
  const isIncremental = project.options.incremental === true || project.options.composite === true;
  return {
    tsc: () => {
      rmSync(buildInfo, { force: true });
      const flags = ['--noEmit', '-p', tsconfig, ...(isIncremental ? ['--tsBuildInfoFile', buildInfo] : [])];
      return measureCommand({ script: TSC, arguments: flags, cwd, scratch });
    },
    hearsay: async (/** @type {readonly string[]} */ flags) => {
      const run = ['check', '-p', tsconfig, '--format', 'json', ...flags];
      const measure = await measureCommand({ script: HEARSAY, arguments: run, cwd, scratch });
      if (measure.stdout === '') throw new Error(`hearsay check did not report: ${measure.stderr}`);
      return measure;
    },
  };
}

/**
 * Adds an export, so that text, positions and types of the file are others than before.
 *
 * Each file has a name of its own for it, as two exports of the same name would be a change that no editor makes.
 */
function change(
  /** @type {string} */ file,
  /** @type {ReadonlyMap<string, Buffer>} */ originals,
  /** @type {number} */ round,
) {
  const original = originals.get(file)?.toString('utf8') ?? '';
  const isModule = /^(?:import|export)\b/mu.test(original);
  const addition = isModule ? `export const ${exportName(file)} = ${round};` : `/* round ${round} */`;
  writeFileSync(file, `${original}\n${addition}\n`);
}

function exportName(/** @type {string} */ file) {
  return `changedIn_${path.basename(file).replaceAll(/\W/gu, '_')}`;
}

/** @returns {Row} */
function summarize(/** @type {string} */ name, /** @type {readonly Measure[]} */ measures) {
  return {
    name,
    seconds: median(measures.map(({ seconds }) => seconds)),
    megabytes: median(measures.map(({ megabytes }) => megabytes)),
  };
}

function countFindings(/** @type {readonly Measure[]} */ measures) {
  /** @type {{ findings: readonly unknown[] }} */
  const { findings } = JSON.parse(measures[0]?.stdout ?? '{"findings":[]}');
  return findings.length;
}
