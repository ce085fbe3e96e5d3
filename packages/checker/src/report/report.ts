import type { FailedFile, SinkRank } from '@hearsay/flow';
import type { CheckRule, Severity } from '../rules/rule.ts';

/** A place between two characters: 1-based, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A stretch of a file; `end` is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A stretch of a named file. */
export interface Location {
  /** Relative to the working folder, with `/`. */
  readonly file: string;
  readonly range: Range;
}

/** Where a text comes from. */
export interface FindingSource extends Location {
  readonly kind: string;
}

/** The prompt parameter that a text reaches. */
export interface FindingSink extends Location {
  readonly kind: string;
  readonly rank: SinkRank;
}

/** One step of a text's way. */
export interface PathStep extends Location {
  readonly note: string;
}

/** A source beside the one that a finding names first, with the shortest way from there. */
export interface OtherSource extends FindingSource {
  readonly path: readonly PathStep[];
}

/** Whether a finding counts: only a new one does. */
export type FindingStatus = 'new' | 'baseline' | 'suppressed';

/** One thing that a rule disallows, at one place. */
export interface Finding extends Location {
  readonly rule: CheckRule;
  readonly severity: Severity;
  readonly message: string;
  /** What to write instead. */
  readonly advice: string;
  /** Stays the same when lines move. */
  readonly fingerprint: string;
  /** `null` for a finding that no flow is behind. */
  readonly source: FindingSource | null;
  /** `null` for a finding that no flow is behind. */
  readonly sink: FindingSink | null;
  /** The shortest way there is. */
  readonly path: readonly PathStep[];
  /** What else reaches the same expression: one entry for each place, the shortest way first, then by place. */
  readonly otherSources: readonly OtherSource[];
  /** Whether there may be sources beyond those listed. */
  readonly hasMoreSources: boolean;
  readonly status: FindingStatus;
  /** What the comment says that suppresses the finding; only for a suppressed one. */
  readonly suppressionReason?: string;
}

/** A written decision to treat a text as trusted. */
export interface ReportedEndorsement extends Location {
  readonly reason: string;
}

/** What the check looked at. */
export interface ReportCoverage {
  readonly files: number;
  readonly failedFiles: readonly FailedFile[];
  readonly sources: number;
  readonly sinks: number;
  readonly sanitizers: number;
  readonly sdks: readonly string[];
}

/** Where the time went, in whole milliseconds. */
export interface ReportTiming {
  readonly totalMs: number;
  readonly loadMs: number;
  readonly extractMs: number;
  readonly solveMs: number;
  readonly cacheHits: number;
}

/** Everything that one check has to say; formatters turn it into text. */
export interface Report {
  /** Highest sink rank first, then by file and position. */
  readonly findings: readonly Finding[];
  readonly endorsements: readonly ReportedEndorsement[];
  readonly coverage: ReportCoverage;
  readonly timing: ReportTiming;
  /** Sentences about what could not be loaded or read; any of them makes the exit status 2. */
  readonly problems: readonly string[];
  /** Sentences that are good to know and change nothing. */
  readonly notices: readonly string[];
  /** The text of each file that a finding or an endorsement names, by its name in the report. */
  readonly texts: ReadonlyMap<string, string>;
}
