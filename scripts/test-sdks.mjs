// Holds the catalog against the SDKs as they are published: every row against their declarations, and programs that
// use them against what the check must tell. The SDKs are large, so they are installed aside, in a cache folder.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const MANIFEST = join(ROOT, 'fixtures', 'sdks', 'package.json');
const FOLDER = join(ROOT, 'node_modules', '.cache', 'hearsay-sdks');
/** Written when an install is complete: the manifest that it was made from. */
const STAMP = join(FOLDER, '.installed.json');

const manifest = readFileSync(MANIFEST, 'utf8');
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== manifest) install();
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

function install() {
  console.log('Installing the SDKs aside (a minute the first time, and after their versions change).');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), manifest);
  // Only their declarations are read: nothing of them runs, and platform binaries are not needed.
  const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--no-package-lock'];
  run('npm', ['install', '--loglevel=error', ...options], FOLDER);
  writeFileSync(STAMP, manifest);
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
