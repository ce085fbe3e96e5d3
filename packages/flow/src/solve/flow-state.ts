import type { AccessPath } from '../facts/access-path.ts';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';

/** A label at a place in a value, under the condition of one calling context. */
export interface FlowState {
  readonly node: NodeId;
  /** Index into the contexts; 0 holds unconditionally. */
  readonly context: number;
  readonly path: AccessPath;
  /** Number in the label table. */
  readonly label: number;
  /** The state that this one came from first; undefined at a source. */
  readonly previous: FlowState | undefined;
  /** How it came from there. */
  readonly step: Step;
  /** States on the way from the source, this one included, as `traceBack` tells it. */
  readonly length: number;
}

/** One step of the propagation. */
export type Step =
  | { readonly kind: 'source'; readonly index: number }
  | { readonly kind: 'function' }
  | { readonly kind: 'edge'; readonly operation: EdgeOperation }
  | { readonly kind: 'enter'; readonly call: number }
  | { readonly kind: 'capture' }
  /** `caller` is the state that passed the label in; undefined when the label was born in the callee. */
  | { readonly kind: 'return'; readonly call: number; readonly caller: FlowState | undefined }
  | { readonly kind: 'store'; readonly caller: FlowState | undefined };

/** The state that passed in the label that a step brings out of a function. */
export function callerOf(step: Step): FlowState | undefined {
  return step.kind === 'return' || step.kind === 'store' ? step.caller : undefined;
}

/** A function under the condition that one of its inputs carries a label. */
export interface CallingContext {
  readonly function: number;
  /** The length of the first way in. */
  readonly entryLength: number;
  /** Where the label came in, from outside. */
  readonly callers: Caller[];
  /** Labels that leave the function under this condition. */
  readonly exits: FlowState[];
}

/** Who passed the label in. */
export interface Caller {
  /** The call, or undefined where a closure captured the label. */
  readonly call: number | undefined;
  /** The closure that captured it. */
  readonly closure: number | undefined;
  readonly context: number;
  readonly state: FlowState;
  /** What the call passed, where the label is that of a default which is made of it. */
  readonly passer?: FlowState | undefined;
}

/** The state outside of the function that a label inside came from. */
export function passerOf({ passer, state }: Caller): FlowState {
  return passer ?? state;
}
