import type { CacheState } from '../cache/cache-state.ts';
import { loadCompilerCode } from '../cache/code-cache.ts';
import { compareTrace } from '../files/compare-trace.ts';
import { readText } from '../files/read-text.ts';
import { traceInputs } from '../files/trace-inputs.ts';
import { covers, type Target } from '../project/target-paths.ts';
import type { AnalysisRequest } from './analysis-request.ts';
import { keepStamps } from './keep-state.ts';
import type { ProjectAnalysis } from './project-analysis.ts';

/**
 * Analyses projects with as little work as what an earlier check has left allows.
 *
 * Nothing has changed: its result is read back, and no compiler is started. Some files have another content: they and
 * what depends on them are read. Anything else: everything is loaded, and facts that still hold are used again.
 */
export async function analyzeProjects(
  request: AnalysisRequest,
  targets: readonly Target[],
): Promise<ProjectAnalysis> {
  const before = request.store?.readState();
  // A file that no project holds is looked for anew.
  if (before === undefined || !targets.every((target) => holds(before, target))) {
    return withCompiler(request, () => analyzeAll(request, undefined));
  }
  const { changedFiles, isRearranged, restamped } = compareTrace(before.trace);
  if (isRearranged) return withCompiler(request, () => analyzeAll(request, before));
  if (changedFiles.length > 0) {
    return withCompiler(request, async () => {
      const { analyzeChanges } = await import('./analyze-changes.ts');
      return analyzeChanges(request, before, changedFiles) ?? analyzeAll(request, before);
    });
  }
  if (restamped !== undefined && request.store !== undefined) keepStamps(request.store, before, restamped);
  return readBack(before, request);
}

/** Loaded late: a check that finds everything as it was does not start a compiler. */
async function withCompiler(
  { store }: AnalysisRequest,
  analyze: () => Promise<ProjectAnalysis>,
): Promise<ProjectAnalysis> {
  const keepCode = store && loadCompilerCode(store.codeFolder);
  const analysis = await analyze();
  keepCode?.();
  return analysis;
}

async function analyzeAll(
  request: AnalysisRequest,
  before: CacheState | undefined,
): Promise<ProjectAnalysis> {
  const { analyzeAnew } = await import('./analyze-anew.ts');
  return analyzeAnew(request, before);
}

function readBack(
  { result, files, trace }: CacheState,
  { targetProblems }: AnalysisRequest,
): ProjectAnalysis {
  return {
    ...result,
    flowReport: { ...result.flowReport, timing: { extractMs: 0, solveMs: 0 } },
    targetProblems,
    textOf: (file) => readText(file)?.text,
    inputs: traceInputs(trace),
    loadMs: 0,
    cacheHits: files.length,
  };
}

function holds({ files }: CacheState, target: Target): boolean {
  return files.some(({ file }) => covers(target, file));
}
