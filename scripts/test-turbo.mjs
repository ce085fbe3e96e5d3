// Holds the check against Turborepo: the tasks of the sample monorepo are run by the real `turbo`, which is large and so
// installed aside, in a cache folder.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const folder = join(ROOT, 'node_modules', '.cache', 'hearsay-turbo');
const manifest = readFileSync(join(ROOT, 'fixtures', 'turbo', 'package.json'), 'utf8');
// Written when the install is complete: the manifest that it was made from.
const stamp = join(folder, '.installed.json');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== manifest) {
  console.log('Installing turbo aside.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  run('npm', ['install', '--loglevel=error', '--no-package-lock', '--no-audit', '--no-fund'], folder);
  writeFileSync(stamp, manifest);
}
run(process.execPath, [join(ROOT, 'scripts', 'setup.mjs')], ROOT);
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const config = join('fixtures', 'turbo.vitest.config.ts');
run(process.execPath, [vitest, 'run', '--root', ROOT, '--config', config, ...process.argv.slice(2)], ROOT);

/**
 * Runs a program to its end; this script fails as it does.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {string} cwd
 */
function run(command, parameters, cwd) {
  const { status, error } = spawnSync(command, parameters, { cwd, stdio: 'inherit' });
  if (error) console.error(`\`${command}\` could not be started (${error.message}).`);
  if (status !== 0) process.exit(status ?? 1);
}
