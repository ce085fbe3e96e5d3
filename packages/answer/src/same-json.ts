/** Whether two JSON values are equal, as JSON Schema has it: the order of keys does not matter. */
export function sameJson(first: unknown, second: unknown): boolean {
  return canonicalJson(first) === canonicalJson(second);
}

/** JSON text that is the same for equal values. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([first], [second]) => (first < second ? -1 : 1)));
  });
}
