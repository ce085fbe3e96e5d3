import type { FileTexts } from '../protocol/messages.ts';

/** The files that the compiler sees; there is no disk. */
export class VirtualFiles {
  readonly #texts: Map<string, string> = new Map();
  readonly #folders: Set<string> = new Set(['']);

  /** Adds files, or replaces their texts. */
  add(files: FileTexts): void {
    for (const [file, text] of Object.entries(files)) {
      this.#texts.set(file, text);
      let folder = folderOf(file);
      while (!this.#folders.has(folder)) {
        this.#folders.add(folder);
        folder = folderOf(folder);
      }
    }
  }

  /** The text of a file, if there is such a file. */
  readonly readFile = (file: string): string | undefined => this.#texts.get(file);

  /** Whether there is such a file. */
  readonly fileExists = (file: string): boolean => this.#texts.has(file);

  /** Whether any file lies in a folder. */
  readonly directoryExists = (folder: string): boolean => this.#folders.has(folder.replace(/\/$/u, ''));
}

function folderOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}
