import type ts from 'typescript';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import type { FunctionFrame } from './function-frame.ts';
import { VariableValues } from './function-frame.ts';
import { forgetAliases } from './aliases.ts';
import { forgetPlaces } from './stable-places.ts';
import { Variable } from './variable.ts';

/** Declares a name in the current block; a second declaration of the same name is the same variable. */
export function declareVariable(extraction: FileExtraction, name: string, syntax: ts.Node): Variable {
  const { frame, builder } = extraction;
  const known = frame.scope.variables.get(name);
  if (known !== undefined) return known;
  const cell = frame.isModule ? builder.node(syntax, frame.index, { global: true }) : CLEAN;
  const captureName = `$${name}@${String(builder.startOf(syntax))}`;
  const variable = new Variable(name, frame, captureName, cell);
  frame.scope.variables.set(name, variable);
  // A loop has to know every variable that its body may be the first to assign.
  frame.environment?.set(variable, CLEAN);
  return variable;
}

/** The variable that a name means here; undefined for globals. */
export function findVariable(extraction: FileExtraction, name: string): Variable | undefined {
  for (
    let scope = extraction.frame.scope as typeof extraction.frame.scope | undefined;
    scope;
    scope = scope.parent
  ) {
    const variable = scope.variables.get(name);
    if (variable !== undefined) return variable;
  }
  return undefined;
}

/** `this` at this point; undefined in a module. */
export function findThis(extraction: FileExtraction): Variable | undefined {
  let frame: FunctionFrame | undefined = extraction.frame;
  while (frame?.isArrow === true && frame.classVariable === undefined) frame = frame.parent;
  return frame?.classVariable ?? frame?.thisVariable;
}

/** The variable's value at this point. */
export function lookUp(extraction: FileExtraction, variable: Variable, syntax: ts.Node): NodeId {
  const { frame } = extraction;
  if (variable.frame === frame) return lookUpOwn(extraction, variable, syntax);
  if (variable.frame.isModule) return variable.cell;
  return lookUpCaptured(extraction, variable, syntax);
}

function lookUpOwn(extraction: FileExtraction, variable: Variable, syntax: ts.Node): NodeId {
  const version = extraction.frame.environment?.get(variable) ?? CLEAN;
  if (variable.cell !== CLEAN) {
    return variable.isStoredElsewhere ? extraction.merged(syntax, [version, variable.cell]) : version;
  }
  if (variable.closureOuts.length === 0) return version;
  return extraction.merged(syntax, [version, ...variable.closureOuts]);
}

function lookUpCaptured(extraction: FileExtraction, variable: Variable, syntax: ts.Node): NodeId {
  const { frame, builder } = extraction;
  const known = frame.environment?.get(variable);
  if (known !== undefined) return known;
  markCaptured(frame, variable);
  const node = extraction.node(syntax);
  builder.edge(frame.environmentIn, node, { kind: 'read', name: variable.captureName });
  frame.environment?.set(variable, node);
  return node;
}

/** Every function between the use and the declaration has to hold the variable. */
function markCaptured(frame: FunctionFrame, variable: Variable): void {
  for (
    let inner: FunctionFrame | undefined = frame;
    inner !== undefined && inner !== variable.frame;
    inner = inner.parent
  ) {
    inner.captured.add(variable);
  }
}

/** Gives the variable a new value from here on. */
export function bind(extraction: FileExtraction, variable: Variable, node: NodeId): void {
  const { frame, builder } = extraction;
  if (frame.environment === undefined) return;
  forgetPlaces(frame.environment, variable);
  if (variable.frame === frame) {
    frame.environment.set(variable, node);
    for (const recorder of frame.recorders) recorder.push(new VariableValues([[variable, node]]));
    if (node !== CLEAN) variable.versions.push(node);
    builder.edge(node, variable.cell, COPY);
    for (const closure of variable.captures) {
      builder.edge(node, closure, { kind: 'write', path: [variable.captureName] });
    }
    return;
  }
  if (variable.frame.isModule) {
    variable.isStoredElsewhere = true;
    builder.edge(node, variable.cell, COPY);
    return;
  }
  markCaptured(frame, variable);
  frame.environment.set(variable, node);
  frame.storedCaptures.add(variable);
  builder.edge(node, frame.environmentOut, { kind: 'write', path: [variable.captureName] });
}

/** Assigns to the variable itself, so that it no longer means the object it meant before. */
export function rebind(extraction: FileExtraction, variable: Variable, node: NodeId): void {
  forgetAliases(extraction, variable);
  variable.out = CLEAN;
  bind(extraction, variable, node);
}
