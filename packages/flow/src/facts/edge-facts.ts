import type { AccessPath } from './access-path.ts';
import { CLEAN, type NodeId } from './node-facts.ts';

/** How a label's path changes along an edge. */
export type EdgeOperation =
  /** The same value. */
  | { readonly kind: 'copy' }
  /** One property of the value. */
  | { readonly kind: 'read'; readonly name: string }
  /** What a method of an SDK's object gives: a part of it where the catalog says so, or else all of it or nothing. */
  | { readonly kind: 'method'; readonly name: string; readonly otherwise: 'all' | 'nothing' }
  /** The value is stored in another one. */
  | { readonly kind: 'write'; readonly path: AccessPath }
  /** The same object after an assignment to one of its properties. */
  | { readonly kind: 'overwrite'; readonly path: AccessPath }
  /** What an object holds, and not the object itself: what a class inherits from another one. */
  | { readonly kind: 'members' }
  /** The data of a value: no function, and nothing that a function has captured. */
  | { readonly kind: 'data' }
  /** An object without the named properties. */
  | { readonly kind: 'omit'; readonly names: readonly string[] }
  /** The members of one object in another, without the named ones, where the other one is what its tags say. */
  | { readonly kind: 'retag'; readonly tags: readonly string[]; readonly names: readonly string[] }
  /** The same value in a message that no model speaks: it is no part of an SDK's own conversation there. */
  | { readonly kind: 'as-asked' }
  /** A list with its elements in other places: what lay at a position may lie at any. */
  | { readonly kind: 'reorder' }
  /** An object, where what lies in the named lists was put behind what they hold already. */
  | { readonly kind: 'append'; readonly lists: readonly string[] }
  /** A message of a conversation, or a list of them, without what a model said in it. */
  | { readonly kind: 'without-answers'; readonly isList: boolean }
  /** A text made of the value. */
  | { readonly kind: 'derive' }
  /** A text made of the value, unless the types say that the result is a promise: then it came from elsewhere. */
  | { readonly kind: 'derive-unless-promise' }
  /** The same value under a type that nothing has checked. */
  | { readonly kind: 'cast' }
  /** An object read from a text; no type of it is checked. */
  | { readonly kind: 'parse' }
  /** A value that a schema has checked: its type holds again. */
  | { readonly kind: 'validate' };

/** The ways for labels from one value to another of the same file, as lists by edge for the same reason as nodes. */
export interface EdgeFacts {
  readonly from: readonly NodeId[];
  readonly to: readonly NodeId[];
  /** What happens on the way, as indexes into {@link EdgeFacts.kinds}. */
  readonly operations: readonly number[];
  /** The operations of the file, each once. */
  readonly kinds: readonly EdgeOperation[];
}

/** Collects the edges of one file. */
export class EdgeList implements EdgeFacts {
  readonly from: NodeId[] = [];
  readonly to: NodeId[] = [];
  readonly operations: number[] = [];
  readonly kinds: EdgeOperation[] = [];
  readonly #known = new Map<string, number>();

  /** Adds an edge, unless one of its ends is clean. */
  add(from: NodeId, to: NodeId, operation: EdgeOperation): void {
    if (from === CLEAN || to === CLEAN || (from === to && operation.kind === 'copy')) return;
    this.from.push(from);
    this.to.push(to);
    this.operations.push(this.#indexOf(operation));
  }

  #indexOf(operation: EdgeOperation): number {
    const key = operation.kind === 'copy' ? 'copy' : JSON.stringify(operation);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.kinds.push(operation);
    this.#known.set(key, this.kinds.length - 1);
    return this.kinds.length - 1;
  }
}
