import type ts from 'typescript';
import type { AccessPath } from '../facts/access-path.ts';
import { ELEMENT } from '../facts/access-path.ts';
import type { NodeId } from '../facts/file-facts.ts';
import { CLEAN } from '../facts/file-facts.ts';
import { unwrap } from '../compiler/symbol-name.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import type { Variable } from './variable.ts';
import { bind, findThis, findVariable, lookUp } from './variable-access.ts';

/** A place in the heap, as a variable and the way into its value. */
export interface Location {
  readonly variable: Variable;
  readonly path: AccessPath;
}

/** The segment of an element access: the constant key, or any element. */
export function elementSegment(extraction: FileExtraction, argument: ts.Expression): string {
  const { compiler } = extraction;
  const key = unwrap(compiler, argument);
  return compiler.isStringLiteralLike(key) || compiler.isNumericLiteral(key) ? key.text : ELEMENT;
}

/** The location that an expression names; undefined when it is not rooted in a variable. */
export function locate(extraction: FileExtraction, expression: ts.Expression): Location | undefined {
  const { compiler } = extraction;
  const target = unwrap(compiler, expression);
  if (compiler.isIdentifier(target)) {
    const variable = findVariable(extraction, target.text);
    return variable && { variable, path: [] };
  }
  if (target.kind === compiler.SyntaxKind.ThisKeyword) {
    const variable = findThis(extraction);
    return variable && { variable, path: [] };
  }
  if (compiler.isPropertyAccessExpression(target)) {
    return extend(locate(extraction, target.expression), target.name.text);
  }
  if (compiler.isElementAccessExpression(target)) {
    return extend(
      locate(extraction, target.expression),
      elementSegment(extraction, target.argumentExpression),
    );
  }
  // `map.get(key)` names what the map holds.
  if (compiler.isCallExpression(target) && compiler.isPropertyAccessExpression(target.expression)) {
    const [key] = target.arguments;
    if (target.expression.name.text !== 'get' || key === undefined) return undefined;
    return extend(locate(extraction, target.expression.expression), elementSegment(extraction, key));
  }
  return undefined;
}

function extend(base: Location | undefined, segment: string): Location | undefined {
  return base && { variable: base.variable, path: [...base.path, segment] };
}

/**
 * Stores a value at a location: the variable means a changed object from here on, and whoever holds the same object
 * sees the change.
 *
 * @param isOverwrite - Whether the old value at the location is gone; not so for elements.
 */
export function store(
  extraction: FileExtraction,
  location: Location,
  value: NodeId,
  syntax: ts.Node,
  isOverwrite: boolean,
): void {
  const { builder, frame } = extraction;
  const { variable, path } = location;
  builder.edge(value, variable.out, { kind: 'write', path });
  if (variable.alias !== undefined) {
    const { variable: base, path: prefix } = variable.alias;
    store(extraction, { variable: base, path: [...prefix, ...path] }, value, syntax, isOverwrite);
  }
  if (variable.frame.isModule && variable.frame !== frame) {
    variable.isStoredElsewhere = true;
    builder.edge(value, variable.cell, { kind: 'write', path });
    return;
  }
  const old = lookUp(extraction, variable, syntax);
  if (old === CLEAN && value === CLEAN) return;
  const changed = extraction.node(syntax);
  const overwrites = isOverwrite && !path.includes(ELEMENT);
  builder.edge(old, changed, overwrites ? { kind: 'overwrite', path } : COPY);
  builder.edge(value, changed, { kind: 'write', path });
  bind(extraction, variable, changed);
}

/** Merges what a callee may have stored in an object back into the variable that holds the object. */
export function mergeInto(
  extraction: FileExtraction,
  location: Location,
  out: NodeId,
  syntax: ts.Node,
): void {
  store(extraction, location, out, syntax, false);
}

/** Remembers that a variable and a location hold the same object. */
export function shareObject(variable: Variable, location: Location): void {
  if (location.variable === variable || variable.alias !== undefined) return;
  for (let base: Variable | undefined = location.variable; base; base = base.alias?.variable) {
    if (base === variable) return;
  }
  variable.alias = location;
}
