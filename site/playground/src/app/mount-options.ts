/** What a page can set of the playground that it holds. */
export interface PlaygroundOptions {
  /** Where the page of a rule is; in the repository by default. */
  readonly rulePage?: (rule: string) => string;
  /** After how many milliseconds a check is given up. */
  readonly checkLimit?: number;
}
