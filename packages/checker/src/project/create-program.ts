import { ts } from './compiler.ts';
import { serveStandardLibrary } from './standard-library.ts';

/** What a program is made of. */
export interface ProgramRecipe {
  readonly rootNames: readonly string[];
  readonly options: ts.CompilerOptions;
  readonly projectReferences?: readonly ts.ProjectReference[];
}

/**
 * Compiles one program the way `tsc` would, on ts-morph's compiler.
 *
 * ts-morph's own `Project` leaves out whether a file is an ES module or CommonJS, so that under `NodeNext` no package
 * with only an `import` condition resolves (dsherret/ts-morph issues 1446 and 1667). Hence the compiler's own host, with
 * ts-morph supplying the standard library that it carries in memory.
 */
export function createProgram(recipe: ProgramRecipe): ts.Program {
  const host = ts.createCompilerHost(recipe.options);
  serveStandardLibrary(host);
  // As `tsc` does: of documentation comments, only what can change a type is read.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  // Imports of a referenced project lead to its sources, built or not. The compiler's declarations leave this member
  // out, though its own language service sets it.
  Object.assign(host, { useSourceOfProjectReferenceRedirect: () => true });
  return ts.createProgram({
    rootNames: recipe.rootNames,
    options: recipe.options,
    host,
    ...(recipe.projectReferences === undefined ? {} : { projectReferences: recipe.projectReferences }),
  });
}
