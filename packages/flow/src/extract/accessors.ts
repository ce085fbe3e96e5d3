import type ts from 'typescript';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import type { FileExtraction } from './file-extraction.ts';
import { rememberCall } from './given-objects.ts';
import { readProperty } from './patterns.ts';
import type { Location } from './storage.ts';
import { mergeInto } from './storage.ts';

/**
 * The value of a property: what its getter gives, or what the object holds under its name.
 *
 * @param placesOf - Where the object can have come from.
 */
export function readMember(
  extraction: FileExtraction,
  syntax: ts.Node,
  object: ts.Node,
  base: NodeId,
  name: string,
  placesOf: () => readonly Location[],
): NodeId {
  const { methods, isOnly } = extraction.symbols.accessors(object, name, 'get');
  if (methods.length === 0) return readProperty(extraction, syntax, base, name);
  const isExact = object.kind === extraction.compiler.SyntaxKind.SuperKeyword;
  const held: EdgeOperation = { kind: 'read', name: `get ${name}` };
  const callee = isExact ? CLEAN : extraction.derived(syntax, base, held);
  const places = placesOf();
  const receiverOut = places.length === 0 ? CLEAN : extraction.node(syntax);
  if (isOnly) rememberCall(extraction.builder, syntax);
  const given = callBack(extraction, syntax, callee, [], {
    receiver: base,
    receiverOut,
    targets: methods,
    isExact,
  });
  for (const place of places) mergeInto(extraction, place, receiverOut, syntax);
  const typed = extraction.derived(
    syntax,
    given,
    { kind: 'copy' },
    { note: `reads \`.${name}\``, typed: true },
  );
  return isOnly ? typed : extraction.merged(syntax, [typed, readProperty(extraction, syntax, base, name)]);
}

/** Stores through a setter of the project; false where the property has none. */
export function storeMember(
  extraction: FileExtraction,
  target: ts.PropertyAccessExpression,
  base: NodeId,
  value: NodeId,
  places: readonly Location[],
): boolean {
  const name = target.name.text;
  const { methods, isOnly } = extraction.symbols.accessors(target.expression, name, 'set');
  if (methods.length === 0) return false;
  const receiverOut = extraction.node(target);
  const callee = extraction.derived(target, base, { kind: 'read', name: `set ${name}` });
  callBack(extraction, target, callee, [value], { receiver: base, receiverOut, targets: methods });
  for (const place of places) mergeInto(extraction, place, receiverOut, target);
  return isOnly;
}
