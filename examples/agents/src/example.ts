/** One of the programs of this folder. */
export interface Example {
  /** What it shows. */
  readonly about: string;
  /** Runs it; the signal is aborted when somebody presses Ctrl-C. */
  run(signal: AbortSignal, ...rest: string[]): Promise<void>;
}
