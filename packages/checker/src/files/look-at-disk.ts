import { realpathSync, statSync } from 'node:fs';
import { hashOf } from './read-text.ts';
import type { FileStamp } from './file-trace.ts';
import { folderEntries } from './folder-entries.ts';

/** What a file looks like to the disk; undefined when there is none. */
export function stampOf(file: string): FileStamp | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) return undefined;
  return { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs, inode: stats.ino };
}

/** Whether there is a file of that name. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Whether there is a folder of that name. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The path behind symbolic links; the path itself when it leads nowhere. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** Tells a folder's list of names from any other. */
export function listingHash(folder: string): string {
  const { files, directories } = folderEntries(folder);
  return hashOf(JSON.stringify([files, directories]));
}
