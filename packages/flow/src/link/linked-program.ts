import type {
  ArgumentFact,
  ClosureFact,
  FileFacts,
  FunctionFact,
  SinkFact,
  SourceFact,
} from '../facts/file-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import type { EdgeTable } from './edge-table.ts';

/** A call of the whole program; its targets are functions by index. */
export interface LinkedCall {
  readonly owner: number;
  readonly result: NodeId;
  readonly callee: NodeId;
  readonly targets: readonly number[];
  /** Targets that the receiver chooses between: all of them count where nobody knows what the receiver is. */
  readonly choices: readonly number[];
  readonly receiver: NodeId;
  readonly receiverOut: NodeId;
  readonly resultOut: NodeId;
  readonly arguments: readonly ArgumentFact[];
  readonly thrown: NodeId;
}

/** A sink or source of the whole program, with the file that it stands in. */
export type Placed<Fact> = Fact & { readonly file: number };

/** The facts of all files in one numbering. */
export interface LinkedProgram {
  readonly files: readonly FileFacts[];
  /** First node of each file. */
  readonly nodeOffsets: readonly number[];
  /** By node: the sum of `TYPED` and `GLOBAL`. */
  readonly traits: Uint8Array;
  /** By node: where its labels go. */
  readonly edges: EdgeTable;
  readonly functions: readonly FunctionFact[];
  readonly closures: readonly ClosureFact[];
  readonly calls: readonly LinkedCall[];
  readonly sources: readonly Placed<SourceFact>[];
  readonly sinks: readonly Placed<SinkFact>[];
  /** By node: the file that it belongs to. */
  fileOf(node: NodeId): number;
  /** By node: the function whose activation it belongs to. */
  functionOf(node: NodeId): FunctionFact | undefined;
  /** By node: where it stands in its file. */
  rangeOf(node: NodeId): { readonly start: number; readonly end: number };
  /** By node: what happens there, when a reader of a path wants to see it. */
  noteOf(node: NodeId): string | undefined;
}
