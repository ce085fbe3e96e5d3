import type { ResultShape } from '../catalog/sdk-catalog.ts';
import { shapedPath } from '../catalog/shaped-path.ts';
import type { AccessPath } from '../facts/access-path.ts';
import {
  ELEMENT,
  exceptions,
  exceptPath,
  HISTORY_TAG,
  isTag,
  MAXIMUM_FUNCTION_DEPTH,
  overwritePath,
  readPath,
  writePath,
} from '../facts/access-path.ts';
import type { EdgeOperation } from '../facts/file-facts.ts';
import type { Label } from './label.ts';

const SHAPE = /^\{shape:(.+)\}$/;
const INDEX = /^\d+$/;

/** Reads a property of a labelled value, minding which parts of an SDK's result are harmless. */
export function readLabel(
  path: AccessPath,
  name: string,
  shapes: Readonly<Record<string, ResultShape>>,
): AccessPath | undefined {
  const shapeName = path[0] === undefined ? undefined : SHAPE.exec(path[0])?.[1];
  if (shapeName === undefined) return readPath(path, name);
  if (exceptions(path).includes(name) || name.startsWith('%')) return undefined;
  if (name === ELEMENT || INDEX.test(name)) return path;
  const shape = shapes[shapeName] ?? {};
  if (shape.harmless?.includes(name) === true) return undefined;
  if (shape.history?.includes(name) === true) return [HISTORY_TAG];
  const nested = shape.nested?.[name];
  return nested === undefined ? [] : shapedPath(nested, shapes);
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
      return readLabel(path, operation.name, shapes);
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
