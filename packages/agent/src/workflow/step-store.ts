import type { JsonValue } from '@hearsay/answer';
import type { Usage } from '../messages/usage.ts';

/** A step that is finished, as plain JSON: no mark is stored, it is made again when the output is read. */
export interface StoredStep {
  /** What came out. */
  readonly output: JsonValue;
  /** What the step took. */
  readonly usage: Usage;
}

/**
 * Keeps the steps of workflows that are finished.
 *
 * Once `write` has resolved, the step is there after any crash.
 */
export interface StepStore {
  /** Returns a step of a workflow, if it is finished. */
  read(workflow: string, step: string): StoredStep | undefined | Promise<StoredStep | undefined>;
  /** Keeps a step that is finished. */
  write(workflow: string, step: string, stored: StoredStep): void | Promise<void>;
}
