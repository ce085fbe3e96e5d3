import type { FileContext } from '../create-rule.ts';
import { compiledFile, importedPackages } from './imported-packages.ts';
import { lintedProgram } from './linted-program.ts';

/**
 * Whether a file imports its neighbours only, and AgentText comes into none of them: most files of most programs, which
 * every rule has to leave at once. Whatever is not known to be quiet has to be looked into.
 */
export function isQuiet({ sourceCode, filename }: FileContext): boolean {
  const { ast, parserServices } = sourceCode;
  if (parserServices?.program === undefined || parserServices.program === null) return false;
  const program = lintedProgram(parserServices.program);
  const kept = program.quiet.get(filename);
  if (kept !== undefined) return kept;
  const file = compiledFile(ast, parserServices);
  const quiet = file !== undefined && importedPackages(sourceCode).size === 0 && !program.reach.reaches(file);
  program.quiet.set(filename, quiet);
  return quiet;
}
