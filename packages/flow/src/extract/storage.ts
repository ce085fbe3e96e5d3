import type ts from 'typescript';
import type { AccessPath } from '../facts/access-path.ts';
import { ELEMENT, segmentsMeet } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { staticName, unwrap, wellKnownSymbol } from '../compiler/symbol-name.ts';
import { givenObject } from './given-objects.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { aliasesOf } from './aliases.ts';
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
  if (compiler.isStringLiteralLike(key) || compiler.isNumericLiteral(key)) return key.text;
  const known = compiler.isIdentifier(key)
    ? findVariable(extraction, key.text)?.constantKey
    : wellKnownSymbol(compiler, key);
  return known ?? ELEMENT;
}

/** The segment of a property name: what is written, the constant in brackets, or any element. */
export function propertySegment(extraction: FileExtraction, name: ts.PropertyName | ts.BindingName): string {
  const { compiler } = extraction;
  const written = staticName(compiler, name);
  if (written !== undefined) return written;
  return compiler.isComputedPropertyName(name) ? elementSegment(extraction, name.expression) : ELEMENT;
}

/** Methods that give back the object that they were called on. */
const CHAINING = new Set(['add', 'set', 'append', 'sort', 'reverse', 'fill']);

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
    // What a getter of the program gave.
    const given = givenObject(extraction, target);
    if (given !== undefined) return { variable: given, path: [] };
    return extend(locate(extraction, target.expression), target.name.text);
  }
  if (compiler.isElementAccessExpression(target)) {
    return extend(
      locate(extraction, target.expression),
      elementSegment(extraction, target.argumentExpression),
    );
  }
  // `(groups[key] ??= [])` names what it has assigned to.
  if (compiler.isBinaryExpression(target)) {
    const { kind } = target.operatorToken;
    const { FirstAssignment, LastAssignment } = compiler.SyntaxKind;
    const isAssignment = kind >= FirstAssignment && kind <= LastAssignment;
    return isAssignment ? locate(extraction, target.left) : undefined;
  }
  if (compiler.isNewExpression(target)) {
    const made = givenObject(extraction, target);
    return made && { variable: made, path: [] };
  }
  return compiler.isCallExpression(target) ? locateCall(extraction, target) : undefined;
}

/** `map.get(key)` names what the map holds, `map.set(key, value)` the map, and a call of the program what it gave. */
function locateCall(extraction: FileExtraction, call: ts.CallExpression): Location | undefined {
  const { compiler } = extraction;
  const given = givenObject(extraction, call);
  if (given !== undefined) return { variable: given, path: [] };
  if (!compiler.isPropertyAccessExpression(call.expression)) return undefined;
  const { name, expression } = call.expression;
  if (CHAINING.has(name.text)) return locate(extraction, expression);
  const [key] = call.arguments;
  if (name.text !== 'get' || key === undefined) return undefined;
  return extend(locate(extraction, expression), elementSegment(extraction, key));
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
  const written = new Set<Variable>();
  const visit = ({ variable, path }: Location, isCertain: boolean): void => {
    if (written.has(variable)) return;
    written.add(variable);
    storeInVariable(extraction, { variable, path }, value, syntax, isOverwrite && isCertain);
    for (const alias of aliasesOf(variable)) {
      const rest = inside(path, alias.own);
      if (rest === undefined || (alias.own.length > 0 && rest.length === 0)) continue;
      visit({ variable: alias.variable, path: [...alias.path, ...rest] }, isCertain && alias.isCertain);
    }
    for (const part of variable.parts) {
      for (const alias of aliasesOf(part)) {
        const rest = alias.variable === variable ? inside(path, alias.path) : undefined;
        if (rest === undefined || rest.length === 0) continue;
        visit({ variable: part, path: [...alias.own, ...rest] }, isCertain && alias.isCertain);
      }
    }
  };
  visit(location, true);
}

/** What is left of a path inside a part of a value; undefined where it lies elsewhere. */
function inside(path: AccessPath, part: AccessPath): AccessPath | undefined {
  const isInside = part.every((segment, index) => {
    const stored = path[index];
    return stored !== undefined && segmentsMeet(segment, stored);
  });
  return isInside ? path.slice(part.length) : undefined;
}

function storeInVariable(
  extraction: FileExtraction,
  { variable, path }: Location,
  value: NodeId,
  syntax: ts.Node,
  isOverwrite: boolean,
): void {
  const { builder, frame } = extraction;
  const out = variable.out === CLEAN ? variable.makeOut?.() : variable.out;
  builder.edge(value, out ?? CLEAN, { kind: 'write', path });
  // Nobody reads the result of a call under another name than its own.
  if (variable.makeOut !== undefined) return;
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
