/** What a file looked like to the disk when it was read; times in milliseconds. */
export interface FileStamp {
  readonly size: number;
  readonly modified: number;
  readonly changed: number;
  readonly inode: number;
}

/** A file that was read; without a hash, one that could not be. */
export interface ReadFileTrace {
  readonly stamp: FileStamp | undefined;
  readonly hash: string | undefined;
}

/**
 * Every answer that the disk gave while a project was loaded, as plain JSON.
 *
 * As long as the disk gives the same answers, loading the project again gives the same result.
 */
export interface FileTrace {
  /** When the first question was asked, in milliseconds: what changed at about that time may have changed unseen. */
  readonly startedAt: number;
  readonly read: Readonly<Record<string, ReadFileTrace>>;
  readonly existingFiles: readonly string[];
  readonly missingFiles: readonly string[];
  readonly existingFolders: readonly string[];
  readonly missingFolders: readonly string[];
  /** By folder: a hash over the names in it. */
  readonly listings: Readonly<Record<string, string>>;
  /** By path: the path behind links, where it is another one. */
  readonly links: Readonly<Record<string, string>>;
  /** Paths without links. */
  readonly unlinked: readonly string[];
}
