import type { FileTrace } from './file-trace.ts';

/**
 * Whether the disk gave another answer to a question of a later trace than to the same of an earlier one.
 *
 * @param changedFiles - Files whose content is known to be another one.
 */
export function contradicts(
  earlier: FileTrace,
  later: FileTrace,
  changedFiles: ReadonlySet<string>,
): boolean {
  return (
    hasOtherContent(earlier, later, changedFiles) ||
    haveCommon(earlier.existingFiles, later.missingFiles) ||
    haveCommon(earlier.missingFiles, later.existingFiles) ||
    haveCommon(earlier.existingFolders, later.missingFolders) ||
    haveCommon(earlier.missingFolders, later.existingFolders) ||
    haveCommon(earlier.unlinked, Object.keys(later.links)) ||
    haveCommon(Object.keys(earlier.links), later.unlinked) ||
    differ(earlier.links, later.links) ||
    differ(earlier.listings, later.listings)
  );
}

function hasOtherContent(earlier: FileTrace, later: FileTrace, changed: ReadonlySet<string>): boolean {
  return Object.entries(later.read).some(([file, { hash }]) => {
    const known = earlier.read[file];
    return known !== undefined && known.hash !== hash && !changed.has(file);
  });
}

function haveCommon(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(one);
  return other.some((path) => known.has(path));
}

function differ(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  return Object.entries(other).some(([path, answer]) => (one[path] ?? answer) !== answer);
}
