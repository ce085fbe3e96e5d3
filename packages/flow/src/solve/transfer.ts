import type { ResultShape } from '../catalog/sdk-catalog.ts';
import { shapedPath } from '../catalog/shaped-path.ts';
import type { AccessPath } from '../facts/access-path.ts';
import {
  appendPath,
  asAsked,
  ASKED_TAG,
  ELEMENT,
  exceptions,
  exceptPath,
  HISTORY_TAG,
  isTag,
  KEYS,
  MAXIMUM_FUNCTION_DEPTH,
  overwritePath,
  readPath,
  reorderPath,
  retagPath,
  writePath,
} from '../facts/access-path.ts';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import type { Label } from './label.ts';

const SHAPE = /^\{shape:(.+)\}$/;
const INDEX = /^\d+$/;

/** Reads a property of a labelled value, minding which parts of an SDK's result are harmless. */
export function readLabel(
  path: AccessPath,
  name: string,
  shapes: Readonly<Record<string, ResultShape>>,
): AccessPath | undefined {
  const shape = shapeOf(path, shapes);
  if (shape === undefined) return readPath(path, name);
  if (exceptions(path).includes(name) || name.startsWith('%')) return undefined;
  if (name === ELEMENT || INDEX.test(name)) {
    const item = shape.nested?.[ELEMENT];
    return item === undefined ? path : partOf(path, shapedPath(item, shapes));
  }
  if (shape.harmless?.includes(name) === true) return undefined;
  if (shape.history?.includes(name) === true) return [HISTORY_TAG];
  const nested = shape.nested?.[name];
  return nested === undefined ? [] : partOf(path, shapedPath(nested, shapes));
}

/** Whether a method of an SDK's result gives the part of that name. */
function isPartMethod(
  path: AccessPath,
  name: string,
  shapes: Readonly<Record<string, ResultShape>>,
): boolean {
  return shapeOf(path, shapes)?.methods?.includes(name) === true;
}

/** A part of what a model said is no conversation either where the whole is none any more. */
function partOf(whole: AccessPath, part: AccessPath): AccessPath {
  return whole.includes(ASKED_TAG) ? asAsked(part) : part;
}

/** The shape of the value that a label lies on as a whole. */
export function shapeOf(
  [first]: AccessPath,
  shapes: Readonly<Record<string, ResultShape>>,
): ResultShape | undefined {
  const name = first === undefined ? undefined : SHAPE.exec(first)?.[1];
  return name === undefined ? undefined : (shapes[name] ?? {});
}

/**
 * Whether a text that a model may have written for a tool is still that behind an edge: whatever else is read from an
 * answer was written for the program, and is no tool's to give back.
 */
export function staysToolInput(
  path: AccessPath,
  operation: EdgeOperation,
  shapes: Readonly<Record<string, ResultShape>>,
): boolean {
  const toolInput = shapeOf(path, shapes)?.toolInput;
  if (toolInput === undefined) return true;
  if (operation.kind === 'derive' || operation.kind === 'parse') return toolInput.length > 0;
  if (operation.kind !== 'read' && operation.kind !== 'method') return true;
  if (operation.kind === 'method' && !isPartMethod(path, operation.name, shapes)) return true;
  const behind = readLabel(path, operation.name, shapes);
  return behind === undefined || shapeOf(behind, shapes) !== undefined || toolInput.includes(operation.name);
}

/**
 * The path of a label behind an edge.
 *
 * @returns `undefined` when the label does not go that way.
 */
export function transferPath(
  path: AccessPath,
  label: Label,
  operation: EdgeOperation,
  shapes: Readonly<Record<string, ResultShape>>,
): AccessPath | undefined {
  switch (operation.kind) {
    case 'copy':
    case 'cast':
    case 'validate':
      return path;
    case 'read':
      return isOfModelsNames(path, label, operation.name) ? [] : readLabel(path, operation.name, shapes);
    case 'method':
      if (isPartMethod(path, operation.name, shapes)) return readLabel(path, operation.name, shapes);
      return operation.otherwise === 'all' ? path : undefined;
    case 'write':
      if (label.kind === 'function' && path.length + operation.path.length > MAXIMUM_FUNCTION_DEPTH)
        return undefined;
      return writePath(operation.path, path);
    case 'overwrite':
      // Whatever is set on a function, it can be called all the same.
      return isWhole(path) && label.kind === 'function' ? path : overwritePath(path, operation.path);
    case 'members':
      return path.length === 0 || isCaptured(path) ? undefined : path;
    case 'data':
      return label.kind === 'function' || isCaptured(path) ? undefined : path;
    case 'retag':
      // What is left of a function without some members is an object, and no function.
      if (isWhole(path) && label.kind === 'function') return undefined;
      return retagged(exceptPath(path, operation.names), operation.tags);
    case 'as-asked':
      return asAsked(path);
    case 'reorder':
      return reorderPath(path);
    case 'append':
      return appendPath(path, operation.lists);
    case 'without-answers':
      return label.kind === 'text' && isAnswer(path, operation.isList) ? undefined : path;
    case 'omit':
      // What is left of a function without some members is an object, and no function.
      return isWhole(path) && label.kind === 'function' ? undefined : exceptPath(path, operation.names);
    case 'derive':
    case 'parse':
      return label.kind === 'text' && !isCaptured(path) ? [] : undefined;
    case 'derive-unless-promise':
      // A wrapper such as `memoize(fn)` gives back something that calls the function.
      if (label.kind === 'function') return path;
      return isCaptured(path) ? undefined : [];
  }
}

/** Whether what is read are the names of members in an object whose form nothing but the text of a model decided. */
function isOfModelsNames(path: AccessPath, label: Label, name: string): boolean {
  return name === KEYS && path.length === 0 && label.kind === 'text' && !label.isChecked;
}

function retagged(path: AccessPath | undefined, tags: readonly string[]): AccessPath | undefined {
  return path && retagPath(path, tags);
}

const ANSWER_TAGS = new Set([HISTORY_TAG, '{role=assistant}', '{role=model}', '{role=ai}']);

/** Whether a label lies in what a model said in a conversation, by the tags of the message. */
function isAnswer(path: AccessPath, isList: boolean): boolean {
  let depth = 0;
  for (const segment of path) {
    if (ANSWER_TAGS.has(segment)) return true;
    if (!isTag(segment)) depth += 1;
    if (depth > (isList ? 1 : 0)) return false;
  }
  return false;
}

/** Whether a label lies on a value itself, and not on something inside of it. */
function isWhole(path: AccessPath): boolean {
  return path.every(isTag);
}

/** What a closure holds is not part of any text made of the closure. */
function isCaptured(path: AccessPath): boolean {
  return path.some((segment) => segment.startsWith('$'));
}

/** Whether the types of a value still hold behind an edge. */
export function staysChecked(isChecked: boolean, operation: EdgeOperation): boolean {
  if (operation.kind === 'cast' || operation.kind === 'parse') return false;
  return operation.kind === 'validate' || isChecked;
}
