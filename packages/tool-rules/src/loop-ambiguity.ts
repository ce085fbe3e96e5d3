import type { Loop, PositionGraph } from './position-graph.ts';

/** How many steps of two walkers are looked at before a pattern counts as ambiguous: a moment's work. */
const MOST_STEPS = 100_000;

/**
 * Whether some text leads from a place back to itself in two ways.
 *
 * Two walkers read the same text: where they can start at one place, part, and meet at that place again, each round
 * doubles the ways.
 */
export function isTwiceOnALoop(graph: PositionGraph): boolean {
  const budget = { steps: MOST_STEPS };
  return graph.loops.some((loop) => {
    for (let place = loop.start; place < loop.end; place += 1) {
      const cameFrom = pairsFrom(graph, place, loop, budget);
      if (budget.steps <= 0 || canPartAndMeet(graph, place, cameFrom)) return true;
    }
    return false;
  });
}

/** The pairs that two walkers from one place can come to inside of a repetition, each with those they came from. */
function pairsFrom(
  graph: PositionGraph,
  start: number,
  loop: Loop,
  budget: { steps: number },
): ReadonlyMap<number, ReadonlySet<number>> {
  const cameFrom = new Map<number, Set<number>>([[pairOf(graph, start, start), new Set()]]);
  const followersOf = (place: number): ReadonlySet<number> =>
    new Set(graph.followersOf(place).filter((next) => loop.start <= next && next < loop.end));
  // The map grows while it is read.
  for (const pair of cameFrom.keys()) {
    const [one, other] = placesOf(graph, pair);
    const beside = followersOf(other);
    for (const next of followersOf(one))
      for (const place of beside) {
        budget.steps -= 1;
        if (budget.steps <= 0) return cameFrom;
        if (!graph.canMeet(next, place)) continue;
        const then = pairOf(graph, next, place);
        const before = cameFrom.get(then) ?? new Set<number>();
        cameFrom.set(then, before.add(pair));
      }
  }
  return cameFrom;
}

function canPartAndMeet(
  graph: PositionGraph,
  start: number,
  cameFrom: ReadonlyMap<number, ReadonlySet<number>>,
): boolean {
  const onTheWay = new Set(cameFrom.get(pairOf(graph, start, start)));
  // The set grows while it is read: everything from which the walkers get back to where they began.
  for (const pair of onTheWay) for (const before of cameFrom.get(pair) ?? []) onTheWay.add(before);
  return [...onTheWay].some((pair) => {
    const [one, other] = placesOf(graph, pair);
    return one !== other || hasTwoWays(graph, one, onTheWay);
  });
}

/** Whether two edges lead from a place to the same one, as in `(a+)+`, and on to where the walk began. */
function hasTwoWays(graph: PositionGraph, place: number, onTheWay: ReadonlySet<number>): boolean {
  const followers = graph.followersOf(place);
  return followers.some(
    (next, index) => followers.indexOf(next) !== index && onTheWay.has(pairOf(graph, next, next)),
  );
}

function pairOf({ size }: PositionGraph, one: number, other: number): number {
  return one * size + other;
}

function placesOf({ size }: PositionGraph, pair: number): readonly [number, number] {
  return [Math.floor(pair / size), pair % size];
}
