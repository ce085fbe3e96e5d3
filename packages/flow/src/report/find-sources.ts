import type { LinkedProgram } from '../link/linked-program.ts';
import type { FlowState } from '../solve/flow-state.ts';
import { callerOf } from '../solve/flow-state.ts';
import type { Solution } from '../solve/solution.ts';
import type { Witness } from './witness.ts';
import { traceBack } from './witness.ts';

/** Sources that are looked for at one sink; whoever mends twenty has read the code. */
export const MAXIMUM_SOURCES = 21;

/** States that are looked at for one sink: enough for every way in code that people wrote. */
const MAXIMUM_STATES = 10_000;

/** States on all the ways told of one sink: a report of long ways would be too large to be read. */
const MAXIMUM_TOLD_STATES = 2_000;

/** The sources whose text reaches one sink. */
export interface SinkSources {
  /** The shortest way from each place, the shortest of all first. */
  readonly witnesses: readonly Witness[];
  /** Whether more sources may reach the sink than were looked for. */
  readonly isCut: boolean;
}

/** Where a way back from a sink was left: the state before the sink, and the way that leads into it. */
interface Onward {
  readonly state: FlowState;
  readonly way: FlowState;
}

/**
 * Finds every source behind the states that reached a sink, by the shortest ways back.
 *
 * Labels that meet in a state are one from there on, so the solver's first ways show one source only. A way back that
 * comes to where a text left a function goes on where that text went in: what came out under the condition of one
 * input came from that input, so nothing inside can lead to another source, and no call is left for another one.
 */
export function findSources(
  program: LinkedProgram,
  solution: Pick<Solution, 'laterWaysTo'>,
  ends: readonly FlowState[],
): SinkSources {
  const queue = new ShortestFirst();
  for (const end of ends) queue.add(end, 0, undefined);
  const witnesses = new Map<string, Witness>();
  const onward = new Map<FlowState, Onward | undefined>();
  let toldStates = 0;
  let isCut = false;
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    const { state, distance } = next;
    if (onward.has(state)) continue;
    if (onward.size >= MAXIMUM_STATES) return { witnesses: [...witnesses.values()], isCut: true };
    onward.set(state, next.onward);
    const later = solution.laterWaysTo(state);
    isCut ||= later.isCut;
    for (const way of [state, ...later.ways]) {
      const before = callerOf(way.step) ?? way.previous;
      if (before !== undefined) {
        queue.add(before, distance + way.length - before.length, { state, way });
        continue;
      }
      const place = placeOfSource(program, way);
      if (place === undefined || witnesses.has(place)) continue;
      toldStates += distance;
      const isFull = witnesses.size === MAXIMUM_SOURCES || toldStates > MAXIMUM_TOLD_STATES;
      if (isFull && witnesses.size > 0) return { witnesses: [...witnesses.values()], isCut: true };
      witnesses.set(place, witnessFrom(state, way, onward));
    }
  }
  return { witnesses: [...witnesses.values()], isCut };
}

/** Names the place of a source; reading another member of it makes no other source. */
function placeOfSource(program: LinkedProgram, { step }: FlowState): string | undefined {
  const source = step.kind === 'source' ? program.sources[step.index] : undefined;
  return source && `${String(source.file)}:${String(source.start)}:${String(source.end)}`;
}

/** The way from a source that the search has just come to. */
function witnessFrom(
  start: FlowState,
  first: FlowState,
  onward: ReadonlyMap<FlowState, Onward | undefined>,
): Witness {
  const chosen = new Map([[start, first]]);
  let end = start;
  for (let next = onward.get(start); next !== undefined; next = onward.get(end)) {
    chosen.set(next.state, next.way);
    end = next.state;
  }
  return traceBack(end, chosen);
}

/** A place that the search may come to, and how far from the sink it lies. */
interface Candidate {
  readonly state: FlowState;
  readonly distance: number;
  readonly onward: Onward | undefined;
}

/** Hands out the nearest candidate; equally near ones in the order in which they came. */
class ShortestFirst {
  /** By distance, which is small: a way has tens of states. */
  readonly #buckets: Candidate[][] = [];
  #distance = 0;
  #next = 0;

  add(state: FlowState, distance: number, onward: Onward | undefined): void {
    (this.#buckets[distance] ??= []).push({ state, distance, onward });
  }

  take(): Candidate | undefined {
    while (this.#distance < this.#buckets.length) {
      const candidate = this.#buckets[this.#distance]?.[this.#next];
      this.#next += 1;
      if (candidate !== undefined) return candidate;
      this.#distance += 1;
      this.#next = 0;
    }
    return undefined;
  }
}
