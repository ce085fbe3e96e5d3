import type { ResultShape } from '../catalog/sdk-catalog.ts';
import type { AccessPath } from '../facts/access-path.ts';
import { ELEMENT, writePath } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { LinkedProgram } from '../link/linked-program.ts';
import type { Exit } from './program-index.ts';
import { readLabel } from './transfer.ts';

/** An argument under the parameter that takes it; a rest parameter takes it as an element. */
export function pathOfArgument(
  path: AccessPath,
  position: number,
  argument: number,
  isRest: boolean,
): AccessPath | undefined {
  if (!isRest) return position === argument ? path : undefined;
  return argument >= position ? writePath([ELEMENT], path) : undefined;
}

/** What a list that is spread into a call hands to a parameter, by its position behind the spread. */
export function pathOfSpread(
  path: AccessPath,
  offset: number,
  isRest: boolean,
  shapes: Readonly<Record<string, ResultShape>>,
): AccessPath | undefined {
  if (offset < 0) return undefined;
  return isRest ? path : readLabel(path, String(offset), shapes);
}

/** Where what leaves a function arrives at the call. */
export function destination(call: LinkedProgram['calls'][number], exit: Exit): NodeId {
  switch (exit.kind) {
    case 'returns':
      return call.result;
    case 'throws':
      return call.thrown;
    case 'this':
      return call.receiverOut;
    case 'parameter':
      return call.arguments[exit.position]?.out ?? CLEAN;
    case 'environment':
    case 'fallback':
      return CLEAN;
  }
}
