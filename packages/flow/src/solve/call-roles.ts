import type { NodeId } from '../facts/node-facts.ts';
import type { LinkedProgram } from '../link/linked-program.ts';
import type { CallRole } from './program-index.ts';

/** The values that take part in a call, and how each does. */
export function rolesIn(
  { calls }: LinkedProgram,
  callIndex: number,
): readonly (readonly [NodeId, CallRole])[] {
  const call = calls[callIndex];
  if (call === undefined) return [];
  return [
    [call.callee, { call: callIndex, kind: 'callee' }],
    [call.receiver, { call: callIndex, kind: 'receiver' }],
    [call.resultOut, { call: callIndex, kind: 'result' }],
    ...call.arguments.map(({ node }, position): [NodeId, CallRole] => [
      node,
      { call: callIndex, kind: 'argument', position },
    ]),
  ];
}
