// Installs and builds the playground, unless it is `--built`, checks its types and its style, and tests it in a real
// Chromium.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { FOLDER, ROOT } from './folders.mjs';

const program = (/** @type {string} */ name) => join(ROOT, 'node_modules', name);

const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--built');
if (!process.argv.includes('--built')) await import('./build.mjs');

// The tests wait for the browser most of the time.
const ends = await Promise.all([
  run(program('typescript/bin/tsc'), ['-p', FOLDER]),
  run(program('eslint/bin/eslint.js'), ['--config', join(FOLDER, 'eslint.config.js'), FOLDER]),
  run(program('vitest/vitest.mjs'), ['run', '--config', join(FOLDER, 'vitest.config.ts'), ...parameters]),
]);
process.exit(Math.max(...ends));

/**
 * Runs a program to its end.
 *
 * @param {string} file
 * @param {readonly string[]} parameters
 * @returns {Promise<number>} Its exit status.
 */
function run(file, parameters) {
  const child = spawn(process.execPath, [file, ...parameters], { cwd: FOLDER, stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
}
