import type { NodeId } from '../facts/node-facts.ts';

/** Questions about types that the solver asks only where a label arrives. */
export interface TypeQuestions {
  /** Whether the node's type can hold a sentence. */
  carriesText(node: NodeId): boolean;
  /** Whether the node's value is a promise. */
  isPromise(node: NodeId): boolean;
  /** Whether the node's value is a text, a number or another primitive, and no object. */
  isPrimitive(node: NodeId): boolean;
  /** Whether the node's value can be `undefined`. */
  canBeMissing(node: NodeId): boolean;
}
