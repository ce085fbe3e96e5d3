// Holds the catalog against the SDKs as they are published: every row against their declarations, and programs that
// use them against what the check must tell. The SDKs are large, so they are installed aside, in a cache folder.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

// Two installs: the frameworks bring other versions of the SDKs along.
for (const set of ['sdks', 'frameworks']) {
  const folder = join(ROOT, 'node_modules', '.cache', `hearsay-${set}`);
  const manifest = readFileSync(join(ROOT, 'fixtures', set, 'package.json'), 'utf8');
  // Written when an install is complete: the manifest that it was made from.
  const stamp = join(folder, '.installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) continue;
  install(set, folder, manifest);
  writeFileSync(stamp, manifest);
}
run(process.execPath, [join(ROOT, 'scripts', 'setup.mjs')], ROOT);
run(
  process.execPath,
  [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--root',
    ROOT,
    '--config',
    join('fixtures', 'sdks.vitest.config.ts'),
    ...process.argv.slice(2),
  ],
  ROOT,
);

/**
 * Installs the packages of a manifest into a folder of their own.
 *
 * @param {string} set
 * @param {string} folder
 * @param {string} manifest
 */
function install(set, folder, manifest) {
  console.log(`Installing the ${set} aside (minutes the first time, and after their versions change).`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  // Only their declarations are read: nothing of them runs, and neither platform binaries nor peers are needed.
  const options = ['--ignore-scripts', '--omit=optional', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  run('npm', ['install', '--loglevel=error', '--no-package-lock', ...options], folder);
}

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
