// Strings have no identity, so the run time can know an endorsed text only by its content.
const endorsed = new Set<string>();

/** About 8 MB of text. A program that endorses more keeps the compiler's check and loses the one at run time. */
const capacity = 2 ** 22;

let free = capacity;

/** Remembers an endorsed text, so that the `prompt` tag can tell it from any other string. */
export function rememberTrusted(text: string): void {
  if (free < 0 || endorsed.has(text)) return;
  free -= text.length;
  endorsed.add(text);
  if (free < 0) endorsed.clear();
}

/** Tells whether a text was endorsed; says yes to everything once too much was endorsed to remember. */
export function isRememberedTrusted(text: string): boolean {
  return free < 0 || endorsed.has(text);
}
