import type { FailedFile, FileFacts, TypeAnswers } from '@hearsay/flow';
import type { Suppression } from '../rules/suppressions/read-suppressions.ts';

/** The form in which facts are written down; raised whenever it changes. */
export const FACTS_VERSION = 1;

/** One file of a project, everything in it named from the folder of the facts file. */
export interface FactsFileEntry {
  readonly file: string;
  /** Of the content that the facts were read from. */
  readonly hash: string;
  /** Whether the project's tsconfig names the file, and not only an import. */
  readonly isRoot: boolean;
  readonly unresolved: readonly string[];
  readonly suppressions: readonly Suppression[];
  readonly facts: FileFacts;
  /** To every question that following labels can come to. */
  readonly answers: TypeAnswers;
}

/** The flow facts of one project, to be joined with those of others where no compiler is needed; plain JSON. */
export interface FactsFile {
  readonly version: typeof FACTS_VERSION;
  /** Tells tools and catalogs apart whose facts do not go together. */
  readonly tool: string;
  readonly entries: readonly FactsFileEntry[];
  /** Files of other projects that these import. */
  readonly imported: readonly string[];
  /** Files that do not parse or are not there. */
  readonly failedFiles: readonly FailedFile[];
  /** Files that the engine stumbled over. */
  readonly unanalysedFiles: readonly FailedFile[];
  /** Sentences about tsconfig files that could not be loaded or read. */
  readonly problems: readonly string[];
}
