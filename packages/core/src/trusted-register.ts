// Strings have no identity, so the run time can know an endorsed text only by its content.
const endorsed = new Set<string>();

/** A program that endorses more different texts keeps the compiler's check, and loses the one at run time. */
const capacity = 1000;

/** Remembers an endorsed text, so that the `prompt` tag can tell it from any other string. */
export function rememberTrusted(text: string): void {
  if (endorsed.size < capacity) endorsed.add(text);
}

/** Tells whether a text was endorsed; says yes to everything once too much was endorsed to remember it all. */
export function isRememberedTrusted(text: string): boolean {
  return endorsed.size === capacity || endorsed.has(text);
}
