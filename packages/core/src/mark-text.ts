import { AgentTextCoercionError } from './agent-text-coercion-error.ts';
import type { AgentText } from './agent-text.ts';
import { compareText } from './compare-text.ts';
import { cloneMessage } from './core-messages.ts';
import { markChecks } from './mark-checks.ts';
import { requireString } from './require-string.ts';
import { textOf } from './text-of.ts';

// Registered symbols, so that no runtime's module is imported.
const nodeInspect: unique symbol = Symbol.for('nodejs.util.inspect.custom');
const denoInspect: unique symbol = Symbol.for('Deno.customInspect');

// One for all: a symbol for each text would take longer than the rest of the marking.
const uncloneable = Symbol(cloneMessage);
let marked = 0;

/** The run-time value behind the type `AgentText`: frozen, with its text in a private slot. */
class AgentTextValue {
  readonly #text: string;

  /**
   * Makes structured clone and `postMessage` throw, with these words, because a symbol cannot be cloned; without an
   * own property they would silently deliver an empty object.
   */
  readonly uncloneable: symbol = uncloneable;

  /** Keeps the deep equality of test libraries, which cannot see the text, from calling two texts equal. */
  readonly id: number = marked++;

  constructor(text: string) {
    this.#text = text;
    Object.freeze(this);
  }

  static {
    // Proxies, heirs and copies lack the private slot, and so do the objects that primitives become here.
    markChecks.push((value) => #text in Object(value));
  }

  raw(): string {
    return this.#text;
  }

  equals(other: unknown): boolean {
    return textOf(other) === this.#text;
  }

  compare(other: unknown): -1 | 0 | 1 {
    return compareText(this.#text, requireString(textOf(other), 'AgentText.compare()'));
  }

  get byteLength(): number {
    return new TextEncoder().encode(this.#text).length;
  }

  get isEmpty(): boolean {
    return this.#text === '';
  }

  matches(pattern: RegExp): boolean {
    // A copy starts at the beginning and leaves the caller's `lastIndex` alone.
    const found = new RegExp(pattern).test(this.#text);
    // The engine keeps the last subject in `RegExp.input` and `RegExp['$1']`; this match empties them.
    /^/.exec('');
    return found;
  }

  map(change: (raw: string) => string): AgentText {
    return markText(requireString(change(this.#text), 'AgentText.map()'));
  }

  toJSON(): string {
    return this.#text;
  }

  // `toLocaleString` and `join` come here too.
  toString(): never {
    throw new AgentTextCoercionError();
  }

  valueOf(): never {
    return this.toString();
  }

  [Symbol.toPrimitive](): never {
    return this.toString();
  }

  [nodeInspect](): string {
    return `AgentText(<${this.byteLength} bytes>)`;
  }

  [denoInspect](): string {
    return this[nodeInspect]();
  }
}

// A changed prototype would change every text at once.
Object.freeze(AgentTextValue.prototype);

/** Marks a text; the caller has made sure that it is a string. */
export function markText(text: string): AgentText {
  // The type describes what a program may do with the value, not its run-time shape: see `AgentText`.
  return new AgentTextValue(text) as unknown as AgentText;
}
