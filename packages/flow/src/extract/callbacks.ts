import type ts from 'typescript';
import type { NodeId } from '../facts/file-facts.ts';
import { CLEAN } from '../facts/file-facts.ts';
import type { FileExtraction } from './file-extraction.ts';

/** What a library passes beside the values. */
export interface CallBackOptions {
  /** A list whose elements are passed behind the values. */
  readonly spread?: NodeId;
  /** `this` of the function. */
  readonly receiver?: NodeId;
  /** By position: where what the function stores in a value shows. */
  readonly outs?: readonly NodeId[];
}

/**
 * Records that a library calls a function value, and gives what the function returns.
 */
export function callBack(
  extraction: FileExtraction,
  syntax: ts.Node,
  callee: NodeId,
  values: readonly NodeId[],
  { spread = CLEAN, receiver = CLEAN, outs = [] }: CallBackOptions = {},
): NodeId {
  if (callee === CLEAN) return CLEAN;
  const { builder, frame } = extraction;
  const result = extraction.node(syntax);
  builder.calls.push({
    owner: frame.index,
    result,
    callee,
    targets: [],
    receiver,
    receiverOut: CLEAN,
    arguments: [
      ...values.map((node, index) => ({ node, out: outs[index] ?? CLEAN, spread: false })),
      ...(spread === CLEAN ? [] : [{ node: spread, out: CLEAN, spread: true }]),
    ],
    thrown: extraction.frame.handler,
  });
  return result;
}
