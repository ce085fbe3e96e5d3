// Builds the documentation site out of `docs/` and the doc comments of the packages, and serves it when asked to:
// `npm run site`, `npm run site -- --serve`. What builds it is large, so it is installed aside, in `site/`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const SITE = join(ROOT, 'site');
const PROGRAMS = join(SITE, 'node_modules');

installWhenNeeded();
// Pages of exports that are gone must go, too.
rmSync(join(SITE, 'reference'), { recursive: true, force: true });
run(process.execPath, [join(PROGRAMS, 'typedoc', 'bin', 'typedoc'), '--logLevel', 'Warn'], SITE);
const vitepress = join(PROGRAMS, 'vitepress', 'bin', 'vitepress.js');
run(process.execPath, [vitepress, 'build', 'site'], ROOT);
console.log('The site is in site/.vitepress/dist.');
if (process.argv.includes('--serve')) run(process.execPath, [vitepress, 'preview', 'site'], ROOT);

function installWhenNeeded() {
  const lockfile = readFileSync(join(SITE, 'package-lock.json'), 'utf8');
  // Written when an install is complete: the lockfile that it was made from.
  const stamp = join(PROGRAMS, '.installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing what builds the site aside (half a minute the first time).');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], SITE);
  writeFileSync(stamp, lockfile);
}

/**
 * Runs a program to its end; this script fails as it does.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {string} cwd
 */
function run(command, parameters, cwd) {
  const { status, error } = spawnSync(command, parameters, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) console.error(`\`${command}\` could not be started (${error.message}).`);
  if (status !== 0) process.exit(status ?? 1);
}
