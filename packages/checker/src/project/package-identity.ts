import type { PackageIdentity } from '@hearsay/flow';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Creates a look-up from a declaration file to its package, by the nearest `package.json` that has a name.
 *
 * A manifest without a name only sets options for a folder inside the package, such as `"type"`.
 */
export function createPackageLookup(): (file: string) => PackageIdentity | undefined {
  const known = new Map<string, PackageIdentity | undefined>();
  const ofFolder = (folder: string): PackageIdentity | undefined => {
    if (known.has(folder)) return known.get(folder);
    const parent = dirname(folder);
    const identity = readIdentity(folder) ?? (parent === folder ? undefined : ofFolder(parent));
    known.set(folder, identity);
    return identity;
  };
  return (file) => ofFolder(dirname(file));
}

function readIdentity(folder: string): PackageIdentity | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (typeof manifest !== 'object' || manifest === null) return undefined;
    const name = 'name' in manifest ? manifest.name : undefined;
    const version = 'version' in manifest ? manifest.version : undefined;
    if (typeof name !== 'string') return undefined;
    return typeof version === 'string' ? { name, version } : { name };
  } catch {
    // No manifest here, or one that nobody can read: the next folder up decides.
    return undefined;
  }
}
