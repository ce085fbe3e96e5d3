// Installs what the playground needs beside the workspace into its own folder: the editor, and the SDKs for their
// declarations.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from './folders.mjs';

const lockfile = readFileSync(join(FOLDER, 'package-lock.json'), 'utf8');
// Written when an install is complete: the lockfile that it was made from.
const stamp = join(FOLDER, 'node_modules', '.installed.json');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
  console.log('Installing what the playground needs aside (half a minute the first time).');
  // Of the SDKs only declarations are read: nothing of them runs, and neither binaries nor peers are needed.
  const options = ['--ignore-scripts', '--omit=optional', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', ...options], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lockfile);
}
