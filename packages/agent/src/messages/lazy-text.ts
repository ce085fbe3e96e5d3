import { AgentText, isAgentText } from '@hearsay/core';

/** Reads the plain text, for what goes to a vendor or into a store; never for a prompt. */
export let rawOf: (text: LazyText) => string;

/**
 * Text that somebody else wrote, marked when it is first read.
 *
 * A mark costs a microsecond, and most texts of a long run go to the model and back without anybody reading them.
 */
export class LazyText {
  readonly #raw: string;
  #marked: AgentText | undefined;

  constructor(text: string | AgentText) {
    if (typeof text === 'string') {
      this.#raw = text;
      return;
    }
    if (!isAgentText(text)) throw new TypeError('A text is a string or an AgentText.');
    this.#raw = text.raw();
    this.#marked = text;
  }

  /** The text with its mark, the same object each time. */
  get marked(): AgentText {
    return (this.#marked ??= AgentText.from(this.#raw));
  }

  static {
    rawOf = (text) => text.#raw;
  }
}
