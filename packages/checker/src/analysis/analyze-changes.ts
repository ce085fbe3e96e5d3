import { createPackageLookup, createPlatformCatalog, type FailedFile } from '@hearsay/flow';
import type { CacheState } from '../cache/cache-state.ts';
import type { CacheStore } from '../cache/cache-store.ts';
import { contradicts } from '../files/contradicts.ts';
import { mergeTraces } from '../files/merge-traces.ts';
import { traceInputs } from '../files/trace-inputs.ts';
import { TracedFileSystem } from '../files/traced-file-system.ts';
import type { ProgramSource } from '../project/create-program.ts';
import { LazyFiles, type FileOutline } from '../project/lazy-files.ts';
import { parseFailure } from '../project/parse-failure.ts';
import { ParsedFiles } from '../project/parsed-files.ts';
import type { AnalysisRequest } from './analysis-request.ts';
import type { FileRecord } from './file-record.ts';
import { keepState } from './keep-state.ts';
import { keptFacts } from './kept-facts.ts';
import { moduleNotices } from './module-notices.ts';
import { PartialPrograms, programRecipes } from './partial-programs.ts';
import { parsedFiles, ProgramExtractor } from './program-extractor.ts';
import type { AnalysisResult, ProjectAnalysis } from './project-analysis.ts';
import { recordFile } from './record-file.ts';
import { solveProject } from './solve-project.ts';
import { staleFiles, type ProjectState } from './stale-files.ts';

/** Above this share of a project's files it is quicker to load it whole. */
const LARGEST_SHARE = 0.4;

/**
 * Analyses a project of which nothing but the content of some files has changed, without loading the rest of it.
 *
 * @returns `undefined` when the change reaches further than that: into imports, globals or too many files, or into
 *   files that change in this moment.
 */
export function analyzeChanges(
  request: AnalysisRequest,
  before: CacheState,
  changedFiles: readonly string[],
): ProjectAnalysis | undefined {
  const { store } = request;
  if (store === undefined) return undefined;
  const outlines = store.readOutlines(before.outlinesKey);
  const changed = new Set(changedFiles);
  const unchanged = new Map([...outlines].filter(([file]) => !changed.has(file)));
  const change = { request, store, before, changedFiles, outlines };
  const sparing = new LazyFiles(unchanged, true);
  const analysis = analyzeWith(sparing, change);
  // Where a change reaches into declarations that no check has needed yet, the others are wanted after all.
  return sparing.isUnreliable() ? analyzeWith(new LazyFiles(unchanged, false), change) : analysis;
}

/** A change of a project, and all that is known from before it. */
interface ProjectChange {
  readonly request: AnalysisRequest;
  readonly store: CacheStore;
  readonly before: CacheState;
  readonly changedFiles: readonly string[];
  readonly outlines: ReadonlyMap<string, FileOutline>;
}

/** @returns As above, and `undefined` when something was asked for that `lazy` has left out. */
function analyzeWith(lazy: LazyFiles, change: ProjectChange): ProjectAnalysis | undefined {
  const begin = performance.now();
  const { request, store, before, changedFiles } = change;
  const { sdks, extras } = request;
  const files = new TracedFileSystem();
  const programs = partialPrograms(request, before, { files, lazy });
  const state = programs && renewState(before, changedFiles, { programs, files, sdks });
  if (programs === undefined || state === undefined || lazy.isUnreliable()) return undefined;

  const parsed = parsedFiles(state);
  let missing: readonly FileRecord[] = [];
  const platform = createPlatformCatalog(extras);
  const extractor = new ProgramExtractor({
    state,
    sdks,
    platform,
    packageOf: createPackageLookup(files),
    programOf: (index) => programs.withFiles(index, missing).program,
    wholeProgramOf: (index) => programs.whole(index).program,
  });
  const kept = keptFacts({ before, state, stale: staleFiles(before, state), store, extractor });
  missing = parsed.filter(({ file }) => !kept.has(file));
  if (missing.length > Math.max(changedFiles.length, parsed.length * LARGEST_SHARE)) return undefined;
  const loadMs = performance.now() - begin;
  request.onStep({ kind: 'analyze', fileCount: parsed.length });

  const solution = solveProject({ files: parsed, kept, extractor, sdks, platform });
  if (lazy.isUnreliable()) return undefined;
  const traced = files.trace();
  // Somebody goes on writing while we read: what was kept and what was read now may not belong together.
  if (contradicts(before.trace, traced, new Set(changedFiles))) return undefined;
  const result: AnalysisResult = {
    ...before.result,
    flowReport: solution.flowReport,
    files: parsed.map(({ file }) => file),
    failedFiles: failedNow(before.result.failedFiles, state.files),
    suppressions: parsed.flatMap(({ suppressions }) => suppressions),
    notices: moduleNotices(parsed, request.cwd),
  };
  const trace = mergeTraces(before.trace, traced);
  const outlines = renewOutlines(change.outlines, lazy.asked) ?? before.outlinesKey;
  keepState({ store, before, trace, state, solved: solution.files, result, outlines });
  return {
    ...result,
    targetProblems: request.targetProblems,
    textOf: (file) => files.readFile(file),
    inputs: traceInputs(trace),
    loadMs,
    cacheHits: kept.size,
  };
}

