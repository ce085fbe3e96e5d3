import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * What tells this build of the check from any other: the versions of its parts, and for a build that is no installed
 * package, as its developers have many of one version, the stamps of its files.
 */
export function toolIdentity(): readonly string[] {
  const own = fileURLToPath(new URL('..', import.meta.url));
  const flow = dirname(require.resolve('@hearsay/flow/package.json'));
  const morph = require.resolve('ts-morph/package.json');
  return [
    versionIn(join(own, '..')),
    versionIn(flow),
    versionIn(dirname(morph)),
    // The compiler is in here, and ts-morph takes any patch of it.
    versionIn(dirname(createRequire(morph).resolve('@ts-morph/common/package.json'))),
    ...[own, join(flow, 'dist')].filter((folder) => !folder.includes('node_modules')).flatMap(stampsIn),
  ];
}

function versionIn(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // A manifest is an object; without a version it says `undefined`, which is as good a name.
  return String((manifest as { readonly version?: unknown }).version);
}

function stampsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((name) => {
      if (!/\.[jt]s$/u.test(name) || name.endsWith('.d.ts')) return [];
      const { size, mtimeMs } = statSync(join(folder, name));
      return [`${name} ${size} ${mtimeMs}`];
    });
}
