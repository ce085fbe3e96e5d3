import type { FileTrace } from './file-trace.ts';

/** A trace of everything that two traces speak of; where both do, the later one counts. */
export function mergeTraces(earlier: FileTrace, later: FileTrace): FileTrace {
  const union = (lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];
  return {
    // What changed between the two is compared by content from here on.
    startedAt: earlier.startedAt,
    read: { ...earlier.read, ...later.read },
    existingFiles: union([earlier.existingFiles, later.existingFiles]),
    missingFiles: union([earlier.missingFiles, later.missingFiles]),
    existingFolders: union([earlier.existingFolders, later.existingFolders]),
    missingFolders: union([earlier.missingFolders, later.missingFolders]),
    listings: { ...earlier.listings, ...later.listings },
    links: { ...earlier.links, ...later.links },
    unlinked: union([earlier.unlinked, later.unlinked]),
  };
}
