/** One finding that a team has decided to live with for now. */
export interface BaselineEntry {
  readonly rule: string;
  /** Relative to the folder that fingerprints are relative to, with `/`. */
  readonly file: string;
  readonly fingerprint: string;
  /** What the report said when the entry was written; for people, not for matching. */
  readonly message: string;
}

/** The version of the file's shape. */
export const BASELINE_VERSION = 1;
