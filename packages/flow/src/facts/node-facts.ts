/** A value node of one file: an index into the lists of {@link NodeFacts}. */
export type NodeId = number;

/** The absence of a node: a value that the developer wrote, which no label can reach. */
export const CLEAN: NodeId = -1;

/** The trait of a value whose type is asked, before a label is let in, whether it can hold text. */
export const TYPED = 1;

/** The trait of a value that outlives activations: module-level variables and imports. */
export const GLOBAL = 2;

/**
 * The values at the places of one file.
 *
 * They are lists by node, because a program has hundreds of thousands: an object for each takes several times the memory,
 * and the time to read them back.
 */
export interface NodeFacts {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The functions whose activation the values belong to, as indexes into the functions of the file. */
  readonly owners: readonly number[];
  /** Sums of {@link TYPED} and {@link GLOBAL}. */
  readonly traits: readonly number[];
  /** What happens at a node, when a reader of a path wants to see it. */
  readonly notes: Readonly<Record<NodeId, string>>;
}

/** What is said of a new node besides its place. */
export interface NodeOptions {
  readonly note?: string;
  readonly typed?: true;
  readonly global?: true;
}

/** Collects the nodes of one file. */
export class NodeList implements NodeFacts {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly owners: number[] = [];
  readonly traits: number[] = [];
  readonly notes: Record<NodeId, string> = {};

  /** Adds a value, and tells its number. */
  add(start: number, end: number, owner: number, { note, typed, global }: NodeOptions): NodeId {
    const node = this.starts.length;
    this.starts.push(start);
    this.ends.push(end);
    this.owners.push(owner);
    this.traits.push((typed === true ? TYPED : 0) + (global === true ? GLOBAL : 0));
    if (note !== undefined) this.notes[node] = note;
    return node;
  }
}
