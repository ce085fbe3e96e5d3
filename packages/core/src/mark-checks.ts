/** Tells whether one installed copy of this package marked a value. */
export type MarkCheck = (value: unknown) => boolean;

const slot: unique symbol = Symbol.for('hearsay');

function sharedChecks(): MarkCheck[] {
  if (!(slot in globalThis)) Object.defineProperty(globalThis, slot, { value: [] });
  // The slot is ours by its name, and only this function defines it.
  return (globalThis as { [slot]?: MarkCheck[] })[slot] as MarkCheck[];
}

/**
 * The checks of every installed copy of the package in this realm: together they know every marked text.
 *
 * Each looks for a private member of its own class, so that marking a text costs no entry in a table. They say who is
 * marked and never hand out a text. They hang on `globalThis`, because two copies share nothing else.
 */
export const markChecks: MarkCheck[] = sharedChecks();
