import type { FileFacts } from './file-facts.ts';
import type { NodeId } from './node-facts.ts';

/** Answers questions about the types of one file's values, each named by its index into {@link FileFacts.nodes}. */
export interface NodeTypes {
  /** Whether the value's type can hold a sentence. */
  carriesText(node: NodeId): boolean;
  /** Whether the value is a promise. */
  isPromise(node: NodeId): boolean;
  /** Whether the value is a text, a number or another primitive, and no object. */
  isPrimitive(node: NodeId): boolean;
  /** Whether the value can be `undefined`. */
  canBeMissing(node: NodeId): boolean;
}

/** The facts of one file together with what tells the types of its values. */
export interface TypedFacts {
  readonly facts: FileFacts;
  readonly types: NodeTypes;
}
