import type ts from 'typescript';
import type { NodeId } from '../facts/file-facts.ts';
import { ELEMENT } from '../facts/access-path.ts';
import { CLEAN } from '../facts/file-facts.ts';
import { callBack } from './callbacks.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { closeFunction, openFunction } from './functions.ts';

/** The segment under which a synthetic function holds what it was given. */
const HELD = '$held';

/** What the parameters of such a function take: one argument each, or the last one all that are left. */
interface Signature {
  readonly parameters: number;
  readonly isRest: boolean;
}

/** Opens a function that only the library has, runs `build` inside it, and gives its value outside. */
function synthesize(
  extraction: FileExtraction,
  syntax: ts.Node,
  signature: Signature,
  build: (parameters: readonly NodeId[], environment: NodeId, environmentOut: NodeId) => void,
): { readonly value: NodeId; readonly out: NodeId } {
  const { builder } = extraction;
  const frame = openFunction(extraction, syntax, true);
  const parameters = Array.from({ length: signature.parameters }, () => extraction.node(syntax));
  build(parameters, frame.environmentIn, frame.environmentOut);
  const facts = parameters.map((node, index) => ({
    node,
    out: CLEAN,
    rest: signature.isRest && index === parameters.length - 1,
    fallback: CLEAN,
  }));
  closeFunction(extraction, frame, facts, CLEAN, CLEAN);
  const value = extraction.node(syntax);
  const out = extraction.node(syntax);
  builder.closures.push({ node: value, function: frame.index, out, owner: extraction.frame.index });
  return { value, out };
}

/** A function of the library, and what it was called with. */
export interface StoringFunction {
  readonly value: NodeId;
  readonly stored: NodeId;
}

/** A function such as `resolve` of a promise, and the value that it was called with. */
export function storingFunction(extraction: FileExtraction, syntax: ts.Node): StoringFunction {
  return storing(extraction, syntax, { parameters: 1, isRest: false });
}

/** A function that keeps the list of its arguments. */
export function listingFunction(extraction: FileExtraction, syntax: ts.Node): StoringFunction {
  return storing(extraction, syntax, { parameters: 1, isRest: true });
}

/** Keeps what the last parameter takes. */
function storing(extraction: FileExtraction, syntax: ts.Node, signature: Signature): StoringFunction {
  const { value, out } = synthesize(extraction, syntax, signature, (parameters, _, environmentOut) => {
    const kept = parameters.at(-1) ?? CLEAN;
    extraction.builder.edge(kept, environmentOut, { kind: 'write', path: [HELD] });
  });
  return { value, stored: extraction.derived(syntax, out, { kind: 'read', name: HELD }) };
}

/** `promisify(callee)`: a function that calls another one with a callback behind its own arguments. */
export function promisified(extraction: FileExtraction, syntax: ts.Node, callee: NodeId): NodeId {
  if (callee === CLEAN) return CLEAN;
  const { builder } = extraction;
  const { value } = synthesize(
    extraction,
    syntax,
    { parameters: 1, isRest: true },
    ([given = CLEAN], environment) => {
      const function_ = extraction.derived(syntax, environment, { kind: 'read', name: HELD });
      const failed = storingFunction(extraction, syntax);
      const done = storing(extraction, syntax, { parameters: 2, isRest: false });
      // Where the callback stands depends on how many arguments there are: it is any of them.
      const list = extraction.merged(syntax, [
        given,
        extraction.derived(syntax, done.value, { kind: 'write', path: [ELEMENT] }),
        extraction.derived(syntax, failed.value, { kind: 'write', path: [ELEMENT] }),
      ]);
      callBack(extraction, syntax, function_, [], { spread: list });
      builder.edge(done.stored, extraction.frame.returns, COPY);
      builder.edge(failed.stored, extraction.frame.handler, COPY);
    },
  );
  builder.edge(callee, value, { kind: 'write', path: [HELD] });
  return value;
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
  const { value } = synthesize(
    extraction,
    syntax,
    { parameters: 1, isRest: true },
    ([given = CLEAN], environment) => {
      const [function_ = CLEAN, ...inputs] = held.map((_, index) =>
        extraction.derived(syntax, environment, { kind: 'read', name: segment(index) }),
      );
      const result = callBack(extraction, syntax, function_, inputs, { spread: given });
      builder.edge(result, extraction.frame.returns, COPY);
    },
  );
  held.forEach((node, index) => {
    builder.edge(node, value, { kind: 'write', path: [segment(index)] });
  });
  return value;
}
