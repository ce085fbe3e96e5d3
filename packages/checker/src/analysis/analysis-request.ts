import type { AnalysisInput, Extras, FlowReport, SdkCatalog } from '@hearsay/flow';
import type { CacheStore } from '../cache/cache-store.ts';
import type { ParsedFiles } from '../project/parsed-files.ts';

/** What is to be analysed. */
export interface AnalysisRequest {
  /** The working folder, absolute. */
  readonly cwd: string;
  /** Tsconfig files or their folders; none means the one in the working folder. */
  readonly projects: readonly string[];
  /** Files and folders that were named on the command line; a tsconfig need not speak of them. */
  readonly paths: readonly string[];
  /** What is wrong with those that do not exist. */
  readonly targetProblems: readonly string[];
  /** Everything that is known of SDKs. */
  readonly sdks: readonly SdkCatalog[];
  /** What is looked for beside what always is. */
  readonly extras: Extras;
  /** Where to keep what is found out; nothing is kept without. */
  readonly store: CacheStore | undefined;
  readonly onStep: (step: AnalysisStep) => void;
  /** Files that earlier checks of this process have parsed. */
  readonly parsed?: ParsedFiles | undefined;
  /** The engine to use in place of the real one, for tests of what stands around it. */
  readonly analyzer?: Analyzer | undefined;
}

/** An engine behind the check. */
export type Analyzer = (input: AnalysisInput) => FlowReport;

/** What an analysis is doing. */
export type AnalysisStep =
  | { readonly kind: 'load'; readonly project: string }
  | { readonly kind: 'analyze'; readonly fileCount: number };
