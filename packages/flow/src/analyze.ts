import type ts from 'typescript';
import { createCatalog, knownSdks } from './catalog/catalog.ts';
import type { SdkCatalog } from './catalog/sdk-catalog.ts';
import { declaredNames } from './compiler/declared-names.ts';
import type { Compiler } from './compiler/compiler.ts';
import { GuardOracle } from './compiler/guard-oracle.ts';
import type { PackageIdentity } from './compiler/symbol-oracle.ts';
import { SymbolOracle } from './compiler/symbol-oracle.ts';
import { AgentTextOracle } from './compiler/agent-text-oracle.ts';
import { TypeOracle } from './compiler/type-oracle.ts';
import type { ExtractedFile } from './extract/extract-file.ts';
import { extractFile } from './extract/extract-file.ts';
import { VALIDATING_METHODS } from './extract/package-calls.ts';
import type { NodeId } from './facts/file-facts.ts';
import { link } from './link/link.ts';
import type { LinkedProgram } from './link/linked-program.ts';
import { buildFlows, listEndorsements, measureCoverage } from './report/build-report.ts';
import type { FailedFile, FlowReport } from './report/flow-report.ts';
import type { Budget, TypeQuestions } from './solve/solver.ts';
import { Solver } from './solve/solver.ts';

/** One compiled program (one tsconfig) and the files of it that are to be analysed. */
export interface AnalysisProgram {
  readonly checker: ts.TypeChecker;
  /** The project's own files: no declaration files, nothing from `node_modules`. */
  readonly files: readonly ts.SourceFile[];
  /** Packages whose declarations the program holds; left out, every SDK of the catalog is looked for. */
  readonly packages?: ReadonlySet<string>;
}

/** What an analysis needs. */
export interface AnalysisInput {
  readonly compiler: Compiler;
  readonly programs: readonly AnalysisProgram[];
  /** The package that a declaration file belongs to, as the nearest manifest names it. */
  readonly packageOf: (file: string) => PackageIdentity | undefined;
  /** What is known of further packages, or more of known ones; paths have to be valid. */
  readonly catalog?: readonly SdkCatalog[];
  /** How far labels are followed; in proportion to the size of the programs by default. */
  readonly budget?: Budget;
}

/** A file's facts together with the types of the program that it was read in. */
interface TypedFile extends ExtractedFile {
  readonly types: TypeOracle;
}

/**
 * Finds every way that agent text takes into a trusted prompt parameter of the given programs.
 *
 * Never throws for a file that cannot be analysed: the file is named in `coverage.failedFiles` and the rest goes on.
 */
export function analyze(input: AnalysisInput): FlowReport {
  const start = Date.now();
  const catalog = createCatalog(presentSdks([...knownSdks, ...(input.catalog ?? [])], input.programs));
  const { files, failedFiles } = extractFiles(input, catalog);
  const extracted = Date.now();
  const program = link(files.map(({ facts }) => facts));
  const solution = new Solver(program, askTypes(program, files), catalog.shapes, input.budget).solve();
  return {
    flows: buildFlows(program, solution),
    endorsements: listEndorsements(program),
    coverage: measureCoverage(program, failedFiles),
    ...(solution.isComplete ? {} : { stoppedAt: solution.states }),
    timing: { extractMs: extracted - start, solveMs: Date.now() - extracted },
  };
}

/** The SDKs that the programs can use: looking for the members of any other would be for nothing. */
function presentSdks(
  sdks: readonly SdkCatalog[],
  programs: readonly AnalysisProgram[],
): readonly SdkCatalog[] {
  const isImported = (name: string): boolean =>
    programs.some(({ files }) =>
      files.some(({ text }) => text.includes(`'${name}`) || text.includes(`"${name}`)),
    );
  const isPresent = (name: string): boolean =>
    programs.some(({ packages }) => packages?.has(name) ?? true) || isImported(name);
  return sdks.filter((sdk) => sdk.packages.some(isPresent));
}

function extractFiles(
  input: AnalysisInput,
  catalog: ReturnType<typeof createCatalog>,
): { files: TypedFile[]; failedFiles: FailedFile[] } {
  const { compiler, programs, packageOf } = input;
  const projectFiles = new Set(programs.flatMap((program) => program.files.map((file) => file.fileName)));
  const declared = declaredNames(
    compiler,
    programs.flatMap((program) => program.files),
  );
  const host = {
    isProjectFile: (file: string) => projectFiles.has(file),
    packageOf,
    isDescribed: (name: string) => catalog.knows(name),
    isKnownMember: (name: string) =>
      name === 'default' || declared.has(name) || catalog.knowsMember(name) || VALIDATING_METHODS.has(name),
  };
  const files: TypedFile[] = [];
  const failedFiles: FailedFile[] = [];
  for (const { checker, files: sources } of programs) {
    const symbols = new SymbolOracle(compiler, checker, host);
    const types = new TypeOracle(compiler, checker);
    const guards = new GuardOracle(compiler, checker);
    const marks = sources.some(mentionsCore) ? new AgentTextOracle(compiler, checker, packageOf) : undefined;
    for (const file of sources) {
      try {
        files.push({ ...extractFile({ compiler, symbols, marks, guards, catalog, file }), types });
      } catch (error) {
        failedFiles.push({ file: file.fileName, reason: describeFailure(error) });
      }
    }
  }
  return { files, failedFiles };
}

/** Whether a file can hold AgentText at all: asking every type of a project without it would be for nothing. */
function mentionsCore(file: ts.SourceFile): boolean {
  return file.text.includes('@hearsay/');
}

/** The error's own words: they speak of our code and the compiler's, never of the program's data. */
function describeFailure(error: unknown): string {
  if (isStackOverflow(error)) return 'The code of this file is too deeply nested to analyse.';
  const message = error instanceof Error ? error.message : String(error);
  return `The analysis failed on this file (${message}).`;
}

/** Whether code went deeper than the stack, in whatever part of the analysis or the compiler. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}

function askTypes(program: LinkedProgram, files: readonly TypedFile[]): TypeQuestions {
  const at = (node: NodeId): { types: TypeOracle; syntax: ts.Node } | undefined => {
    const index = program.fileOf(node);
    const file = files[index];
    const syntax = file?.syntax[node - (program.nodeOffsets[index] ?? 0)];
    return file === undefined || syntax === undefined ? undefined : { types: file.types, syntax };
  };
  return {
    carriesText: (node) => {
      const place = at(node);
      return place === undefined || place.types.carriesText(place.syntax);
    },
    isPrimitive: (node) => {
      const place = at(node);
      return place?.types.isPrimitive(place.syntax) === true;
    },
    isPromise: (node) => {
      const place = at(node);
      return place?.types.isPromise(place.syntax) === true;
    },
  };
}
