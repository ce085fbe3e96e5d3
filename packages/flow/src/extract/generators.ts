import type ts from 'typescript';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';
import { originsOf } from './origins.ts';
import { store } from './storage.ts';
import { findThis } from './variable-access.ts';

/** The segment for what a generator returns at its end, beside what it yields. */
export const RETURNED = '%returned';

/** The segment for what a generator was sent. */
const SENT = '%sent';

/** The segment under which a generator holds its own function: `next` runs it on. */
const BODY = '%body';

/** The value of a `yield`: what the caller of `next` sends in, which a generator object keeps. */
export function sentIn(extraction: FileExtraction, syntax: ts.Expression): NodeId {
  const { frame, builder } = extraction;
  const receiver = findThis(extraction)?.versions[0] ?? CLEAN;
  if (receiver === CLEAN) return CLEAN;
  if (!frame.takesSent) {
    frame.takesSent = true;
    const body = extraction.node(syntax);
    const out = extraction.node(syntax);
    builder.closures.push({ node: body, function: frame.index, out, owner: frame.index });
    builder.edge(body, frame.returns, { kind: 'write', path: [BODY] });
  }
  return extraction.derived(syntax, receiver, { kind: 'read', name: SENT });
}

/** `generator.next(value)`: what it yields or returns, with all that it was sent. */
export function next(extraction: FileExtraction, call: EvaluatedCall): NodeId {
  const { syntax, receiver, receiverValue } = call;
  const [value = CLEAN] = call.values;
  const places = receiver === undefined ? [] : originsOf(extraction, receiver);
  for (const { variable, path } of places) {
    store(extraction, { variable, path: [...path, SENT] }, value, syntax, false);
  }
  const sent = extraction.merged(syntax, [
    value,
    extraction.derived(syntax, receiverValue, { kind: 'read', name: SENT }),
  ]);
  const body = extraction.derived(syntax, receiverValue, { kind: 'read', name: BODY });
  const given = extraction.merged(syntax, [
    receiverValue,
    callBack(extraction, syntax, body, [], {
      receiver: extraction.derived(syntax, sent, { kind: 'write', path: [SENT] }),
    }),
  ]);
  const returned = extraction.derived(syntax, given, { kind: 'read', name: RETURNED });
  return extraction.merged(syntax, [
    given,
    extraction.derived(syntax, returned, { kind: 'write', path: ['value'] }),
  ]);
}
