import type { CacheState, CachedFile } from '../cache/cache-state.ts';
import type { CacheStore } from '../cache/cache-store.ts';
import type { FileTrace } from '../files/file-trace.ts';
import type { AnalysisResult } from './project-analysis.ts';
import type { FileOutline } from '../project/lazy-files.ts';
import type { SolvedFile } from './solve-project.ts';
import type { ProjectState } from './stale-files.ts';

/** Everything that the next check can use. */
export interface KeptOutcome {
  readonly store: CacheStore;
  readonly before: CacheState | undefined;
  readonly trace: FileTrace;
  readonly state: ProjectState;
  readonly solved: readonly SolvedFile[];
  readonly result: AnalysisResult;
  /** By name: the outlines of files, or the key that they are kept under already. */
  readonly outlines: ReadonlyMap<string, FileOutline> | string;
}

/** Leaves what was found out for the next check; a disk that does not take it changes nothing for this one. */
export function keepState(outcome: KeptOutcome): void {
  const { store, before, trace, state, solved, result, outlines } = outcome;
  try {
    const oldKeys = new Map(before?.files.map(({ file, factsKey }) => [file, factsKey]));
    const keys = new Map<string, string>();
    for (const { file, facts, types, isFresh } of solved) {
      const oldKey = isFresh || types.hasLearned ? undefined : oldKeys.get(file);
      keys.set(file, oldKey ?? store.writeFacts({ facts, answers: types.answers() }));
    }
    const files = state.files.map((file): CachedFile => {
      const factsKey = keys.get(file.file);
      return factsKey === undefined ? file : { ...file, factsKey };
    });
    const outlinesKey = typeof outlines === 'string' ? outlines : store.writeOutlines(outlines);
    store.writeState({ trace, programs: state.programs, files, result, outlinesKey });
  } catch {
    // Full, or something else lies where we write: the check itself has all that it needs, and the next begins anew.
    store.discard();
  }
}

/** Leaves the same state with new stamps. */
export function keepStamps(store: CacheStore, before: CacheState, trace: FileTrace): void {
  try {
    store.writeState({ ...before, trace });
  } catch {
    // The next check compares contents again.
  }
}
