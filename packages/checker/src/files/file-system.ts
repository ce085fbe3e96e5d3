/** The questions that loading a project asks of the disk. */
export interface FileSystem {
  /** The text of a file; undefined when there is none that can be read. */
  readFile(file: string): string | undefined;
  fileExists(file: string): boolean;
  directoryExists(folder: string): boolean;
  /** The names of the folders in a folder. */
  getDirectories(folder: string): string[];
  /** The path behind symbolic links. */
  realpath(path: string): string;
  /** The files under a folder that fit the globs of a tsconfig. */
  readDirectory(
    root: string,
    extensions?: readonly string[],
    excludes?: readonly string[],
    includes?: readonly string[],
    depth?: number,
  ): string[];
}
