import type ts from 'typescript';
import type { NodeId } from '../facts/node-facts.ts';
import { ELEMENT } from '../facts/access-path.ts';
import { CLEAN } from '../facts/node-facts.ts';
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

const NO_PARAMETER: Signature = { parameters: 0, isRest: false };
const ONE_PARAMETER: Signature = { parameters: 1, isRest: false };
const TWO_PARAMETERS: Signature = { parameters: 2, isRest: false };

/** The segment under which a synthetic function hands on what it was called with. */
const STORED = '$stored';

/** The inside of a function that only the library has. */
interface SyntheticBody {
  readonly parameters: readonly NodeId[];
  /** What the body stored in the first parameter. */
  readonly out: NodeId;
  readonly environment: NodeId;
  readonly environmentOut: NodeId;
  readonly returns: NodeId;
}

/** Opens a function that only the library has, runs `build` inside it, and gives its value outside. */
function synthesize(
  extraction: FileExtraction,
  syntax: ts.Node,
  signature: Signature,
  build: (body: SyntheticBody) => void,
): { readonly value: NodeId; readonly out: NodeId } {
  const { builder } = extraction;
  const frame = openFunction(extraction, syntax, true);
  const parameters = Array.from({ length: signature.parameters }, () => extraction.node(syntax));
  const firstOut = extraction.node(syntax);
  build({
    parameters,
    out: firstOut,
    environment: frame.environmentIn,
    environmentOut: frame.environmentOut,
    returns: frame.returns,
  });
  const facts = parameters.map((node, index) => ({
    node,
    out: index === 0 ? firstOut : CLEAN,
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
  return storing(extraction, syntax, ONE_PARAMETER);
}

/** A function that keeps the list of its arguments. */
export function listingFunction(extraction: FileExtraction, syntax: ts.Node): StoringFunction {
  return storing(extraction, syntax, { parameters: 1, isRest: true });
}

/** Keeps what the last parameter takes. */
function storing(extraction: FileExtraction, syntax: ts.Node, signature: Signature): StoringFunction {
  const { value, out } = synthesize(extraction, syntax, signature, ({ parameters, environmentOut }) => {
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
    ({ parameters: [given = CLEAN], environment }) => {
      const function_ = extraction.derived(syntax, environment, { kind: 'read', name: HELD });
      const failed = storingFunction(extraction, syntax);
      const done = storing(extraction, syntax, TWO_PARAMETERS);
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

/** A function such as React's `setState`: it takes a new value, or a function that makes one of the old value. */
export function settingFunction(extraction: FileExtraction, syntax: ts.Node, old: NodeId): StoringFunction {
  const { builder } = extraction;
  const { value, out } = synthesize(
    extraction,
    syntax,
    ONE_PARAMETER,
    ({ parameters: [parameter = CLEAN], environment, environmentOut }) => {
      const before = extraction.derived(syntax, environment, { kind: 'read', name: HELD });
      const updated = callBack(extraction, syntax, parameter, [before]);
      // A function is called for the new value and not kept; those inside of a value would meet each other in every
      // component that shares the state.
      for (const kept of [parameter, updated]) {
        const data = extraction.derived(syntax, kept, { kind: 'data' });
        builder.edge(data, environmentOut, { kind: 'write', path: [STORED] });
      }
    },
  );
  builder.edge(old, value, { kind: 'write', path: [HELD] });
  return { value, stored: extraction.derived(syntax, out, { kind: 'read', name: STORED }) };
}

/** A function that gives back what it is passed. */
export function readingParameter(extraction: FileExtraction, syntax: ts.Node): NodeId {
  return synthesize(extraction, syntax, ONE_PARAMETER, ({ parameters: [parameter = CLEAN], returns }) => {
    extraction.builder.edge(parameter, returns, COPY);
  }).value;
}

/** A function without parameters that gives what the library holds. */
export function readingFunction(extraction: FileExtraction, syntax: ts.Node, held: NodeId): NodeId {
  const { value } = synthesize(extraction, syntax, NO_PARAMETER, ({ environment, returns }) => {
    extraction.builder.edge(environment, returns, { kind: 'read', name: HELD });
  });
  extraction.builder.edge(held, value, { kind: 'write', path: [HELD] });
  return value;
}

/** A function that gives what an object of the library keeps under a segment. */
export function slotReader(extraction: FileExtraction, syntax: ts.Node, segment: string): NodeId {
  return synthesize(extraction, syntax, ONE_PARAMETER, ({ parameters: [parameter = CLEAN], returns }) => {
    extraction.builder.edge(parameter, returns, { kind: 'read', name: segment });
  }).value;
}

/** A function that makes an object of the library keep a value under a segment. */
export function slotWriter(extraction: FileExtraction, syntax: ts.Node, segment: string): NodeId {
  return synthesize(
    extraction,
    syntax,
    TWO_PARAMETERS,
    ({ parameters: [parameter = CLEAN, second = CLEAN], out }) => {
      const before = extraction.derived(syntax, parameter, { kind: 'read', name: segment });
      const updated = callBack(extraction, syntax, second, [before]);
      extraction.builder.edge(second, out, { kind: 'write', path: [segment] });
      extraction.builder.edge(updated, out, { kind: 'write', path: [segment] });
    },
  ).value;
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
    ({ parameters: [given = CLEAN], environment }) => {
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
