import type { ts } from './compiler.ts';

/** Lists the files of a program that its authors wrote: no declarations, no JSON, nothing from `node_modules`. */
export function ownFiles(program: ts.Program): readonly ts.SourceFile[] {
  return program
    .getSourceFiles()
    .filter(
      (file) =>
        !file.isDeclarationFile &&
        !file.fileName.endsWith('.json') &&
        !file.fileName.includes('/node_modules/') &&
        !program.isSourceFileFromExternalLibrary(file),
    );
}
