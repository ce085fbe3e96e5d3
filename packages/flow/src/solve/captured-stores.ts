import type { LinkedProgram } from '../link/linked-program.ts';
import { ALWAYS } from './calling-contexts.ts';
import type { CallingContexts } from './calling-contexts.ts';
import type { Caller, FlowState } from './flow-state.ts';

/** What a function has stored in a captured variable. */
interface CapturedStore {
  readonly state: FlowState;
  readonly closure: number;
}

/** Shows a store in the function that made the closure, under the condition that a caller brings about. */
export type ShowStore = (store: CapturedStore, caller: Caller) => void;

/**
 * Finds under which conditions a store in a captured variable shows where the variable is declared.
 *
 * The function that calls a closure need not be the one that made it: a callback is called by a helper, which the
 * maker called. So the calls are followed upwards, to the maker's own activation.
 */
export class CapturedStores {
  readonly #program: LinkedProgram;
  readonly #contexts: CallingContexts;
  readonly #show: ShowStore;
  /** By context: the stores whose maker is looked for among its callers. */
  readonly #waiting = new Map<number, CapturedStore[]>();

  constructor(program: LinkedProgram, contexts: CallingContexts, show: ShowStore) {
    this.#program = program;
    this.#contexts = contexts;
    this.#show = show;
  }

  /** A store by a function that was entered from `caller`. */
  add(store: CapturedStore, caller: Caller): void {
    if (caller.closure === undefined) {
      // Where the closure's making is known as the way in, the places that call it add nothing.
      const isMade = this.#contexts
        .get(store.state.context)
        ?.callers.some(({ closure }) => closure === store.closure);
      if (isMade !== true) this.#seek(store, caller);
    } else if (caller.closure === store.closure) {
      this.#show(store, caller);
    }
  }

  /** A context got another caller: what is looked for may be found there. */
  follow(context: number, caller: Caller): void {
    for (const store of this.#waiting.get(context) ?? []) this.#seek(store, caller);
  }

  #seek(store: CapturedStore, caller: Caller): void {
    const maker = this.#program.closures[store.closure]?.owner;
    const owner =
      caller.call === undefined
        ? this.#program.closures[caller.closure ?? -1]?.owner
        : this.#program.calls[caller.call]?.owner;
    if (owner === maker || caller.context === ALWAYS) {
      this.#show(store, caller);
      return;
    }
    const waiting = this.#waiting.get(caller.context) ?? [];
    const isKnown = waiting.some(({ state, closure }) => state === store.state && closure === store.closure);
    if (isKnown) return;
    this.#waiting.set(caller.context, [...waiting, store]);
    for (const above of this.#contexts.get(caller.context)?.callers ?? []) this.#seek(store, above);
  }
}
