import type { FailedFile, FlowReport } from '@hearsay/flow';
import type { AnalysisInputs } from '../files/trace-inputs.ts';
import type { Suppression } from '../rules/suppressions/read-suppressions.ts';

/** What the analysis of some projects gave, before any rule, baseline or named path is applied; plain JSON. */
export interface AnalysisResult {
  readonly flowReport: FlowReport;
  /** The files that were analysed, with absolute names, in order. */
  readonly files: readonly string[];
  /** Files that do not parse or are not there, with absolute names. */
  readonly failedFiles: readonly FailedFile[];
  readonly suppressions: readonly Suppression[];
  /** Sentences about tsconfig files that could not be loaded or read. */
  readonly problems: readonly string[];
  /** Sentences that are good to know and change nothing. */
  readonly notices: readonly string[];
}

/** A result together with what it took to get it. */
export interface ProjectAnalysis extends AnalysisResult {
  /** Sentences about files and folders that were named on the command line. */
  readonly targetProblems: readonly string[];
  /** The text of an analysed file, or of a declaration file, by absolute name. */
  readonly textOf: (file: string) => string | undefined;
  /** What the result depends on; undefined for one that was joined from facts. */
  readonly inputs: AnalysisInputs | undefined;
  /** Milliseconds until every program was there. */
  readonly loadMs: number;
  /** How many files were taken from the cache. */
  readonly cacheHits: number;
}
