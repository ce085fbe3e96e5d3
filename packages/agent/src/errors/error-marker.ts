const MARKER = Symbol.for('@hearsay/agent/error');

/** Sets the marker by which errors of another installed copy of this package are known. */
export function markError(error: Error, kind: string): void {
  Object.defineProperty(error, MARKER, { value: kind });
}

/** Tells whether a value is an error of this kind, or of a kind below it. */
export function hasMarker(value: unknown, kind: string): boolean {
  if (!(value instanceof Error)) return false;
  const found: unknown = Reflect.get(value, MARKER);
  return typeof found === 'string' && (found === kind || found.startsWith(`${kind}/`));
}
