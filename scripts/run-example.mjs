// Builds and runs one of the programs under `examples`: `npm run example answer-review`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const USAGE = 2;

const [name = '', ...args] = process.argv.slice(2);
const folder = join(ROOT, 'examples', name);

if (name === '' || !existsSync(join(folder, 'package.json'))) {
  const names = readdirSync(join(ROOT, 'examples')).sort().join(', ');
  console.error(`There is no example \`${name}\`: name one of ${names}.`);
  process.exitCode = USAGE;
} else {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'lib', 'tsc.js');
  process.exitCode = run([tsc, '-b', folder]) || run([join(folder, 'dist', 'main.js'), ...args]);
}

/** Runs a script, and answers its exit status. */
function run(/** @type {string[]} */ command) {
  const { status } = spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' });
  return status ?? USAGE;
}
