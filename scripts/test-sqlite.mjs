// Kills workflows that keep their steps in SQLite, with the lines of Node.js that bring it along: the one that runs the
// other tests may be older. The binaries come as npm packages, and are installed aside, because they are large.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const isWindows = process.platform === 'win32';

/**
 * Installs a version of Node.js where `check-node-versions` of the core package looks for it, too.
 *
 * @param {string} version
 * @returns {string} The path of its binary.
 */
function installNode(version) {
  const folder = join(ROOT, 'node_modules', '.cache', 'hearsay-node', version);
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  run('npm', ['install', '--prefix', folder, ...options, `${name}@${version}`], process.env);
  return binary;
}

/**
 * Runs a program to its end; this script fails as it does.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
function run(command, parameters, env) {
  // A shell finds `npm.cmd` on Windows; nothing here comes from outside.
  const { status } = spawnSync(command, parameters, { env, stdio: 'inherit', shell: isWindows });
  if (status !== 0) process.exit(status ?? 1);
}

run(process.execPath, [join(ROOT, 'scripts', 'setup.mjs')], process.env);
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
for (const version of ['22.23.5', '24.22.3']) {
  const parameters = [vitest, 'run', '--root', ROOT, 'packages/agent/tests/crash.test.ts', '-t', 'sqlite'];
  run(process.execPath, parameters, { ...process.env, HEARSAY_SQLITE_NODE: installNode(version) });
}
