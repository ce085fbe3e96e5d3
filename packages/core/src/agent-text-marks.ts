const slot: unique symbol = Symbol.for('@hearsay/core/agent-text');

function sharedMarks(): WeakSet<WeakKey> {
  if (!(slot in globalThis)) Object.defineProperty(globalThis, slot, { value: new WeakSet() });
  // The slot is ours by its name, and only this function defines it.
  return (globalThis as { [slot]?: WeakSet<WeakKey> })[slot] as WeakSet<WeakKey>;
}

/**
 * Every marked text of this realm, whichever installed copy of the package made it.
 *
 * It says who is marked and never holds a text. It hangs on `globalThis`, because two copies share nothing else.
 */
export const agentTextMarks: WeakSet<WeakKey> = sharedMarks();
