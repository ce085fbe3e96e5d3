import type { FailedFile, FileFacts, TypeAnswers } from '@hearsay/flow';
import type { Suppression } from '../rules/suppressions/read-suppressions.ts';

/** The form in which facts are written down; raised whenever it changes. */
export const FACTS_VERSION = 1;

/** One file of a project, everything in it named from the folder of the facts file. */
export interface FactsFileEntry {
  readonly file: string;
  /** Of the content that the facts were read from. */
  readonly hash: string;
  /** Of the part of that content that the facts of other files can depend on. */
  readonly interfaceHash: string;
  /** Whether the project's tsconfig names the file, and not only an import. */
  readonly isRoot: boolean;
  readonly unresolved: readonly string[];
  readonly builtImports: readonly string[];
  readonly suppressions: readonly Suppression[];
  readonly facts: FileFacts;
  /** To every question that following labels can come to. */
  readonly answers: TypeAnswers;
}

/** A file that facts depend on and that is no part of their project, and what it was. */
export interface FactsInput {
  readonly file: string;
  readonly hash: string;
}

/** The flow facts of one project, to be joined with those of others where no compiler is needed; plain JSON. */
export interface FactsFile {
  readonly version: typeof FACTS_VERSION;
  /** Tells tools and catalogs apart whose facts do not go together. */
  readonly tool: string;
  readonly entries: readonly FactsFileEntry[];
  /** Files of other projects that these import, directly or through others, by the hash of their interface. */
  readonly imported: readonly FactsInput[];
  /** Compiler options, JSON and declarations that these were read with, installed ones aside, by the hash of their content. */
  readonly inputs: readonly FactsInput[];
  /** Files that do not parse or are not there. */
  readonly failedFiles: readonly FailedFile[];
  /** Files that the engine stumbled over. */
  readonly unanalysedFiles: readonly FailedFile[];
  /** Sentences about tsconfig files that could not be loaded or read. */
  readonly problems: readonly string[];
}
