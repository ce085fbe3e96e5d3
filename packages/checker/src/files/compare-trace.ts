import type { FileTrace, ReadFileTrace } from './file-trace.ts';
import { listingHash } from './folder-entries.ts';
import { isFile, isFolder, realPath, stampOf } from './look-at-disk.ts';
import { readText } from './read-text.ts';

/** How the disk differs from what it was. */
export interface TraceDifference {
  /** Files that were read and hold something else now, or are gone. */
  readonly changedFiles: readonly string[];
  /** Whether anything came, went or leads elsewhere: then what a name means may be another file. */
  readonly isRearranged: boolean;
  /**
   * The trace with new stamps, when the old ones are out of date though the contents are the same, as behind a fresh
   * checkout.
   */
  readonly restamped: FileTrace | undefined;
}

/** File systems round times; what changed so shortly before the trace began may have changed again unseen. */
const ROUNDING = 2_000;

/** Asks the disk the questions of a trace again. */
export function compareTrace(trace: FileTrace): TraceDifference {
  const startedAt = Date.now();
  const changedFiles: string[] = [];
  const read: Record<string, ReadFileTrace> = {};
  let hasOldStamps = false;
  for (const [file, known] of Object.entries(trace.read)) {
    const stamp = stampOf(file);
    read[file] = { stamp, hash: known.hash };
    if (isVouchedFor(known.stamp, stamp, trace.startedAt)) continue;
    if (readText(file)?.hash === known.hash) hasOldStamps = true;
    else changedFiles.push(file);
  }
  return {
    changedFiles,
    isRearranged: isRearranged(trace),
    restamped: hasOldStamps ? { ...trace, startedAt, read } : undefined,
  };
}

function isRearranged(trace: FileTrace): boolean {
  return (
    !trace.existingFiles.every(isFile) ||
    trace.missingFiles.some(isFile) ||
    !trace.existingFolders.every(isFolder) ||
    trace.missingFolders.some(isFolder) ||
    !Object.entries(trace.listings).every(([folder, hash]) => listingHash(folder) === hash) ||
    !Object.entries(trace.links).every(([path, target]) => realPath(path) === target) ||
    !trace.unlinked.every((path) => realPath(path) === path)
  );
}

/** Whether a file's stamp alone proves that its content is the same. */
function isVouchedFor(
  known: ReadFileTrace['stamp'],
  now: ReadFileTrace['stamp'],
  startedAt: number,
): boolean {
  if (known === undefined || now === undefined) return known === now;
  return (
    now.size === known.size &&
    now.modified === known.modified &&
    now.changed === known.changed &&
    now.inode === known.inode &&
    Math.max(now.modified, now.changed) < startedAt - ROUNDING
  );
}
