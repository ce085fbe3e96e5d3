import { isTag } from '../facts/access-path.ts';
import type { HandedPath, ValuePath, Wire } from '../catalog/sdk-catalog.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import { handedKey } from './facts-builder.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { locate, store } from './storage.ts';
import { evaluate } from './expressions.ts';
import { readingFunction, settingFunction, slotReader, slotWriter } from './synthetic-functions.ts';

const STEP = /^(this|result|state|shared|\(\d+\))|\.([%\w]+)|(\[\])|(\{[^}]+\})/g;

/** A value path taken apart: where it starts, and the segments inwards. */
interface ParsedValuePath {
  readonly base: string;
  readonly path: readonly string[];
}

/**
 * Takes a value path of the catalog apart.
 *
 * @throws {Error} When the text is not such a path: a mistake in the catalog, found by its tests.
 */
export function parseValuePath(text: ValuePath): ParsedValuePath {
  const steps = [...text.matchAll(STEP)];
  const base = steps[0]?.[1];
  if (base === undefined || steps.map((step) => step[0]).join('') !== text) {
    throw new Error(
      `The catalog path \`${text}\` does not start with this, result, state, shared or an argument.`,
    );
  }
  return { base, path: steps.slice(1).map((step) => step[2] ?? step[3] ?? step[4] ?? '') };
}

/** The values of one call while its wires are laid. */
interface Wiring {
  readonly call: EvaluatedCall;
  /** The SDK's name: what it shares is its own. */
  readonly sdk: string;
  readonly state: NodeId;
  readonly result: NodeId;
}

/** Lays the wires of a catalog entry, and gives the value of the call. */
export function layWires(
  extraction: FileExtraction,
  call: EvaluatedCall,
  sdk: string,
  wires: readonly Wire[],
): NodeId {
  const { builder } = extraction;
  const wiring: Wiring = {
    call,
    sdk,
    state: extraction.node(call.syntax),
    result: extraction.node(call.syntax),
  };
  // A builder gives itself back, with everything that it holds.
  builder.edge(call.receiverValue, wiring.result, COPY);
  for (const wire of wires) {
    if ('call' in wire) callFunction(extraction, wiring, wire);
    else if (wire.without === undefined || call.arguments[wire.without] === undefined) {
      put(extraction, wiring, wire.to, handedValue(extraction, wiring, wire.from));
    }
  }
  return wiring.result;
}

function callFunction(
  extraction: FileExtraction,
  wiring: Wiring,
  wire: Extract<Wire, { readonly call: ValuePath }>,
): void {
  const { builder } = extraction;
  const { syntax } = wiring.call;
  const inputs = alreadyHanded(extraction, wiring.call, wire.call);
  const outs: NodeId[] = [];
  for (const { parameter, from } of wire.pass) {
    const { base, path } = parseValuePath(parameter);
    const position = Number(base.slice(1, -1));
    const value = handedValue(extraction, wiring, from);
    const known = inputs[position] ?? CLEAN;
    const input = known === CLEAN ? extraction.node(syntax) : known;
    builder.edge(value, input, { kind: 'write', path });
    inputs[position] = input;
    if (!isKept(from)) continue;
    const out = outs[position] ?? extraction.node(syntax);
    outs[position] = out;
    const stored = path.reduce(
      (whole, name) => extraction.derived(syntax, whole, { kind: 'read', name }),
      out,
    );
    put(extraction, wiring, from, stored);
  }
  const callee = take(extraction, wiring, wire.call);
  const returned = callBack(
    extraction,
    syntax,
    callee,
    Array.from(inputs, (input: NodeId | undefined) => input ?? CLEAN),
    { outs: Array.from(outs, (out: NodeId | undefined) => out ?? CLEAN) },
  );
  const taken = (wire.taken ?? []).reduce(
    (whole, name) => extraction.derived(syntax, whole, { kind: 'read', name }),
    returned,
  );
  const { appended: lists } = wire;
  const added = lists === undefined ? taken : extraction.derived(syntax, taken, { kind: 'append', lists });
  for (const to of wire.to) put(extraction, wiring, to, added);
}

/** Whether an object is the SDK's own, so that stores of one callback are seen by the next. */
function isKept(from: HandedPath): boolean {
  return from.startsWith('state') || from.startsWith('shared');
}

/** What the catalog's sources hand to the same callback: it gets everything in one call. */
function alreadyHanded(extraction: FileExtraction, call: EvaluatedCall, callee: ValuePath): NodeId[] {
  const { base, path } = parseValuePath(callee);
  if (!base.startsWith('(')) return [];
  const key = handedKey(call.syntax, Number(base.slice(1, -1)), path);
  return [...(extraction.builder.handed.get(key) ?? [])];
}

/** What a path names: a value, or a function of the SDK over one. */
function handedValue(extraction: FileExtraction, wiring: Wiring, from: HandedPath): NodeId {
  const [word = '', over = 'state'] = from.split(' ');
  const { syntax } = wiring.call;
  switch (word) {
    case 'sends': {
      const { value, stored } = settingFunction(extraction, syntax, take(extraction, wiring, over));
      put(extraction, wiring, over, stored);
      return value;
    }
    case 'reads':
      return readingFunction(extraction, syntax, take(extraction, wiring, over));
    case 'reads-slot':
      return slotReader(extraction, syntax, over);
    case 'writes-slot':
      return slotWriter(extraction, syntax, over);
    default:
      return take(extraction, wiring, from);
  }
}

function take(extraction: FileExtraction, { call, sdk, state, result }: Wiring, from: ValuePath): NodeId {
  const { base, path } = parseValuePath(from);
  let value = result;
  if (base === 'this') value = call.receiver ? call.receiverValue : evaluate(extraction, call.callee);
  else if (base === 'state') value = state;
  else if (base === 'shared') value = extraction.builder.sharedNode(sdk, call.syntax);
  else if (base !== 'result') value = call.values[Number(base.slice(1, -1))] ?? CLEAN;
  for (const name of path) {
    if (!isTag(name)) value = extraction.derived(call.syntax, value, { kind: 'read', name });
  }
  return value;
}

function put(
  extraction: FileExtraction,
  { call, sdk, state, result }: Wiring,
  to: ValuePath,
  value: NodeId,
): void {
  const { builder } = extraction;
  const { base, path } = parseValuePath(to);
  if (base === 'state' || base === 'shared') {
    const holder = base === 'state' ? state : builder.sharedNode(sdk, call.syntax);
    builder.edge(value, holder, { kind: 'write', path });
    return;
  }
  const kept = base.startsWith('(') ? call.arguments[Number(base.slice(1, -1))] : call.receiver;
  if (!base.startsWith('(')) builder.edge(value, result, { kind: 'write', path });
  if (base === 'result' || kept === undefined) return;
  // The object itself keeps the value too, for programs that do not chain.
  const place = locate(extraction, kept);
  if (place === undefined) return;
  store(extraction, { variable: place.variable, path: [...place.path, ...path] }, value, call.syntax, false);
}
