/** A copy of JSON data that shares no object with it; members named `__proto__` stay members. */
export function deepCopy<Value>(value: Value): Value {
  // JSON data goes through JSON text unchanged.
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** The same value, with every object in it frozen. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) deepFreeze(each);
    Object.freeze(value);
  }
  return value;
}
