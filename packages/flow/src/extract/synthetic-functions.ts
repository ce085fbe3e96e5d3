import type ts from 'typescript';
import type { NodeId } from '../facts/file-facts.ts';
import { CLEAN } from '../facts/file-facts.ts';
import { callBack } from './callbacks.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { closeFunction, openFunction } from './functions.ts';

/** The segment under which a synthetic function holds what it was given. */
const HELD = '$held';

/** Opens a function that only the library has, runs `build` inside it, and gives its value outside. */
function synthesize(
  extraction: FileExtraction,
  syntax: ts.Node,
  isRest: boolean,
  build: (parameter: NodeId, environment: NodeId, environmentOut: NodeId) => void,
): { readonly value: NodeId; readonly out: NodeId } {
  const { builder } = extraction;
  const frame = openFunction(extraction, syntax, true);
  const parameter = extraction.node(syntax);
  build(parameter, frame.environmentIn, frame.environmentOut);
  closeFunction(extraction, frame, [{ node: parameter, out: CLEAN, rest: isRest }], CLEAN, CLEAN);
  const value = extraction.node(syntax);
  const out = extraction.node(syntax);
  builder.closures.push({ node: value, function: frame.index, out, owner: extraction.frame.index });
  return { value, out };
}

/** A function such as `resolve` of a promise, and the value that it was called with. */
export function storingFunction(
  extraction: FileExtraction,
  syntax: ts.Node,
): { readonly value: NodeId; readonly stored: NodeId } {
  const { value, out } = synthesize(extraction, syntax, false, (parameter, _environment, environmentOut) => {
    extraction.builder.edge(parameter, environmentOut, { kind: 'write', path: [HELD] });
  });
  return { value, stored: extraction.derived(syntax, out, { kind: 'read', name: HELD }) };
}

/** `callee.bind(…, first, second)`: a function that calls another one with some arguments in front of its own. */
export function partialApplication(
  extraction: FileExtraction,
  syntax: ts.Node,
  callee: NodeId,
  first: readonly NodeId[],
): NodeId {
  const { builder } = extraction;
  const segment = (index: number): string => `${HELD}${String(index)}`;
  const held = [callee, ...first];
  const { value } = synthesize(extraction, syntax, true, (parameter, environment) => {
    const [function_ = CLEAN, ...inputs] = held.map((_, index) =>
      extraction.derived(syntax, environment, { kind: 'read', name: segment(index) }),
    );
    const result = callBack(extraction, syntax, function_, inputs, { spread: parameter });
    builder.edge(result, extraction.frame.returns, COPY);
  });
  held.forEach((node, index) => {
    builder.edge(node, value, { kind: 'write', path: [segment(index)] });
  });
  return value;
}
