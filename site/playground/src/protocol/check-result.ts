/** A stretch of the checked text, as UTF-16 offsets; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One step of the way that a text took from its source to the prompt. */
export interface PathStep extends Span {
  /** What happens there, as a short clause. */
  readonly note: string;
}

/** One change of the text. */
export interface TextEdit extends Span {
  readonly text: string;
}

/** What the editor offers to write instead. */
export interface Fix {
  /** What it does, as one short sentence. */
  readonly title: string;
  readonly edit: TextEdit;
}

/** Something that the compiler or a rule has to say of one stretch of the text. */
export interface Finding extends Span {
  /** The rule's name, or the compiler's code as `TS2345`. */
  readonly code: string;
  readonly origin: 'compiler' | 'rule';
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to write instead, where that is no part of the message. */
  readonly advice: string | undefined;
  /** From the source to the sink; empty where the rule looks at one place only. */
  readonly path: readonly PathStep[];
  readonly fixes: readonly Fix[];
}

/** What the analysis recognised, so that silence is not mistaken for safety. */
export interface Recognised {
  readonly sources: number;
  readonly sinks: number;
  readonly sanitizers: number;
  /** As `name@major`. */
  readonly sdks: readonly string[];
}

/** How long each part of a check took, in milliseconds. */
export interface CheckTiming {
  /** Parsing what changed, and the compiler's own errors: what `tsc` would do. */
  readonly compilerMs: number;
  readonly rulesMs: number;
  readonly flowMs: number;
  readonly totalMs: number;
}

/** Everything that one check has to say. */
export interface CheckResult {
  /** In the order of the text. */
  readonly findings: readonly Finding[];
  /** How many there are, if not all are listed. */
  readonly total: number;
  readonly recognised: Recognised;
  /** Why texts could not be followed everywhere, in full sentences; empty where they could. */
  readonly gaps: readonly string[];
  /** Packages that the text imports and that the playground does not hold. */
  readonly unknownPackages: readonly string[];
  readonly timing: CheckTiming;
}

/** Which declarations there are. */
export interface Packs {
  /** Packages whose declarations can be loaded. */
  readonly available: readonly string[];
  /** Those of them that are loaded. */
  readonly loaded: readonly string[];
}
