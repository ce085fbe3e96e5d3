import type { TracedFileSystem } from '../files/traced-file-system.ts';
import type { ProgramFiles } from '../project/compiler.ts';
import type { FactsInput } from './facts-file.ts';

/**
 * Lists what the facts of some programs depend on beside source files: the tsconfig files, JSON modules and declarations
 * of the repository.
 *
 * Manifests are left out, because most of their changes are no change to the check; and so is what is installed, because
 * where facts are joined it need not be.
 */
export function factsInputs(
  programs: readonly ProgramFiles[],
  files: TracedFileSystem,
): readonly FactsInput[] {
  const json = Object.keys(files.trace().read).filter((file) => /(?<!\/package)\.json$/u.test(file));
  const declarations = programs.flatMap(({ program }) =>
    program
      .getSourceFiles()
      .flatMap(({ isDeclarationFile, fileName }) => (isDeclarationFile ? fileName : [])),
  );
  return [...new Set([...json, ...declarations])]
    .filter((file) => !file.includes('/node_modules/'))
    .sort()
    .flatMap((file) => {
      const hash = files.hashOf(file);
      return hash === undefined ? [] : [{ file, hash }];
    });
}
