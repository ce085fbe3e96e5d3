import { isObject } from '@hearsay/tool-rules';

/** A copy of frozen JSON that is the caller's own to change. */
export function ownCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ownCopy);
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    // Assigned, `__proto__` would change what the copy inherits.
    if (key === '__proto__')
      Object.defineProperty(copy, key, {
        value: ownCopy(value[key]),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else copy[key] = ownCopy(value[key]);
  }
  return copy;
}