function partialPrograms(
  { cwd, projects, parsed = new ParsedFiles() }: AnalysisRequest,
  { programs }: CacheState,
  source: Pick<ProgramSource, 'files' | 'lazy'>,
): PartialPrograms | undefined {
  const recipes = programRecipes(cwd, projects, source.files);
  if (recipes.length !== programs.length) return undefined;
  return new PartialPrograms({ recipes, records: programs, source: { ...source, parsed } });
}

/** The outlines as this check has used them; undefined when they were used like that before. */
function renewOutlines(
  outlines: ReadonlyMap<string, FileOutline>,
  asked: ReadonlySet<string>,
): ReadonlyMap<string, FileOutline> | undefined {
  if (![...asked].some((file) => outlines.get(file)?.isIdle === true)) return undefined;
  return new Map(
    [...outlines].map(([file, outline]) => [
      file,
      { ...outline, isIdle: outline.isIdle && !asked.has(file) },
    ]),
  );
}

/** The state with new records of the changed files; undefined when a change reaches further than these files. */
function renewState(
  before: CacheState,
  changedFiles: readonly string[],
  context: RenewalContext,
): ProjectState | undefined {
  const known = new Map(before.files.map((file) => [file.file, file]));
  const changed = changedFiles.flatMap((file) => known.get(file) ?? []);
  if (changed.length < changedFiles.length) return undefined;
  const renewed = new Map<string, FileRecord>();
  for (const old of changed) {
    const record = renewRecord(old, changed, context);
    if (record === undefined || reachesFurther(old, record)) return undefined;
    renewed.set(old.file, record);
  }
  return {
    programs: before.programs,
    files: before.files.map((file) => renewed.get(file.file) ?? file),
  };
}

/** What records are made anew with. */
interface RenewalContext {
  readonly programs: PartialPrograms;
  readonly files: TracedFileSystem;
  readonly sdks: AnalysisRequest['sdks'];
}

/** The record of a changed file as it is now; undefined when the file is not there any more. */
function renewRecord(
  old: FileRecord,
  changed: readonly FileRecord[],
  { programs, files, sdks }: RenewalContext,
): FileRecord | undefined {
  const { program, imports } = programs.withFiles(old.program, changed);
  const file = program.getSourceFile(old.file);
  if (file === undefined) return undefined;
  const failure = parseFailure(program, file);
  const failures = new Map(failure === undefined ? [] : [[old.file, failure]]);
  const record = recordFile(file, {
    index: old.program,
    programFiles: { program, imports, failures },
    sdks,
    hash: files.hashOf(old.file) ?? '',
    // What is imported is the same, and the disk gave the same answers to where that leads.
    builtImports: () => old.builtImports,
  });
  return { ...record, imports: old.imports };
}

/** Whether a change of a file is more than one of its content. */
function reachesFurther(old: FileRecord, now: FileRecord): boolean {
  return (
    old.isGlobal ||
    now.isGlobal ||
    old.specifiers !== now.specifiers ||
    old.sdks.length !== now.sdks.length ||
    old.sdks.some((sdk) => !now.sdks.includes(sdk))
  );
}

function failedNow(before: readonly FailedFile[], files: readonly FileRecord[]): readonly FailedFile[] {
  const own = new Set(files.map(({ file }) => file));
  return [
    ...files.flatMap(({ file, failure }) => (failure === undefined ? [] : [{ file, reason: failure }])),
    ...before.filter(({ file }) => !own.has(file)),
  ];
}
