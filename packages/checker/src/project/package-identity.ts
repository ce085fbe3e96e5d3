import type { PackageIdentity } from '@hearsay/flow';
import { dirname, join } from 'node:path';
import type { FileSystem } from '../files/file-system.ts';

/**
 * Creates a look-up from a declaration file to its package, by the nearest `package.json` that has a name.
 *
 * A manifest without a name only sets options for a folder inside the package, such as `"type"`.
 */
export function createPackageLookup(
  files: Pick<FileSystem, 'readFile'>,
): (file: string) => PackageIdentity | undefined {
  const known = new Map<string, PackageIdentity | undefined>();
  const ofFolder = (folder: string): PackageIdentity | undefined => {
    if (known.has(folder)) return known.get(folder);
    const parent = dirname(folder);
    const identity =
      readIdentity(files.readFile(join(folder, 'package.json'))) ??
      (parent === folder ? undefined : ofFolder(parent));
    known.set(folder, identity);
    return identity;
  };
  return (file) => ofFolder(dirname(file));
}

function readIdentity(text: string | undefined): PackageIdentity | undefined {
  if (text === undefined) return undefined;
  try {
    const manifest: unknown = JSON.parse(text);
    if (typeof manifest !== 'object' || manifest === null) return undefined;
    const name = 'name' in manifest ? manifest.name : undefined;
    const version = 'version' in manifest ? manifest.version : undefined;
    if (typeof name !== 'string') return undefined;
    return typeof version === 'string' ? { name, version } : { name };
  } catch {
    // A manifest that nobody can read: the next folder up decides.
    return undefined;
  }
}
