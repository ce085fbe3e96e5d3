// Runs the smoke checks in every Node.js line that we support.
//
// The binaries come as npm packages. They are installed aside, into a cache that outlives the run, because together
// they weigh more than everything else in the workspace.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSIONS = ['20.19.0', '22.23.5', '24.22.3'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const smoke = fileURLToPath(new URL('../tests/smoke/node.mjs', import.meta.url));
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

function install(version) {
  const folder = join(root, 'node_modules', '.cache', 'hearsay-node', version);
  const binary = join(
    folder,
    'node_modules',
    packageName,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const options = [
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  // A shell finds `npm.cmd` on Windows; nothing here comes from outside.
  execFileSync('npm', ['install', ...options, `${packageName}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return binary;
}

let failed = 0;
for (const version of VERSIONS) {
  try {
    execFileSync(install(version), [smoke], { stdio: 'inherit' });
  } catch (error) {
    failed += 1;
    console.error(`Node.js ${version}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`@hearsay/core in Node.js: ${VERSIONS.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
