import type { PackageIdentity } from './resolution.ts';

/**
 * Creates a look-up from a declaration file to its package, by the nearest `package.json` that has a name.
 *
 * A manifest without a name only sets options for a folder inside the package, such as `"type"`. Answers are kept, so a
 * look-up lives as long as what it was asked of.
 *
 * @param files - Takes names as the compiler gives them: absolute, with `/`.
 */
export function createPackageLookup(files: {
  readFile(file: string): string | undefined;
}): (file: string) => PackageIdentity | undefined {
  const known = new Map<string, PackageIdentity | undefined>();
  const ofFolder = (folder: string): PackageIdentity | undefined => {
    if (known.has(folder)) return known.get(folder);
    const parent = folderOf(folder);
    const identity =
      readIdentity(files.readFile(`${folder}/package.json`)) ??
      (parent === folder ? undefined : ofFolder(parent));
    known.set(folder, identity);
    return identity;
  };
  // To cut a name to its folder takes longer than to look the whole of it up.
  const byFile = new Map<string, PackageIdentity | undefined>();
  return (file) => {
    if (byFile.has(file)) return byFile.get(file);
    const identity = ofFolder(folderOf(file));
    byFile.set(file, identity);
    return identity;
  };
}

/** The folder that a file or folder lies in; empty above the root. */
function folderOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
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
