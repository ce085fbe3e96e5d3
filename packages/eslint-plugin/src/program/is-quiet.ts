import type ts from 'typescript';
import type { FileContext } from '../create-rule.ts';
import { importedSpecifiers } from './imported-specifiers.ts';
import { lintedProgram } from './linted-program.ts';
import { mentions } from './mentions.ts';

/**
 * Whether a file imports its neighbours only, and AgentText comes into none of them: most files of most programs, which
 * every rule has to leave at once. Whatever is not known to be quiet has to be looked into.
 */
export function isQuiet({ sourceCode, filename }: FileContext): boolean {
  const { parserServices } = sourceCode;
  if (parserServices?.program === undefined || parserServices.program === null) return false;
  const program = lintedProgram(parserServices.program);
  const kept = program.quiet.get(filename);
  if (kept !== undefined) return kept;
  // The parser of a component hands in a tree that the compiler never saw.
  const nodes = parserServices.esTreeNodeToTSNodeMap;
  const file = nodes?.has(sourceCode.ast) === true ? nodes.get(sourceCode.ast) : undefined;
  const quiet = file !== undefined && !importsPackage(file) && !program.reach.reaches(file);
  program.quiet.set(filename, quiet);
  return quiet;
}

function importsPackage(file: ts.SourceFile): boolean {
  for (const { text } of importedSpecifiers(file)) if (!text.startsWith('.')) return true;
  // The compiler does not collect what scripts load in a file of TypeScript.
  return mentions(file, 'require');
}
