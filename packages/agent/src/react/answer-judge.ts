import type { Prompt } from '@hearsay/core';
import type { JsonObject } from '@hearsay/answer';

/** Whether an answer fits its schema. */
export type Verdict =
  | { readonly kind: 'passed'; readonly value: unknown }
  | { readonly kind: 'rejected'; readonly feedback: () => Promise<Prompt>; readonly cause: unknown }
  | { readonly kind: 'undecodable'; readonly cause: unknown };

/** Judges the answers of a run. */
export interface AnswerJudge {
  /** What the provider tells the model. */
  readonly schema: JsonObject;
  /** Judges one answer. */
  judge(answer: string): Verdict;
}
