import { readdirSync, statSync } from 'node:fs';

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
      const kind = entry.isSymbolicLink()
        ? statSync(`${folder}/${entry.name}`, { throwIfNoEntry: false })
        : entry;
      if (kind?.isFile() === true) files.push(entry.name);
      else if (kind?.isDirectory() === true) directories.push(entry.name);
    }
  } catch {
    return { files: [], directories: [] };
  }
  return { files: files.sort(), directories: directories.sort() };
}
