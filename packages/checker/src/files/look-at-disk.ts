import { realpathSync, statSync, type Stats } from 'node:fs';
import type { FileStamp } from './file-trace.ts';

/** What a file looks like to the disk; undefined when there is none. */
export function stampOf(file: string): FileStamp | undefined {
  const stats = statsOf(file);
  if (stats?.isFile() !== true) return undefined;
  return { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs, inode: stats.ino };
}

/** Whether there is a file of that name. */
export function isFile(path: string): boolean {
  return statsOf(path)?.isFile() === true;
}

/** Whether there is a folder of that name. */
export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}

/** What the disk says of a path; undefined for one that it cannot follow, be it too long, a circle or locked away. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The path behind symbolic links; the path itself when it leads nowhere. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
