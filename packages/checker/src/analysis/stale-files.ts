import type { CachedFile, ProgramRecord } from '../cache/cache-state.ts';
import type { FileRecord } from './file-record.ts';
import { changedInterfaces } from './changed-interfaces.ts';
import { importersOf } from './importers-of.ts';

/** The files and programs of one check. */
export interface ProjectState<File extends FileRecord = FileRecord> {
  readonly files: readonly File[];
  readonly programs: readonly ProgramRecord[];
}

/**
 * The files whose kept facts may not hold any more.
 *
 * Facts of a file depend on its text, on the interface of everything that its imports lead to, however far and through
 * whatever declaration files, on the same of what declares globals, and on the environment of its program. What they
 * took for granted about the names of members is checked with the facts at hand.
 */
export function staleFiles(before: ProjectState<CachedFile>, now: ProjectState): Set<string> {
  const known = new Map(before.files.map((file) => [file.file, file]));
  const isSameProgram = now.programs.map(
    ({ environment }, index) => before.programs[index]?.environment === environment,
  );
  const stale = new Set<string>();
  for (const file of now.files) {
    const old = known.get(file.file);
    const isKept =
      old?.hash === file.hash &&
      old.program === file.program &&
      old.factsKey !== undefined &&
      isSameProgram[file.program] === true;
    if (!isKept) stale.add(file.file);
  }
  const declarations = now.programs.flatMap((program) => program.declarations);
  const changed = changedInterfaces(known, now.files, declarations);
  const reached = new Set([...changed, ...importersOf([...now.files, ...declarations], changed)]);
  const isGloballyReached = now.programs.map(({ globalFiles }) =>
    globalFiles.some((file) => reached.has(file)),
  );
  for (const { file, program } of now.files) {
    if (reached.has(file) || isGloballyReached[program] === true) stale.add(file);
  }
  return stale;
}
