import type { ts } from './compiler.ts';

/**
 * Lists the files of a program that its authors wrote: no declarations, no JSON, nothing from `node_modules`.
 *
 * A package of the same workspace counts although imports find it in `node_modules`: a link leads from there to its
 * sources, which is where the compiler says that they are.
 */
export function ownFiles(program: ts.Program): readonly ts.SourceFile[] {
  return program
    .getSourceFiles()
    .filter(
      (file) =>
        !file.isDeclarationFile &&
        !file.fileName.endsWith('.json') &&
        !file.fileName.includes('/node_modules/'),
    );
}
