import type { EdgeOperation } from '../facts/edge-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';

/** What a function of the language's library does with its arguments. */
export type GlobalBehaviour = (extraction: FileExtraction, call: EvaluatedCall) => NodeId;

/** Reads one property. */
export function read(name: string): EdgeOperation {
  return { kind: 'read', name };
}

/** Stores under a path. */
export function write(...path: readonly string[]): EdgeOperation {
  return { kind: 'write', path };
}

/** Gives nothing that can be labelled. */
export const clean: GlobalBehaviour = () => CLEAN;

/** Several operations in a row on the first argument. */
export function passThrough(...operations: readonly EdgeOperation[]): GlobalBehaviour {
  return (extraction, call) =>
    operations.reduce(
      (value, operation) => extraction.derived(call.syntax, value, operation),
      call.values[0] ?? CLEAN,
    );
}
