// Compiles a program with one TypeScript and reads what it counted.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TYPE_COST_CASES, typeCostProgram } from './cases.mjs';

/** The packages under which one TypeScript of each supported line is installed. */
export const TYPESCRIPT_PACKAGES = ['typescript-5.9', 'typescript', 'typescript-7.0'];

// Below the workspace, so that `@hearsay/core` is found as users find it.
const scratch = fileURLToPath(new URL('../.hearsay/type-cost/', import.meta.url));

export const COMPILER_OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: 'ES2023',
  lib: ['ES2023'],
  module: 'NodeNext',
  types: [],
  skipLibCheck: true,
};

/** @typedef {{ instantiations: number, checkMs: number }} Count */
/** @typedef {{ name: string, typescript: string, line: string, answer: Count, baseline: Count, cost: number }} TypeCost */

export function compiler(/** @type {string} */ name) {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  // Counts of version 7 depend on how many checkers share the work.
  const flags = Number.parseInt(version, 10) >= 7 ? ['--singleThreaded'] : [];
  return { version, command: [path.join(path.dirname(manifest), 'bin/tsc'), ...flags] };
}

function number(/** @type {string} */ output, /** @type {RegExp} */ pattern) {
  const found = pattern.exec(output)?.[1];
  if (found === undefined) {
    throw new Error(`The compiler did not print ${pattern.source}:\n${output}`);
  }
  return Number(found);
}

/** @returns {Promise<Count>} */
export async function count(/** @type {readonly string[]} */ command, /** @type {string} */ folder) {
  const output = await run([...command, '-p', folder, '--extendedDiagnostics', '--pretty', 'false']);
  if (output.includes('error TS')) {
    throw new Error(`A program of the type-cost bench does not compile:\n${output}`);
  }
  return {
    instantiations: number(output, /^Instantiations:\s+(\d+)$/m),
    checkMs: Math.round(1000 * number(output, /^Check time:\s+([\d.]+)s$/m)),
  };
}

/** @returns {Promise<string>} */
function run(/** @type {readonly string[]} */ args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

function writeProgram(
  /** @type {string} */ name,
  /** @type {string} */ declarations,
  /** @type {'AgentAnswer' | 'baseline'} */ kind,
) {
  const folder = path.join(scratch, `${name.replaceAll(' ', '-')}-${kind}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }));
  writeFileSync(path.join(folder, 'answer.ts'), typeCostProgram(declarations, kind));
  return folder;
}

/**
 * Measures every case on every TypeScript.
 *
 * @param {number} limit How many programs run at a time. Counts do not depend on it; times are comparable with 1 only.
 * @returns {Promise<TypeCost[]>}
 */
export async function measureTypeCost(limit = 1) {
  rmSync(scratch, { recursive: true, force: true });
  const jobs = TYPESCRIPT_PACKAGES.map(compiler).flatMap(({ version, command }) =>
    Object.entries(TYPE_COST_CASES).map(([name, declarations]) => ({ name, declarations, version, command })),
  );
  /** @type {TypeCost[]} */
  const costs = [];
  const queue = jobs.entries();
  const work = async () => {
    // Every worker draws from the same iterator.
    for (const [index, { name, declarations, version, command }] of queue) {
      const answer = await count(command, writeProgram(`${version} ${name}`, declarations, 'AgentAnswer'));
      const baseline = await count(command, writeProgram(`${version} ${name}`, declarations, 'baseline'));
      const cost = answer.instantiations - baseline.instantiations;
      const line = version.split('.').slice(0, 2).join('.');
      costs[index] = { name, typescript: version, line, answer, baseline, cost };
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return costs;
}
