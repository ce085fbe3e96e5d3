/** Gathers the values of an option that may be written several times, in their order. */
export function collectValues(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
