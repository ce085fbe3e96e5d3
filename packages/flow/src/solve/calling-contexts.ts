import type { NodeId } from '../facts/node-facts.ts';
import type { Caller, CallingContext, FlowState, Step } from './flow-state.ts';
import { callerOf, passerOf } from './flow-state.ts';

/** The unconditional context. */
export const ALWAYS = 0;

/** Whether a caller was known, or new, or the first from its call. */
export type Acquaintance = 'known' | 'new' | 'new call';

/** A context with look-ups of what its callers are. */
interface IndexedContext extends CallingContext {
  /** By call or closure and its context: the states that were passed. */
  readonly passed: Map<number, FlowState[]>;
  /** The calls among the callers; undefined stands for every closure. */
  readonly calls: Set<number | undefined>;
}

/** Room for a number beside another one in one that is exact. */
const ROOM = 2 ** 26;

/** All contexts of a propagation, by the numbers that states know them under. */
export class CallingContexts {
  readonly #contexts: IndexedContext[] = [createContext(-1, 0)];
  readonly #numbers: Map<NodeId, Map<number, number>> = new Map();
  readonly #byCall: Map<number | undefined, number[]> = new Map();

  /**
   * The context of a function under the condition that a label lies at a place in one of its inputs.
   *
   * @param place - The number of the path and the label together.
   */
  find(input: NodeId, place: number): number | undefined {
    return this.#numbers.get(input)?.get(place);
  }

  /** Makes the context that `find` did not find. */
  create(input: NodeId, place: number, target: number, entryLength: number): number {
    const number = this.#contexts.length;
    this.#contexts.push(createContext(target, entryLength));
    const numbers = this.#numbers.get(input);
    if (numbers === undefined) this.#numbers.set(input, new Map([[place, number]]));
    else numbers.set(place, number);
    return number;
  }

  /** The context behind a number. */
  get(number: number): CallingContext | undefined {
    return this.#contexts[number];
  }

  /**
   * Adds a caller unless it is known.
   *
   * @param byState - Whether one that passes another state counts as another caller: two arguments of one call can end
   *   in one place, and texts in them come from different sources.
   */
  addCaller(number: number, caller: Caller, byState: boolean): Acquaintance {
    const context = this.#contexts[number];
    if (context === undefined) return 'known';
    const key = keyOf(caller);
    const states = context.passed.get(key);
    const passed = passerOf(caller);
    if (states !== undefined && (!byState || states.includes(passed))) return 'known';
    if (states === undefined) context.passed.set(key, [passed]);
    else states.push(passed);
    context.callers.push(caller);
    if (context.calls.has(caller.call)) return 'new';
    context.calls.add(caller.call);
    const contexts = this.#byCall.get(caller.call);
    if (contexts === undefined) this.#byCall.set(caller.call, [number]);
    else contexts.push(number);
    return 'new call';
  }

  /** How many states a way has that goes on from a state by a step. */
  lengthOf(previous: FlowState | undefined, step: Step): number {
    if (previous === undefined) return 1;
    const caller = callerOf(step);
    if (caller === undefined) return previous.length + 1;
    // What comes out may have gone in elsewhere first: only the part inside the function counts.
    const inside = previous.length - (this.#contexts[previous.context]?.entryLength ?? 0);
    return caller.length + inside + 2;
  }

  /**
   * Those of the given contexts that a call, or any closure, brings about.
   *
   * A call that passes an object of a thousand functions brings about as many contexts, and most calls inside have few
   * of them: whichever list is shorter is gone through.
   */
  broughtAboutAmong(call: number | undefined, contexts: ReadonlyMap<number, unknown>): readonly number[] {
    const all = this.#byCall.get(call) ?? [];
    if (all.length <= contexts.size) return all.filter((number) => contexts.has(number));
    return [...contexts.keys()].filter((number) => this.#contexts[number]?.calls.has(call) === true);
  }

  /** The context in which two conditions hold together; undefined when no caller brings both about. */
  common(first: number, second: number): number | undefined {
    if (first === second || second === ALWAYS) return first;
    if (first === ALWAYS) return second;
    const [few, many] = this.#callsOf(first, second);
    for (const call of few) if (many.has(call)) return first;
    return undefined;
  }

  /**
   * Those of the given contexts that hold together with one.
   *
   * A helper that the whole program calls has as many contexts as callers: comparing each with each takes too long.
   */
  compatible(number: number, contexts: ReadonlyMap<number, unknown>): readonly number[] {
    if (number === ALWAYS) return [...contexts.keys()];
    const calls = this.#contexts[number]?.calls ?? new Set();
    if (contexts.size <= this.#sizeOf(calls, contexts.size)) {
      return [...contexts.keys()].filter((other) => this.common(other, number) !== undefined);
    }
    const found = new Set([ALWAYS, number]);
    for (const call of calls) for (const other of this.#byCall.get(call) ?? []) found.add(other);
    return [...found].filter((other) => contexts.has(other));
  }

  /** How many contexts some calls bring about together, as far as a limit. */
  #sizeOf(calls: ReadonlySet<number | undefined>, limit: number): number {
    let size = 0;
    for (const call of calls) {
      size += this.#byCall.get(call)?.length ?? 0;
      if (size >= limit) break;
    }
    return size;
  }

  /** The callers' calls of two contexts, the shorter list first. */
  #callsOf(first: number, second: number): readonly [ReadonlySet<unknown>, ReadonlySet<unknown>] {
    const one = this.#contexts[first]?.calls ?? new Set();
    const other = this.#contexts[second]?.calls ?? new Set();
    return one.size <= other.size ? [one, other] : [other, one];
  }
}

/** Calls above zero, closures below; a caller is one of the two. */
function keyOf({ call, closure, context }: Caller): number {
  return call === undefined ? -1 - ((closure ?? 0) * ROOM + context) : call * ROOM + context;
}

function createContext(target: number, entryLength: number): IndexedContext {
  return { function: target, entryLength, callers: [], exits: [], passed: new Map(), calls: new Set() };
}
