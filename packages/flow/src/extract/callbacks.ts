import type ts from 'typescript';
import type { NodeId } from '../facts/file-facts.ts';
import { CLEAN } from '../facts/file-facts.ts';
import type { FileExtraction } from './file-extraction.ts';

/** Records that a library calls a function value, and gives what the function returns. */
export function callBack(
  extraction: FileExtraction,
  syntax: ts.Node,
  callee: NodeId,
  values: readonly NodeId[],
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
    arguments: values.map((node) => ({ node, out: CLEAN, spread: false })),
    start: builder.startOf(syntax),
    end: syntax.end,
  });
  return result;
}
