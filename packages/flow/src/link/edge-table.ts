import type { EdgeFacts, EdgeOperation } from '../facts/edge-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';

/** The end of a list, and a node without edges. */
const NONE = -1;

/**
 * The edges of a whole program by the node that they leave, in the order in which they were added.
 *
 * A large program has millions: they are lists through flat arrays, because an array or an object for each takes
 * several times the memory.
 */
export class EdgeTable {
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #next: number[] = [];
  readonly #to: NodeId[] = [];
  readonly #operations: EdgeOperation[] = [];

  constructor(nodeCount: number) {
    this.#first = new Int32Array(nodeCount).fill(NONE);
    this.#last = new Int32Array(nodeCount).fill(NONE);
  }

  /** Adds an edge; one of a node that does not exist goes nowhere. */
  add(from: NodeId, to: NodeId, operation: EdgeOperation): void {
    const last = this.#last[from];
    if (last === undefined) return;
    const edge = this.#to.length;
    this.#to.push(to);
    this.#operations.push(operation);
    this.#next.push(NONE);
    if (last === NONE) this.#first[from] = edge;
    else this.#next[last] = edge;
    this.#last[from] = edge;
  }

  /** Adds the edges of one file, whose nodes have numbers from `offset` on. */
  addAll({ from, to, operations, kinds }: EdgeFacts, offset: number): void {
    operations.forEach((operation, edge) => {
      const kind = kinds[operation];
      const [start, end] = [from[edge], to[edge]];
      if (kind === undefined || start === undefined || end === undefined) return;
      this.add(start + offset, end + offset, kind);
    });
  }

  /** Calls back for every edge that leaves a node. */
  forEach(from: NodeId, visit: (to: NodeId, operation: EdgeOperation) => void): void {
    for (let edge = this.#first[from] ?? NONE; edge !== NONE; edge = this.#next[edge] ?? NONE) {
      const to = this.#to[edge];
      const operation = this.#operations[edge];
      if (to !== undefined && operation !== undefined) visit(to, operation);
    }
  }
}
