import type { AgentText } from '@hearsay/core';
import { LazyText, rawOf } from './lazy-text.ts';

/** What a {@link ToolResultMessage} is made of. */
export interface ToolResultParts {
  /** The id of the call that it answers. */
  readonly id: string;
  /** What the tool said, or why it failed. */
  readonly content: string | AgentText;
  /** Whether the tool failed. */
  readonly isError?: boolean | undefined;
}

/** The plain text of a result, for a vendor's wire. */
export let rawContent: (message: ToolResultMessage) => string;

/** What a tool said: as foreign as what a model says, and marked like it. */
export class ToolResultMessage {
  /** Tells the kinds of message apart. */
  readonly role = 'tool';
  /** The id of the call that it answers. */
  readonly id: string;
  /** Whether the tool failed. */
  readonly isError: boolean;
  readonly #content: LazyText;

  constructor(parts: ToolResultParts) {
    this.id = parts.id;
    this.isError = parts.isError === true;
    this.#content = new LazyText(parts.content);
  }

  /** What the tool said, or why it failed. */
  get content(): AgentText {
    return this.#content.marked;
  }

  /** Returns the message as plain JSON. */
  toJSON(): object {
    return {
      role: this.role,
      id: this.id,
      content: rawOf(this.#content),
      ...(this.isError ? { isError: true } : {}),
    };
  }

  static {
    rawContent = (message) =>
      #content in message ? rawOf(message.#content) : (message as ToolResultMessage).content.raw();
  }
}
