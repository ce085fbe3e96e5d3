import path from 'node:path';
import { compileProgram } from '../fixtures/compile-program.ts';
import type { Diagnostic } from '../fixtures/diagnostic.ts';
import type { FixtureCompiler } from '../fixtures/find-compilers.ts';
import type { WrittenModule } from './written-modules.ts';

/** What one compiler says of some modules. */
export interface ModuleDiagnostics {
  readonly typescript: string;
  /** By the file of a module. */
  readonly byFile: ReadonlyMap<string, readonly Diagnostic[]>;
}

/** What an example need not keep to, though the code of the project does. */
const LENIENT = {
  noUnusedLocals: false,
  noUnusedParameters: false,
  noPropertyAccessFromIndexSignature: false,
  erasableSyntaxOnly: false,
  isolatedModules: false,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
} as const;

/** Compiles modules in one program, with the options of a tsconfig, or strictly when there is none. */
export async function compileModules(
  modules: readonly WrittenModule[],
  compiler: FixtureCompiler,
  project: string | undefined,
): Promise<ModuleDiagnostics> {
  const folder = path.dirname(project ?? modules[0]?.file ?? '.');
  const { diagnostics } = await compileProgram({
    compiler,
    files: modules.map(({ file }) => file),
    folder,
    project,
    replaced: {},
    options: LENIENT,
    configFolder: folder,
  });
  return { typescript: compiler.version, byFile: diagnostics };
}
