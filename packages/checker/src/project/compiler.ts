import type { AnalysisInput } from '@hearsay/flow';
import { ts } from 'ts-morph';
import { createPackageLookup } from './package-identity.ts';

/** The compiler that every project is loaded with: the one that ts-morph carries. */
export { ts };

/** One loaded program and the files of it that the analysis is to read. */
export interface ProgramFiles {
  readonly program: ts.Program;
  readonly files: readonly ts.SourceFile[];
}

/**
 * Hands loaded programs to the engine.
 *
 * The engine's types name `typescript`, ours the copy inside ts-morph. Both describe the same compiler, patch releases
 * aside, but TypeScript compares their private members by declaration, so this one place converts.
 */
export function toAnalysisInput(programs: readonly ProgramFiles[]): AnalysisInput {
  const input: unknown = {
    compiler: ts,
    programs: programs.map(({ program, files }) => ({
      checker: program.getTypeChecker(),
      files,
      packages: installedPackages(program),
    })),
    packageOf: createPackageLookup(),
  };
  // The two namespaces differ in declaration site only; see above.
  return input as AnalysisInput;
}

const PACKAGE_OF_FILE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u;

/** The packages that a program has read declarations of. */
function installedPackages(program: ts.Program): ReadonlySet<string> {
  const names = program.getSourceFiles().map(({ fileName }) => PACKAGE_OF_FILE.exec(fileName)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}
