/** A stretch of one source file, as UTF-16 offsets into its text; `end` is exclusive. */
export interface Place {
  /** The file's name as the compiler knows it: absolute, with `/`. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/**
 * What a text becomes at a sink: the prompts from the one that a model obeys most to the one that it obeys least, then
 * `control`, which no model reads: the program does what the text says.
 */
export type SinkRank = 'system' | 'tool-description' | 'user' | 'tool-result' | 'control';

/** What a text decides at a sink of rank `control`. */
export type ControlUse = 'code' | 'path' | 'url' | 'tool' | 'model';

/** Whose text it is: a model's, a tool's or a user's. */
export type TextLabel = 'agent' | 'tool' | 'user';

/** One step of the way that a text took, in the order in which the program takes it. */
export interface FlowStep {
  readonly place: Place;
  /** What happens there, as a short clause: `interpolated into a template`. */
  readonly note: string;
}

/** A source beside the one that a flow is told of, and the shortest way from it to the same expression. */
export interface FurtherSource {
  readonly kind: string;
  readonly place: Place;
  /** From the source to the sink, both included. */
  readonly path: readonly FlowStep[];
}

/** One expression that carries labelled text into a trusted prompt parameter, or to where it decides what the program does. */
export interface Flow {
  readonly rule: 'no-agent-text-in-prompt' | 'no-agent-text-in-control';
  /** What is wrong and why it matters, in full sentences that never hold text of the analysed program's data. */
  readonly message: string;
  /** What to write instead, in full sentences. */
  readonly advice: string;
  readonly source: { readonly kind: string; readonly place: Place };
  readonly sink: { readonly kind: string; readonly rank: SinkRank; readonly place: Place };
  /** From the source to the sink, both included; the shortest way there is. */
  readonly path: readonly FlowStep[];
  /** What else reaches the same expression: one entry for each place, the shortest way first, then by place. */
  readonly otherSources: readonly FurtherSource[];
  /** Whether there may be sources beyond those listed: their number and the search for them are bounded. */
  readonly hasMoreSources: boolean;
  /** The function around the sink, for fingerprints that survive line moves; empty at the top level. */
  readonly scope: string;
}

/** A written decision to treat a text as trusted. */
export interface Endorsement {
  readonly place: Place;
  /** The reason as written, or an empty string when it is not a literal. */
  readonly reason: string;
}

/** A file that could not be analysed, and why. */
export interface FailedFile {
  readonly file: string;
  readonly reason: string;
}

/** A function that branches more often than the compiler follows types through. */
export interface LongFunction {
  /** Its name with those around it; empty for the top level of the file. */
  readonly name: string;
  readonly file: string;
  readonly start: number;
}

/** What the analysis looked at, so that silence is not mistaken for safety. */
export interface Coverage {
  readonly files: number;
  readonly failedFiles: readonly FailedFile[];
  readonly sources: number;
  readonly sinks: number;
  readonly sanitizers: number;
  /** Recognised SDKs as `name@major`, or `name` when the version is unknown; sorted. */
  readonly sdks: readonly string[];
  /** The kinds of the recognised sources and sinks, each once, sorted: they tell which rows of the catalog matched. */
  readonly kinds?: readonly string[];
  /** Functions in which types were followed over short stretches only; left out where there is none. */
  readonly longFunctions?: readonly LongFunction[];
}

/** Everything that one analysis has to say. */
export interface FlowReport {
  /** Ordered by sink rank, then file, then position. */
  readonly flows: readonly Flow[];
  readonly endorsements: readonly Endorsement[];
  readonly coverage: Coverage;
  /**
   * Set when the budget did not suffice, to the number of states that were reached: flows may be missing then.
   *
   * A state is one label at one place of one value under one calling context.
   */
  readonly stoppedAt?: number;
  /** Milliseconds spent in each phase. */
  readonly timing: { readonly extractMs: number; readonly solveMs: number };
}
