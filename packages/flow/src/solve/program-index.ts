import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { LinkedProgram } from '../link/linked-program.ts';
import { callableValues } from './callable-values.ts';

/** How a node takes part in a call. */
export type CallRole =
  | { readonly call: number; readonly kind: 'argument'; readonly position: number }
  | { readonly call: number; readonly kind: 'receiver' }
  | { readonly call: number; readonly kind: 'result' }
  | { readonly call: number; readonly kind: 'callee' };

/** Which way out of a function a node is. */
export type Exit =
  | { readonly function: number; readonly kind: 'returns' | 'throws' | 'this' | 'environment' }
  | { readonly function: number; readonly kind: 'parameter'; readonly position: number }
  /** The default of a parameter: it goes to where the function was called from, and in where no argument is. */
  | { readonly function: number; readonly kind: 'fallback'; readonly position: number };

/** Look-ups from nodes to the calls, functions, closures and sinks that they belong to. */
export interface ProgramIndex {
  readonly roles: ReadonlyMap<NodeId, readonly CallRole[]>;
  readonly exits: ReadonlyMap<NodeId, Exit>;
  readonly closures: ReadonlyMap<NodeId, readonly number[]>;
  readonly closuresOf: ReadonlyMap<number, readonly number[]>;
  readonly sinks: ReadonlyMap<NodeId, readonly number[]>;
  /** Calls that name a function directly. */
  readonly callsOf: ReadonlyMap<number, readonly number[]>;
  /** By node: 1 where it matters that a function arrives. */
  readonly callable: Uint8Array;
}

/** Builds the look-ups of a linked program. */
export function indexProgram(program: LinkedProgram): ProgramIndex {
  const roles = new Map<NodeId, CallRole[]>();
  const callsOf = new Map<number, number[]>();
  program.calls.forEach((call, index) => {
    append(roles, call.callee, { call: index, kind: 'callee' });
    append(roles, call.receiver, { call: index, kind: 'receiver' });
    append(roles, call.resultOut, { call: index, kind: 'result' });
    call.arguments.forEach(({ node }, position) => {
      append(roles, node, { call: index, kind: 'argument', position });
    });
    for (const target of call.targets) append(callsOf, target, index);
  });
  const closures = new Map<NodeId, number[]>();
  const closuresOf = new Map<number, number[]>();
  program.closures.forEach((closure, index) => {
    append(closures, closure.node, index);
    append(closuresOf, closure.function, index);
  });
  const sinks = new Map<NodeId, number[]>();
  program.sinks.forEach((sink, index) => {
    append(sinks, sink.node, index);
  });
  const callable = callableValues(program, closures);
  return { roles, exits: indexExits(program), closures, closuresOf, sinks, callsOf, callable };
}

function indexExits(program: LinkedProgram): Map<NodeId, Exit> {
  const exits = new Map<NodeId, Exit>();
  program.functions.forEach((fact, index) => {
    exits.set(fact.returns, { function: index, kind: 'returns' });
    exits.set(fact.throws, { function: index, kind: 'throws' });
    exits.set(fact.thisOut, { function: index, kind: 'this' });
    exits.set(fact.environmentOut, { function: index, kind: 'environment' });
    fact.parameters.forEach(({ out, fallback }, position) => {
      exits.set(out, { function: index, kind: 'parameter', position });
      exits.set(fallback, { function: index, kind: 'fallback', position });
    });
  });
  exits.delete(CLEAN);
  return exits;
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  if (key === CLEAN) return;
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
