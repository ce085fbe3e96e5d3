import type ts from 'typescript';
import type { SymbolName } from '../facts/file-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { FileExtraction } from './file-extraction.ts';

/** What a library passes beside the values. */
export interface CallBackOptions {
  /** A list whose elements are passed behind the values. */
  readonly spread?: NodeId;
  /** `this` of the function. */
  readonly receiver?: NodeId;
  /** Where what the function stores in `this` shows. */
  readonly receiverOut?: NodeId;
  /** By position: where what the function stores in a value shows. */
  readonly outs?: readonly NodeId[];
  /** Functions of the project that it is known to be. */
  readonly targets?: readonly SymbolName[];
  /** Whether it is one of those, whatever the receiver is. */
  readonly isExact?: boolean;
}

/**
 * Records that a library calls a function value, and gives what the function returns.
 */
export function callBack(
  extraction: FileExtraction,
  syntax: ts.Node,
  callee: NodeId,
  values: readonly NodeId[],
  {
    spread = CLEAN,
    receiver = CLEAN,
    receiverOut = CLEAN,
    outs = [],
    targets = [],
    isExact = false,
  }: CallBackOptions = {},
): NodeId {
  if (callee === CLEAN && targets.length === 0) return CLEAN;
  const { builder, frame } = extraction;
  const result = extraction.node(syntax);
  builder.calls.push({
    owner: frame.index,
    result,
    callee,
    targets,
    ...(isExact ? { isExact } : {}),
    receiver,
    receiverOut,
    arguments: [
      ...values.map((node, index) => ({ node, out: outs[index] ?? CLEAN, spread: false })),
      ...(spread === CLEAN ? [] : [{ node: spread, out: CLEAN, spread: true }]),
    ],
    thrown: extraction.frame.handler,
  });
  return result;
}

/** A method that the language calls on a value, and gives what it returns. */
export function callMethod(
  extraction: FileExtraction,
  syntax: ts.Node,
  receiver: NodeId,
  name: string,
  targets: readonly SymbolName[],
): NodeId {
  const callee = extraction.derived(syntax, receiver, { kind: 'read', name });
  return callBack(extraction, syntax, callee, [], { receiver, targets });
}
