import {
  pickCompiler,
  type AgentTextOracle,
  type AnalysisInput,
  type AnalysisProgram,
  type Compiler,
  type unsafePlace,
} from '@hearsay/flow';
import { ts } from '../../compiler/ts-morph.cjs';
import type { ProgramRecipe } from './create-program.ts';

/** The compiler that every project is loaded with: the one that ts-morph carries. */
export { ts };

type EngineFile = AnalysisProgram['files'][number];
type EngineChecker = AnalysisProgram['checker'];
type EngineType = Parameters<AgentTextOracle['isAgentText']>[0];
type EngineNode = Parameters<typeof unsafePlace>[2];

/** One loaded program and the files of it that the analysis is to read. */
export interface ProgramFiles {
  readonly program: ts.Program;
  readonly recipe: ProgramRecipe;
  readonly files: readonly ts.SourceFile[];
  /** The files that belong to this program and to none before it, parsed or not. */
  readonly claimed: readonly ts.SourceFile[];
  /** By name: why a claimed file does not parse. */
  readonly failures: ReadonlyMap<string, string>;
  /** By name: the files that the imports of a file lead to. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

const anyCompiler: unknown = ts;

/**
 * The compiler as the engine names it.
 *
 * The engine's types name `typescript`, ours the copy inside ts-morph. Both describe the same compiler, patch releases
 * aside, but TypeScript compares their private members by declaration, so this file alone converts.
 */
export const engineCompiler: Compiler = pickCompiler(anyCompiler as Compiler);

/** A parsed file as the engine names it. */
export function engineFile(file: ts.SourceFile): EngineFile {
  const anyFile: unknown = file;
  return anyFile as EngineFile;
}

/** A type checker as the engine names it. */
export function engineChecker(checker: ts.TypeChecker): EngineChecker {
  const anyChecker: unknown = checker;
  return anyChecker as EngineChecker;
}

/** A type as the engine names it. */
export function engineType(type: ts.Type): EngineType {
  const anyType: unknown = type;
  return anyType as EngineType;
}

/** A node as the engine names it. */
export function engineNode(node: ts.Node): EngineNode {
  const anyNode: unknown = node;
  return anyNode as EngineNode;
}

/** Hands loaded programs to the engine. */
export function toAnalysisInput(
  programs: readonly ProgramFiles[],
  packageOf: AnalysisInput['packageOf'],
): AnalysisInput {
  return {
    compiler: engineCompiler,
    programs: programs.map(({ program, files }) => ({
      checker: engineChecker(program.getTypeChecker()),
      files: files.map(engineFile),
      packages: installedPackages(program),
    })),
    packageOf,
  };
}

const PACKAGE_OF_FILE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u;

/** The packages that a program has read declarations of. */
export function installedPackages(program: ts.Program): ReadonlySet<string> {
  const names = program.getSourceFiles().map(({ fileName }) => PACKAGE_OF_FILE.exec(fileName)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}
