import { dirname, join } from 'node:path';
import type { FileSystem } from '../files/file-system.ts';

/** The nearest folder upward that holds a manifest: what people call a package. */
export function packageFolder(file: string, files: Pick<FileSystem, 'fileExists'>): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (folder === dirname(folder) || files.fileExists(join(folder, 'package.json'))) return folder;
  }
}
