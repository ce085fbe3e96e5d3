import { readdirSync } from 'node:fs';
import { statsOf } from './look-at-disk.ts';
import { hashOf } from './read-text.ts';

/** What a folder holds, each list sorted; links count as what they lead to. */
export interface FolderEntries {
  readonly files: readonly string[];
  readonly directories: readonly string[];
}

/** Lists a folder; one that does not exist or cannot be read is empty. */
export function folderEntries(folder: string): FolderEntries {
  const files: string[] = [];
  const directories: string[] = [];
  try {
    for (const entry of readdirSync(folder === '' ? '.' : folder, { withFileTypes: true })) {
      const kind = entry.isSymbolicLink() ? statsOf(`${folder}/${entry.name}`) : entry;
      if (kind?.isFile() === true) files.push(entry.name);
      else if (kind?.isDirectory() === true) directories.push(entry.name);
    }
  } catch {
    return { files: [], directories: [] };
  }
  return { files: files.sort(), directories: directories.sort() };
}

/** Tells a folder's list of names from any other. */
export function listingHash(folder: string): string {
  const { files, directories } = folderEntries(folder);
  return hashOf(JSON.stringify([files, directories]));
}
