import type { AST } from '@eslint-community/regexpp';
import { isTwiceOnALoop } from './loop-ambiguity.ts';
import { PositionGraph, type Fragment } from './position-graph.ts';

/** Repeated as often as this, two ways to match the same text are as bad as endlessly many. */
const OFTEN = 8;

/**
 * Whether a repetition can match one text in two ways, such as `(a+)+` and `(a|aa)*`: the ways multiply with each
 * round, and a text that fails in the end makes an engine that backtracks try them all.
 */
export function isAmbiguous(pattern: AST.Pattern): boolean {
  const bodies: AST.Alternative[][] = [pattern.alternatives];
  // The list grows while it is read: what an assertion looks at is a pattern of its own.
  for (const alternatives of bodies) {
    const graph = new PositionGraph();
    const builder = new FragmentBuilder(graph, bodies);
    builder.ofAlternatives(alternatives);
    if (isTwiceOnALoop(graph)) return true;
  }
  return false;
}

const EMPTY: Fragment = { isNullable: true, first: [], last: [] };

/** Builds the graph of the places of a pattern; a place that is reached in two ways has two edges. */
class FragmentBuilder {
  readonly #graph: PositionGraph;
  readonly #bodies: AST.Alternative[][];

  constructor(graph: PositionGraph, bodies: AST.Alternative[][]) {
    this.#graph = graph;
    this.#bodies = bodies;
  }

  ofAlternatives(alternatives: readonly AST.Alternative[]): Fragment {
    const fragments = alternatives.map(({ elements }) =>
      elements.reduce((before, element) => this.#join(before, this.#ofElement(element)), EMPTY),
    );
    return {
      isNullable: fragments.some(({ isNullable }) => isNullable),
      first: fragments.flatMap(({ first }) => first),
      last: fragments.flatMap(({ last }) => last),
    };
  }

  #ofElement(element: AST.Element): Fragment {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.ofAlternatives(element.alternatives);
      case 'Quantifier':
        return this.#ofQuantifier(element);
      case 'Assertion':
        if (element.kind === 'lookahead' || element.kind === 'lookbehind')
          this.#bodies.push(element.alternatives);
        return EMPTY;
      case 'Backreference':
        return EMPTY;
      default: {
        const position = this.#graph.add(element);
        return { isNullable: false, first: [position], last: [position] };
      }
    }
  }

  #ofQuantifier({ element, min, max }: AST.Quantifier): Fragment {
    if (max === 0) return EMPTY;
    const start = this.#graph.size;
    const fragment = this.#ofElement(element);
    if (max >= OFTEN) this.#graph.loop(start, fragment);
    // Rounds that may match nothing can be any of those that there must be.
    if (min >= OFTEN && fragment.isNullable) this.#graph.loop(start, fragment);
    return min === 0 ? { ...fragment, isNullable: true } : fragment;
  }

  #join(before: Fragment, after: Fragment): Fragment {
    this.#graph.connect(before.last, after.first);
    return {
      isNullable: before.isNullable && after.isNullable,
      first: before.isNullable ? [...before.first, ...after.first] : before.first,
      last: after.isNullable ? [...before.last, ...after.last] : after.last,
    };
  }
}
