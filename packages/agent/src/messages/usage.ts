/** Tokens that a model call, or a run, took. */
export interface Usage {
  /** Tokens that were sent. */
  readonly promptTokens: number;
  /** Tokens that were written. */
  readonly completionTokens: number;
  /** The vendor's own total, which is not recomputed. */
  readonly totalTokens: number;
}

/** No tokens at all. */
export const ZERO_USAGE: Usage = Object.freeze({ promptTokens: 0, completionTokens: 0, totalTokens: 0 });

/** Makes a usage whose total is the sum of both. */
export function usageOf(promptTokens: number, completionTokens: number): Usage {
  return { promptTokens, completionTokens, totalTokens: promptTokens + completionTokens };
}

/** Adds two usages field by field, so that totals of the vendor stay what they were. */
export function addUsage(left: Usage, right: Usage): Usage {
  return {
    promptTokens: left.promptTokens + right.promptTokens,
    completionTokens: left.completionTokens + right.completionTokens,
    totalTokens: left.totalTokens + right.totalTokens,
  };
}
