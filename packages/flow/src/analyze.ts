import type ts from 'typescript';
import { createCatalog } from './catalog/catalog.ts';
import type { Extras } from './catalog/platform-catalog.ts';
import { createPlatformCatalog, sdksFor } from './catalog/platform-catalog.ts';
import { presentSdks } from './catalog/present-sdks.ts';
import type { SdkCatalog } from './catalog/sdk-catalog.ts';
import type { Compiler } from './compiler/compiler.ts';
import { declaredNames } from './compiler/declared-names.ts';
import { shortenControlFlow } from './compiler/shorten-control-flow.ts';
import type { PackageIdentity } from './compiler/resolution.ts';
import { extractProgram } from './extract-program.ts';
import type { FlowReport, TextLabel } from './report/flow-report.ts';
import { solveFacts } from './solve-facts.ts';
import type { Budget } from './solve/budget.ts';

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
  /** Whether to find, too, where a text decides what the program does: code, paths, URLs, tools and models. */
  readonly control?: boolean;
  /** Labels to follow beside `agent`. */
  readonly labels?: readonly TextLabel[];
  /** How far labels are followed; in proportion to the size of the programs by default. */
  readonly budget?: Budget;
}

/**
 * Finds every way that agent text takes into a trusted prompt parameter of the given programs.
 *
 * Never throws for a file that cannot be analysed: the file is named in `coverage.failedFiles` and the rest goes on.
 */
export function analyze(input: AnalysisInput): FlowReport {
  const start = Date.now();
  const { compiler, packageOf } = input;
  const extras: Extras = { control: input.control === true, labels: input.labels ?? [] };
  const sdks = sdksFor(extras, input.catalog);
  const present = input.programs.map(({ files, packages }) =>
    presentSdks(sdks, { packages, texts: files.map(({ text }) => text) }),
  );
  // Where nothing asks a model, nothing of the platform can be told.
  const platform = present.some((known) => known.length > 0) ? createPlatformCatalog(extras) : undefined;
  const projectFiles = new Set(input.programs.flatMap(({ files }) => files.map(({ fileName }) => fileName)));
  const names = new Set(
    input.programs.flatMap(({ files }) => files.flatMap((file) => [...declaredNames(compiler, file)])),
  );
  // Of all programs before any is asked: a type of one file may be inferred from the body of a function of another.
  for (const file of input.programs.flatMap(({ files }) => files)) shortenControlFlow(compiler, file);
  const facts = input.programs.map(({ checker, files }, index) =>
    extractProgram({
      compiler,
      checker,
      catalog: createCatalog(present[index] ?? []),
      platform,
      files,
      isProjectFile: (file) => projectFiles.has(file),
      declaredNames: names,
      packageOf,
    }),
  );
  const extracted = Date.now();
  const report = solveFacts({
    files: facts.flatMap(({ files }) => files),
    failedFiles: facts.flatMap(({ failedFiles }) => failedFiles),
    shapes: { ...platform?.shapes, ...createCatalog(sdks).shapes },
    budget: input.budget,
  });
  return { ...report, timing: { extractMs: extracted - start, solveMs: Date.now() - extracted } };
}
