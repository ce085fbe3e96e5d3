import type { LiteralText } from '@hearsay/core';

/** A message that the model obeys before all others: the developer's own words. */
export class SystemMessage {
  /** Tells the kinds of message apart. */
  readonly role = 'system';
  /** What the developer wrote. */
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  /**
   * Makes a system message from a literal, or from `TrustedText`.
   *
   * @throws TypeError for anything but a string.
   */
  static of<const Text>(text: LiteralText<Text>): SystemMessage {
    if (typeof text !== 'string') throw new TypeError('SystemMessage.of() takes a literal or a TrustedText.');
    return new SystemMessage(text);
  }

  /** Returns the message as plain JSON. */
  toJSON(): { role: 'system'; text: string } {
    return { role: this.role, text: this.text };
  }
}
