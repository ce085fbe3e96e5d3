import type { FlowState } from './flow-state.ts';
import type { CallRole } from './program-index.ts';

/** A value that a call would pass to a function, if one caller brought both of them about. */
export interface WaitingPass {
  readonly state: FlowState;
  readonly role: CallRole;
  readonly target: number;
  /** The condition under which the call reaches the function. */
  readonly targetContext: number;
}

/** Passes that no caller allows yet: each is tried again when one of its two contexts gets another caller. */
export class WaitingPasses {
  readonly #byContext = new Map<number, WaitingPass[]>();

  /** Remembers a pass. */
  add(pass: WaitingPass): void {
    for (const context of [pass.state.context, pass.targetContext]) {
      const waiting = this.#byContext.get(context);
      if (waiting === undefined) this.#byContext.set(context, [pass]);
      else waiting.push(pass);
    }
  }

  /** The passes that wait for a caller of a context; they are forgotten here. */
  take(context: number): readonly WaitingPass[] {
    const waiting = this.#byContext.get(context) ?? [];
    this.#byContext.delete(context);
    return waiting;
  }
}
