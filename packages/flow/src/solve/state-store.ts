import type { AccessPath } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import type { FlowState } from './flow-state.ts';

/** Room for what a context is combined with in one number; 2^53 is the limit of exact integers. */
const PLACES = 2 ** 27;

/** Ways to one state that are remembered beside the first; more are seldom worth their memory. */
const MAXIMUM_LATER_WAYS = 100;

/** Ways to a state that came after the first one. */
export interface LaterWays {
  /** Each equals the state but for where it came from, in the order in which they came. */
  readonly ways: readonly FlowState[];
  /** Whether there were more than are remembered. */
  readonly isCut: boolean;
}

/** Remembers every state that was reached, and hands them out in the order in which they were. */
export class StateStore {
  readonly #paths: Map<string, number> = new Map();
  /** A path and a label together, as a number below {@link PLACES}. */
  readonly #places: Map<number, number> = new Map();
  readonly #byNode: Map<NodeId, Map<number, FlowState>> = new Map();
  readonly #laterWays: Map<FlowState, FlowState[]> = new Map();
  /** Only of the nodes that were asked for. */
  readonly #byContext: Map<NodeId, Map<number, FlowState[]>> = new Map();
  readonly #queue: FlowState[] = [];
  #next = 0;

  /**
   * Adds a state unless it is known; true when it was new.
   *
   * @param isTraced - Whether a known state shall remember that a further way leads to it.
   */
  add(state: FlowState, isTraced: boolean): boolean {
    let states = this.#byNode.get(state.node);
    if (states === undefined) {
      states = new Map();
      this.#byNode.set(state.node, states);
    }
    const key = state.context * PLACES + this.placeOf(state.path, state.label);
    const known = states.get(key);
    if (known !== undefined) {
      if (isTraced) this.#addLaterWay(known, state);
      return false;
    }
    states.set(key, state);
    this.#queue.push(state);
    const byContext = this.#byContext.get(state.node);
    if (byContext !== undefined) insert(byContext, state);
    return true;
  }

  /** The next state that has not been handed out; breadth first, so that first ways are short ways. */
  take(): FlowState | undefined {
    const state = this.#queue[this.#next];
    if (state !== undefined) this.#next += 1;
    return state;
  }

  /** The states reached at a node so far, by their contexts. */
  at(node: NodeId): ReadonlyMap<number, readonly FlowState[]> {
    const known = this.#byContext.get(node);
    if (known !== undefined) return known;
    const byContext = new Map<number, FlowState[]>();
    for (const state of this.#byNode.get(node)?.values() ?? []) insert(byContext, state);
    this.#byContext.set(node, byContext);
    return byContext;
  }

  /** The ways that came to a state after the first one. */
  laterWaysTo(state: FlowState): LaterWays {
    const ways = this.#laterWays.get(state) ?? [];
    return { ways: ways.slice(0, MAXIMUM_LATER_WAYS), isCut: ways.length > MAXIMUM_LATER_WAYS };
  }

  #addLaterWay(known: FlowState, state: FlowState): void {
    const ways = this.#laterWays.get(known);
    if (ways === undefined) this.#laterWays.set(known, [state]);
    // One beyond the maximum tells that there were more.
    else if (ways.length <= MAXIMUM_LATER_WAYS) ways.push(state);
  }

  /** How many states were reached. */
  get size(): number {
    return this.#queue.length;
  }

  /** The number of a path and a label together. */
  placeOf(path: AccessPath, label: number): number {
    const place = this.#pathNumber(path) * PLACES + label;
    const known = this.#places.get(place);
    if (known !== undefined) return known;
    this.#places.set(place, this.#places.size);
    return this.#places.size - 1;
  }

  #pathNumber(path: AccessPath): number {
    const key = path.join('\u0000');
    const known = this.#paths.get(key);
    if (known !== undefined) return known;
    this.#paths.set(key, this.#paths.size);
    return this.#paths.size - 1;
  }
}

function insert(byContext: Map<number, FlowState[]>, state: FlowState): void {
  const states = byContext.get(state.context);
  if (states === undefined) byContext.set(state.context, [state]);
  else states.push(state);
}
