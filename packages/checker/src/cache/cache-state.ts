import type { FileFacts, TypeAnswers } from '@hearsay/flow';
import type { FileRecord } from '../analysis/file-record.ts';
import type { FileLinks } from '../analysis/importers-of.ts';
import type { AnalysisResult } from '../analysis/project-analysis.ts';
import type { FileTrace } from '../files/file-trace.ts';

/** What a check remembers of one program. */
export interface ProgramRecord {
  /** The project's files in it, in the compiler's order; some may belong to an earlier program. */
  readonly ownFiles: readonly string[];
  /** Files that declare what others see without importing it, in the compiler's order. */
  readonly globalFiles: readonly string[];
  /** The declaration files that lead to files of the project, directly or through others. */
  readonly declarations: readonly FileLinks[];
  /** SDKs of the catalog that the program can use. */
  readonly sdks: readonly string[];
  /** Whether this or another program of the check can call a model. */
  readonly asksModels: boolean;
  /** Of everything beside the project's own modules that facts depend on: options, declarations, manifests, globals. */
  readonly environment: string;
}

/** A file of the project, and where its facts are kept. */
export interface CachedFile extends FileRecord {
  /** Undefined for a file without facts. */
  readonly factsKey?: string;
}

/** Everything that one check left for the next, as plain JSON. */
export interface CacheState {
  readonly trace: FileTrace;
  readonly programs: readonly ProgramRecord[];
  readonly files: readonly CachedFile[];
  readonly result: AnalysisResult;
  /** Where the outlines of files are kept. */
  readonly outlinesKey: string;
}

/** The flow facts of one file as they are kept, or why it has none. */
export type CachedFacts =
  { readonly facts: FileFacts; readonly answers: TypeAnswers } | { readonly failure: string };
