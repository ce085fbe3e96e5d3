import type { AgentText } from '@hearsay/core';
import { LazyText, rawOf } from './lazy-text.ts';

/** What a {@link ToolCall} is made of. */
export interface ToolCallParts {
  /** Pairs the call with its result. */
  readonly id: string;
  /** The tool that the model named, known or not. */
  readonly name: string | AgentText;
  /** The arguments as JSON text. */
  readonly arguments: string | AgentText;
}

/** The plain texts of a call, for a vendor's wire. */
export let rawCall: (call: ToolCall) => { readonly name: string; readonly arguments: string };

/** A call of a tool that a model asked for: its name and its arguments are what the model wrote. */
export class ToolCall {
  /** Pairs the call with its result. */
  readonly id: string;
  readonly #name: LazyText;
  readonly #arguments: LazyText;

  constructor(parts: ToolCallParts) {
    this.id = parts.id;
    this.#name = new LazyText(parts.name);
    this.#arguments = new LazyText(parts.arguments);
  }

  /** The tool that the model named, known or not. */
  get name(): AgentText {
    return this.#name.marked;
  }

  /** The arguments as the JSON text that the model wrote. */
  get arguments(): AgentText {
    return this.#arguments.marked;
  }

  /** Returns the call as plain JSON. */
  toJSON(): { id: string; name: string; arguments: string } {
    return { id: this.id, name: rawOf(this.#name), arguments: rawOf(this.#arguments) };
  }

  static {
    // A call of another copy of this package has no such slots.
    rawCall = (call) =>
      #name in call
        ? { name: rawOf(call.#name), arguments: rawOf(call.#arguments) }
        : { name: (call as ToolCall).name.raw(), arguments: (call as ToolCall).arguments.raw() };
  }
}
