import { join } from 'node:path';
import type { FileSystem } from '../files/file-system.ts';
import { collectConfigs } from './collect-configs.ts';
import { packageFolder } from './package-folder.ts';

/**
 * Finds the imports of a file that lead to what another package of the repository was compiled to, instead of to its
 * sources: text cannot be followed through declarations.
 *
 * Declarations are compiled when their package has a tsconfig that does not name them. Those that people write, for
 * JavaScript or for types alone, are the package's own text, and nothing is lost with them.
 *
 * @param isDescribed - Whether the catalog tells what the package of a declaration does with text.
 */
export function createBuiltImports(
  files: FileSystem,
  isDescribed: (declaration: string) => boolean,
): (importer: string, targets: Iterable<string>) => readonly string[] {
  const handWritten = new Map<string, ReadonlySet<string> | undefined>();
  const handWrittenIn = (folder: string): ReadonlySet<string> | undefined => {
    if (!handWritten.has(folder)) handWritten.set(folder, namedFiles(folder, files));
    return handWritten.get(folder);
  };
  return (importer, targets) =>
    [...targets]
      .filter((target) => {
        if (!/\.d\.[cm]?ts$/u.test(target) || target.includes('/node_modules/')) return false;
        if (isDescribed(target)) return false;
        const folder = packageFolder(target, files);
        if (folder === packageFolder(importer, files)) return false;
        return handWrittenIn(folder)?.has(target) === false;
      })
      .sort();
}

/** The files that the tsconfig of a package names, and those that it refers to; undefined when there is none. */
function namedFiles(folder: string, files: FileSystem): ReadonlySet<string> | undefined {
  const config = join(folder, 'tsconfig.json');
  if (!files.fileExists(config)) return undefined;
  return new Set(collectConfigs(folder, [config], files).configs.flatMap(({ fileNames }) => fileNames));
}
