import type ts from 'typescript';
import { CLEAN, type NodeId } from '../facts/node-facts.ts';
import { aliasesOf } from './aliases.ts';
import type { FactsBuilder } from './facts-builder.ts';
import type { FileExtraction } from './file-extraction.ts';
import type { FunctionFrame } from './function-frame.ts';
import { originsOf } from './origins.ts';
import { heldObjects } from './literals.ts';
import { mergeInto, type Location } from './storage.ts';
import { Variable } from './variable.ts';

/** Notes that the next call to be written down stands at a piece of syntax, of which a loop may be walked twice. */
export function rememberCall({ calls, callsBySyntax }: FactsBuilder, syntax: ts.Node): void {
  const same = callsBySyntax.get(syntax);
  if (same === undefined) callsBySyntax.set(syntax, [calls.length]);
  else same.push(calls.length);
}

/**
 * The object that a call gave back, as a variable without a name: what is stored in it goes to where the callee has the
 * object from.
 *
 * @returns `undefined` for what is no call of the program, or was not evaluated yet.
 */
export function givenObject(
  { builder, frame }: FileExtraction,
  syntax: ts.CallExpression | ts.NewExpression | ts.PropertyAccessExpression,
): Variable | undefined {
  const calls = builder.callsBySyntax.get(syntax);
  if (calls === undefined) return undefined;
  const known = builder.givenObjects.get(syntax);
  if (known !== undefined) return known;
  const variable = new Variable('', frame, '');
  variable.makeOut = (): NodeId => {
    variable.out = builder.node(syntax, frame.index);
    for (const index of calls) {
      const call = builder.calls[index];
      if (call !== undefined) builder.calls[index] = { ...call, resultOut: variable.out };
    }
    return variable.out;
  };
  builder.givenObjects.set(syntax, variable);
  return variable;
}

/** Callers may store something in the object that a function gives back: whatever it has the object from sees that. */
export function giveBack(extraction: FileExtraction, expression: ts.Expression): void {
  const handed = handedObjects(extraction, expression).filter(({ place }) =>
    outlives(extraction.frame, place.variable),
  );
  if (handed.length > 0) mergeHanded(extraction, handed, returnsIn(extraction, expression), expression);
}

/** The place of an object that an expression hands on: it stands for it, or is a literal that holds it under a name. */
interface HandedObject {
  readonly place: Location;
  readonly name?: string;
}

/** The places whose objects whoever gets an expression can change. */
export function handedObjects(
  extraction: FileExtraction,
  expression: ts.Expression,
): readonly HandedObject[] {
  return [
    ...originsOf(extraction, expression).map((place) => ({ place })),
    ...heldObjects(extraction, expression).flatMap(({ name, expression: member }) =>
      originsOf(extraction, member).map((place) => ({ place, name })),
    ),
  ];
}

/** Merges what was stored in an expression that hands objects on back into their places. */
export function mergeHanded(
  extraction: FileExtraction,
  handed: readonly HandedObject[],
  out: NodeId,
  syntax: ts.Node,
): void {
  for (const { place, name } of handed) {
    const stored = name === undefined ? out : extraction.derived(syntax, out, { kind: 'read', name });
    mergeInto(extraction, place, stored, syntax);
  }
}

/**
 * A constructor puts an object from elsewhere into a field: what any method stores in that later is seen there.
 *
 * @param receiver - `this` of the constructor.
 */
export function keepField(
  extraction: FileExtraction,
  receiver: Variable,
  name: string,
  source: ts.Expression,
): void {
  if (receiver.instances === CLEAN) return;
  for (const place of originsOf(extraction, source)) keepIn(extraction, receiver, name, place, source);
}

/** As above, for an object whose place is known. */
export function keepIn(
  extraction: FileExtraction,
  receiver: Variable,
  name: string,
  place: Location,
  syntax: ts.Node,
): void {
  const { frame, makeOut } = place.variable;
  // What a caller has handed over is that of one instance; the rest is the same for all of them.
  const isHandedOver = frame === extraction.frame && makeOut === undefined;
  const holder = isHandedOver ? returnsIn(extraction, syntax) : receiver.instances;
  mergeInto(extraction, place, extraction.derived(syntax, holder, { kind: 'read', name }), syntax);
}

function returnsIn(extraction: FileExtraction, syntax: ts.Node): NodeId {
  const { frame } = extraction;
  if (frame.returnsIn === CLEAN) frame.returnsIn = extraction.node(syntax);
  return frame.returnsIn;
}

/** Whether somebody else can look into the object of a variable when the function is done. */
function outlives(
  frame: FunctionFrame,
  variable: Variable,
  visited: ReadonlySet<Variable> = new Set(),
): boolean {
  if (visited.has(variable)) return false;
  const isHeld = variable.frame !== frame || variable.out !== CLEAN || variable.makeOut !== undefined;
  const seen = new Set([...visited, variable]);
  return isHeld || aliasesOf(variable).some((alias) => outlives(frame, alias.variable, seen));
}
