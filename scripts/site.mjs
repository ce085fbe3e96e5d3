// Builds the documentation site out of `docs/`, the doc comments of the packages and the playground, and serves it when
// asked to: `npm run site`, `npm run site -- --serve`. What builds it is large, so it is installed aside, in `site/`.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const SITE = join(ROOT, 'site');
const PROGRAMS = join(SITE, 'node_modules');
const vitepress = join(PROGRAMS, 'vitepress', 'bin', 'vitepress.js');

// The playground installs and builds for itself, on the second core.
await Promise.all([
  installWhenNeeded().then(buildReference),
  run(process.execPath, [join(SITE, 'playground', 'scripts', 'build.mjs')], ROOT),
]);
await run(process.execPath, [vitepress, 'build', 'site'], ROOT);
console.log('The site is in site/.vitepress/dist.');
if (process.argv.includes('--serve')) await run(process.execPath, [vitepress, 'preview', 'site'], ROOT);

async function installWhenNeeded() {
  const lockfile = readFileSync(join(SITE, 'package-lock.json'), 'utf8');
  // Written when an install is complete: the lockfile that it was made from.
  const stamp = join(PROGRAMS, '.installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing what builds the site aside (half a minute the first time).');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], SITE);
  writeFileSync(stamp, lockfile);
}

async function buildReference() {
  // Pages of exports that are gone must go, too.
  rmSync(join(SITE, 'reference'), { recursive: true, force: true });
  await run(process.execPath, [join(PROGRAMS, 'typedoc', 'bin', 'typedoc'), '--logLevel', 'Warn'], SITE);
}

/**
 * Runs a program to its end; this script fails as it does.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {string} cwd
 * @returns {Promise<void>}
 */
function run(command, parameters, cwd) {
  const shell = process.platform === 'win32' && command === 'npm';
  const child = spawn(command, parameters, { cwd, stdio: 'inherit', shell });
  child.on('error', ({ message }) => {
    console.error(`\`${command}\` could not be started (${message}).`);
    process.exit(1);
  });
  return new Promise((ended) => {
    child.on('exit', (status) => (status === 0 ? ended() : process.exit(status ?? 1)));
  });
}
