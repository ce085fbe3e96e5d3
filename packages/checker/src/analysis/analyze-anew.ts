import { createPackageLookup, createPlatformCatalog, knownSdks } from '@hearsay/flow';
import type { CacheState } from '../cache/cache-state.ts';
import { traceInputs } from '../files/trace-inputs.ts';
import { TracedFileSystem } from '../files/traced-file-system.ts';
import { toAnalysisInput } from '../project/compiler.ts';
import { LazyFiles } from '../project/lazy-files.ts';
import { loadProjects } from '../project/load-projects.ts';
import { ParsedFiles } from '../project/parsed-files.ts';
import type { AnalysisRequest } from './analysis-request.ts';
import { keepState } from './keep-state.ts';
import { keptFacts } from './kept-facts.ts';
import { moduleNotices } from './module-notices.ts';
import { outlinesIn } from './outline.ts';
import { parsedFiles, ProgramExtractor, type ProgramSupply } from './program-extractor.ts';
import type { AnalysisResult, ProjectAnalysis } from './project-analysis.ts';
import { recordProjects } from './record-projects.ts';
import { solveProject } from './solve-project.ts';
import { staleFiles } from './stale-files.ts';

/** Loads every project, and writes facts down of the files whose facts of an earlier check do not hold any more. */
export async function analyzeAnew(
  request: AnalysisRequest,
  before: CacheState | undefined,
): Promise<ProjectAnalysis> {
  const begin = performance.now();
  const { cwd, sdks, extras, store } = request;
  const files = new TracedFileSystem();
  const lazy = new LazyFiles(new Map(), false);
  const loaded = await loadProjects({
    ...request,
    onProject: (project) => request.onStep({ kind: 'load', project }),
    source: { files, parsed: request.parsed ?? new ParsedFiles(), lazy },
  });
  const { programs } = loaded;
  const loadMs = performance.now() - begin;

  const packageOf = createPackageLookup(files);
  const state = recordProjects({ programs, files, sdks, packageOf });
  const parsed = parsedFiles(state);
  request.onStep({ kind: 'analyze', fileCount: parsed.length });
  const platform = createPlatformCatalog(extras);
  const programOf: ProgramSupply['programOf'] = (index) => programs[index]?.program;
  const extractor = new ProgramExtractor({
    state,
    sdks,
    platform,
    packageOf,
    programOf,
    wholeProgramOf: programOf,
  });
  const kept =
    store === undefined || before === undefined
      ? new Map<string, never>()
      : keptFacts({ before, state, stale: staleFiles(before, state), store, extractor });
  const solution = solveProject({ files: parsed, kept, extractor, sdks, platform });
  // Another engine is asked in tests of what stands around it.
  const catalog = sdks.filter((sdk) => !knownSdks.includes(sdk));
  const flowReport =
    request.analyzer?.({ ...toAnalysisInput(programs, packageOf), catalog, ...extras }) ??
    solution.flowReport;
  const result: AnalysisResult = {
    flowReport,
    files: parsed.map(({ file }) => file),
    failedFiles: loaded.failedFiles,
    suppressions: parsed.flatMap(({ suppressions }) => suppressions),
    problems: loaded.projectProblems,
    notices: [...loaded.notices, ...moduleNotices(parsed, cwd)],
  };
  if (store !== undefined && !loaded.hasLooseFiles && programs.length > 0) {
    const outlines = outlinesIn(programs, lazy.asked);
    keepState({ store, before, trace: files.trace(), state, solved: solution.files, result, outlines });
  }
  return {
    ...result,
    targetProblems: loaded.targetProblems,
    textOf: (file) => files.readFile(file),
    inputs: traceInputs(files.trace()),
    loadMs,
    cacheHits: kept.size,
  };
}
