import { ts } from '../project/compiler.ts';
import type { FileSystem } from './file-system.ts';
import type { FileTrace, ReadFileTrace } from './file-trace.ts';
import { folderEntries, listingHash, type FolderEntries } from './folder-entries.ts';
import { isFile, isFolder, realPath, stampOf } from './look-at-disk.ts';
import { readText } from './read-text.ts';

/** The compiler's own walk over a folder, which it exports without declaring it. */
type MatchFiles = (
  path: string,
  extensions: readonly string[] | undefined,
  excludes: readonly string[] | undefined,
  includes: readonly string[] | undefined,
  isCaseSensitive: boolean,
  workingFolder: string,
  depth: number | undefined,
  entriesOf: (folder: string) => FolderEntries,
  realpath: (path: string) => string,
) => string[];

/** Reads the disk, asks everything once only, and remembers each answer. */
export class TracedFileSystem implements FileSystem {
  readonly #startedAt: number = Date.now();
  readonly #read = new Map<string, ReadFileTrace>();
  readonly #texts = new Map<string, string | undefined>();
  readonly #files = new Map<string, boolean>();
  readonly #folders = new Map<string, boolean>();
  readonly #entries = new Map<string, FolderEntries>();
  readonly #listings = new Map<string, string>();
  readonly #links = new Map<string, string>();

  readFile(file: string): string | undefined {
    if (this.#read.has(file)) return this.#texts.get(file);
    // Looked at first: a change in between shows as a stamp that is too old.
    const stamp = stampOf(file);
    const content = stamp === undefined ? undefined : readText(file);
    this.#read.set(file, { stamp, hash: content?.hash });
    this.#texts.set(file, content?.text);
    return content?.text;
  }

  /** Tells contents apart; undefined for a file that was not read, or could not be. */
  hashOf(file: string): string | undefined {
    return this.#read.get(file)?.hash;
  }

  fileExists(file: string): boolean {
    return remember(this.#files, file, isFile);
  }

  directoryExists(folder: string): boolean {
    return remember(this.#folders, folder, isFolder);
  }

  getDirectories(folder: string): string[] {
    return [...this.#list(folder).directories];
  }

  realpath(path: string): string {
    return remember(this.#links, path, realPath);
  }

  readDirectory(
    root: string,
    extensions?: readonly string[],
    excludes?: readonly string[],
    includes?: readonly string[],
    depth?: number,
  ): string[] {
    // ts-morph pins the compiler that it carries, and walks folders in the same way itself.
    const { matchFiles } = ts as unknown as { readonly matchFiles: MatchFiles };
    return matchFiles(
      root,
      extensions,
      excludes,
      includes,
      ts.sys.useCaseSensitiveFileNames,
      ts.sys.getCurrentDirectory(),
      depth,
      (folder) => this.#list(folder),
      (path) => this.realpath(path),
    );
  }

  /** Everything that was asked so far. */
  trace(): FileTrace {
    const links = [...this.#links];
    return {
      startedAt: this.#startedAt,
      read: Object.fromEntries(this.#read),
      existingFiles: keysWith(this.#files, true),
      missingFiles: keysWith(this.#files, false),
      existingFolders: keysWith(this.#folders, true),
      missingFolders: keysWith(this.#folders, false),
      listings: Object.fromEntries(this.#listings),
      links: Object.fromEntries(links.filter(([path, target]) => path !== target)),
      unlinked: links.filter(([path, target]) => path === target).map(([path]) => path),
    };
  }

  #list(folder: string): FolderEntries {
    return remember(this.#entries, folder, () => {
      this.#listings.set(folder, listingHash(folder));
      return folderEntries(folder);
    });
  }
}

function remember<Value>(known: Map<string, Value>, key: string, ask: (key: string) => Value): Value {
  const answer = known.get(key);
  if (answer !== undefined) return answer;
  const asked = ask(key);
  known.set(key, asked);
  return asked;
}

function keysWith(map: ReadonlyMap<string, boolean>, wanted: boolean): readonly string[] {
  return [...map].filter(([, value]) => value === wanted).map(([key]) => key);
}
