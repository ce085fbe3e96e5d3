import type { AccessPath } from '../facts/access-path.ts';
import type { NodeId } from '../facts/file-facts.ts';
import type { FlowState } from './flow-state.ts';

/** Room for labels and contexts in one number beside the path; 2^53 is the limit of exact integers. */
const LABELS = 2 ** 16;
const PATHS = 2 ** 17;

/** Remembers every state that was reached, and hands them out in the order in which they were. */
export class StateStore {
  readonly #paths: Map<string, number> = new Map();
  readonly #byNode: Map<NodeId, Map<number, FlowState>> = new Map();
  readonly #queue: FlowState[] = [];
  #next = 0;

  /** Adds a state unless it is known; true when it was new. */
  add(state: FlowState): boolean {
    let states = this.#byNode.get(state.node);
    if (states === undefined) {
      states = new Map();
      this.#byNode.set(state.node, states);
    }
    const key = (state.context * PATHS + this.#pathNumber(state.path)) * LABELS + state.label;
    if (states.has(key)) return false;
    states.set(key, state);
    this.#queue.push(state);
    return true;
  }

  /** The next state that has not been handed out; breadth first, so that first ways are short ways. */
  take(): FlowState | undefined {
    const state = this.#queue[this.#next];
    if (state !== undefined) this.#next += 1;
    return state;
  }

  /** The states reached at a node so far. */
  at(node: NodeId): FlowState[] {
    return [...(this.#byNode.get(node)?.values() ?? [])];
  }

  /** How many states were reached. */
  get size(): number {
    return this.#queue.length;
  }

  #pathNumber(path: AccessPath): number {
    const key = path.join('\u0000');
    const known = this.#paths.get(key);
    if (known !== undefined) return known;
    this.#paths.set(key, this.#paths.size);
    return this.#paths.size - 1;
  }
}
