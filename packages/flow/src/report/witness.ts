import type { LinkedProgram } from '../link/linked-program.ts';
import type { FlowState } from '../solve/flow-state.ts';
import { callerOf } from '../solve/flow-state.ts';
import { ELEMENT } from '../facts/access-path.ts';
import type { FlowStep, Place, TextLabel } from './flow-report.ts';
import {
  describeCapture,
  describeEntry,
  describeGiven,
  describeReturn,
  describeSink,
  describeSource,
} from './flow-messages.ts';

/** A way from a source to a sink, as states in the order in which the text took it. */
export type Witness = readonly FlowState[];

/**
 * Follows a state back to its source.
 *
 * A way that comes out of a function goes back into the call that it came from, not into any other.
 *
 * @param chosen - The way to take back from a state, where it is not the first one; inside of functions that the text
 *   only went through, the first one is always taken.
 */
export function traceBack(end: FlowState, chosen: ReadonlyMap<FlowState, FlowState> = new Map()): Witness {
  const states: FlowState[] = [];
  const callers: FlowState[] = [];
  let state: FlowState | undefined = end;
  while (state !== undefined) {
    const way: FlowState = callers.length === 0 ? (chosen.get(state) ?? state) : state;
    states.push(way);
    const caller = callerOf(way.step);
    if (caller !== undefined) callers.push(caller);
    const isEntry: boolean = way.step.kind === 'enter' || way.step.kind === 'capture';
    state = (isEntry ? callers.pop() : undefined) ?? way.previous;
  }
  return states.reverse();
}

/** The source of a witness: its index in the program, and the first property that was read from it. */
export function sourceOf(witness: Witness): { readonly index: number; readonly member: string | undefined } {
  const [first, ...rest] = witness;
  const index = first?.step.kind === 'source' ? first.step.index : -1;
  for (const { step } of rest) {
    if (step.kind !== 'edge') continue;
    const { operation } = step;
    if (operation.kind === 'read' && operation.name !== ELEMENT) return { index, member: operation.name };
    if (operation.kind === 'derive' || operation.kind === 'parse') break;
  }
  return { index, member: undefined };
}

/** Tells a witness as the steps that a reader wants to see. */
export function tellSteps(
  program: LinkedProgram,
  witness: Witness,
  names: {
    readonly label: TextLabel;
    readonly source: string;
    readonly sink: string;
    readonly sinkPlace: Place;
  },
): FlowStep[] {
  const told = witness.flatMap((state, position) => {
    const note = position === 0 ? describeSource(names.source, names.label) : noteOf(program, state);
    return note === undefined ? [] : [{ place: placeOf(program, state, witness[position - 1]), note }];
  });
  const steps = [...told, { place: names.sinkPlace, note: describeSink(names.sink) }];
  return steps.filter((step, index) => {
    const next = steps[index + 1];
    // Two things that happen at one place: the later one says more.
    return next === undefined || index === 0 || !isSamePlace(step.place, next.place);
  });
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.file === other.file && one.start === other.start && one.end === other.end;
}

/** A step into a function stands at the argument of the call that the way comes from, every other at the value itself. */
function placeOf(program: LinkedProgram, state: FlowState, before: FlowState | undefined): Place {
  const node = state.step.kind === 'enter' && before !== undefined ? before.node : state.node;
  return { file: program.files[program.fileOf(node)]?.file ?? '', ...program.rangeOf(node) };
}

function noteOf(program: LinkedProgram, state: FlowState): string | undefined {
  const { step } = state;
  switch (step.kind) {
    case 'enter': {
      const name = functionAt(program, state.node);
      const isGiven = program.functionOf(state.node)?.returnsIn === state.node;
      return isGiven ? describeGiven(name) : describeEntry(name);
    }
    case 'capture':
      return describeCapture(functionAt(program, state.node));
    case 'return':
      return describeReturn(calleeName(program, state));
    case 'edge':
      return program.noteOf(state.node);
    default:
      return undefined;
  }
}

/** The function that the left state belonged to. */
function calleeName(program: LinkedProgram, state: FlowState): string {
  return state.previous === undefined ? '' : functionAt(program, state.previous.node);
}

/** The short name of the function around a node; empty for callbacks without one. */
function functionAt(program: LinkedProgram, node: number): string {
  const name = program.functionOf(node)?.name ?? '';
  const parts = name.split('.').filter((part) => !part.startsWith('@'));
  return name.split('.').at(-1)?.startsWith('@') === true ? '' : parts.slice(-2).join('.');
}
