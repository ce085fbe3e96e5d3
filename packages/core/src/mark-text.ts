import { AgentTextCoercionError } from './agent-text-coercion-error.ts';
import { agentTextMarks } from './agent-text-marks.ts';
import type { AgentText } from './agent-text.ts';
import { compareUtf8, utf8Length } from './compare-utf8.ts';
import { coreMessages } from './core-messages.ts';
import { isAgentText } from './is-agent-text.ts';

function textOf(value: unknown): unknown {
  return isAgentText(value) ? value.raw() : value;
}

// Registered symbols, so that no runtime's module is imported.
const nodeInspect: unique symbol = Symbol.for('nodejs.util.inspect.custom');
const denoInspect: unique symbol = Symbol.for('Deno.customInspect');

/** The run-time value behind the type `AgentText`: frozen, with its text in a private slot. */
class AgentTextValue {
  readonly #text: string;

  /**
   * Makes structured clone and `postMessage` throw, with these words, because a symbol cannot be cloned; without an
   * own property they would silently deliver an empty object. A symbol of its own for each value also keeps the
   * deep-equality of test libraries, which cannot see the text, from calling two different texts equal.
   */
  readonly uncloneable: symbol = Symbol(coreMessages.uncloneable);

  constructor(text: string) {
    this.#text = text;
    agentTextMarks.add(this);
    Object.freeze(this);
  }

  raw(): string {
    return this.#text;
  }

  equals(other: unknown): boolean {
    return textOf(other) === this.#text;
  }

  compare(other: unknown): -1 | 0 | 1 {
    const text = textOf(other);
    if (typeof text !== 'string') throw new TypeError(coreMessages.compareNotText);
    return compareUtf8(this.#text, text);
  }

  get byteLength(): number {
    return utf8Length(this.#text);
  }

  get isEmpty(): boolean {
    return this.#text === '';
  }

  matches(pattern: RegExp): boolean {
    // A copy starts at the beginning and leaves the caller's `lastIndex` alone.
    const found = new RegExp(pattern).test(this.#text);
    // The engine keeps the last subject in `RegExp.input` and `RegExp['$1']`; this match empties them.
    /^/.test('');
    return found;
  }

  map(change: (raw: string) => string): AgentText {
    const changed: unknown = change(this.#text);
    if (typeof changed !== 'string') throw new TypeError(coreMessages.mapNotString);
    return markText(changed);
  }

  toJSON(): string {
    return this.#text;
  }

  toString(): never {
    throw new AgentTextCoercionError();
  }

  toLocaleString(): never {
    return this.toString();
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
