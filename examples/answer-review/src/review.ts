import type { AgentText } from '@hearsay/core';

/** One thing that the reviewer found. */
export interface Finding {
  /**
   * The line that it is about.
   * @asType integer
   * @minimum 0
   * @maximum 4294967295
   */
  readonly line: number;
  readonly note: AgentText;
}

export type Verdict = 'Approve' | { readonly Reject: { readonly reason: AgentText } };

/** What a reviewer says about a change. */
export interface Review {
  /**
   * From 0, which is bad, to 255; null where the reviewer gives none.
   * @asType integer
   * @minimum 0
   * @maximum 255
   */
  readonly score: number | null;
  readonly summary: AgentText;
  readonly findings: readonly Finding[];
  readonly verdict: Verdict;
}

/** One page of many. */
export interface Page<Item> {
  readonly items: readonly Item[];
}
