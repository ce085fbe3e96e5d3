// Packs every published package into the given folder, as `pnpm publish` would.
import { spawnSync } from 'node:child_process';
import { ROOT, publishablePackages, readManifest } from './workspace.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder for the packages: node scripts/pack-published.mjs <folder>');
  process.exit(2);
}
const filters = publishablePackages().map(({ manifest }) => `--filter=${manifest.name}`);
const pnpm = readManifest('.').packageManager ?? '';
const { status } = spawnSync(
  'npm',
  ['exec', '--yes', '--', pnpm, '--recursive', ...filters, 'pack', '--pack-destination', folder],
  { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
