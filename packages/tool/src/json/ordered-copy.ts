import { isObject } from '@hearsay/tool-rules';
import { ownCopy } from './own-copy.ts';

/** A copy that is the caller's own, its keys in the order of another value; keys that only it has come last. */
export function orderedCopy(value: unknown, model: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(model))
    return value.map((element: unknown, index) => orderedCopy(element, model[index]));
  if (!isObject(value) || !isObject(model)) return ownCopy(value);
  const known = Object.keys(model).filter((name) => Object.hasOwn(value, name));
  const names = [...new Set([...known, ...Object.keys(value)])];
  // Entries make members of whatever name; assigned, `__proto__` would be none.
  return Object.fromEntries(names.map((name) => [name, orderedCopy(value[name], memberOf(model, name))]));
}

function memberOf(model: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(model, name) ? model[name] : undefined;
}
