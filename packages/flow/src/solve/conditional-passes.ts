import type { FlowState } from './flow-state.ts';
import type { CallRole } from './program-index.ts';

/** A value that takes part in a call. */
export interface Pass {
  readonly state: FlowState;
  readonly role: CallRole;
}

/** A function that a call reaches through a value. */
export interface DynamicTarget {
  readonly call: number;
  readonly target: number;
}

/**
 * Remembers, by the condition under which they are there, the values and the functions that meet in calls.
 *
 * A value and a function meet where one caller brings both about. When a condition gets another caller, what is there
 * under it may meet what that caller brings about elsewhere.
 */
export class ConditionalPasses {
  readonly #passes = new Map<number, Pass[]>();
  readonly #targets = new Map<number, DynamicTarget[]>();

  /** A value takes part in a call that can reach functions through values. */
  addPass(context: number, pass: Pass): void {
    append(this.#passes, context, pass);
  }

  /** A call reaches a function through a value. */
  addTarget(context: number, target: DynamicTarget): void {
    append(this.#targets, context, target);
  }

  /** The values that take part in such calls under a condition. */
  passesUnder(context: number): readonly Pass[] {
    return [...(this.#passes.get(context) ?? [])];
  }

  /** The functions that calls reach under a condition. */
  targetsUnder(context: number): readonly DynamicTarget[] {
    return [...(this.#targets.get(context) ?? [])];
  }
}

function append<Value>(map: Map<number, Value[]>, key: number, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
