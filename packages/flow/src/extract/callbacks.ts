import type ts from 'typescript';
import type { NodeId } from '../facts/file-facts.ts';
import { CLEAN } from '../facts/file-facts.ts';
import type { FileExtraction } from './file-extraction.ts';

/**
 * Records that a library calls a function value, and gives what the function returns.
 *
 * @param spread - A list whose elements are passed behind the other values.
 */
export function callBack(
  extraction: FileExtraction,
  syntax: ts.Node,
  callee: NodeId,
  values: readonly NodeId[],
  spread: NodeId = CLEAN,
): NodeId {
  if (callee === CLEAN) return CLEAN;
  const { builder, frame } = extraction;
  const result = extraction.node(syntax);
  builder.calls.push({
    owner: frame.index,
    result,
    callee,
    targets: [],
    receiver: CLEAN,
    receiverOut: CLEAN,
    arguments: [
      ...values.map((node) => ({ node, out: CLEAN, spread: false })),
      ...(spread === CLEAN ? [] : [{ node: spread, out: CLEAN, spread: true }]),
    ],
    thrown: extraction.frame.handler,
    start: builder.startOf(syntax),
    end: syntax.end,
  });
  return result;
}
