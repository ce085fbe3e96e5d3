import type { Message, Messages } from './message.ts';

/**
 * A stretch of a history that is only ever appended to, as it was when the view was made.
 *
 * It costs the same however long the history is, which a copy would not.
 */
export class MessageView implements Messages {
  readonly length: number;
  readonly #log: readonly Message[];
  readonly #start: number;

  constructor(log: readonly Message[], start: number = 0) {
    this.#log = log;
    this.#start = start;
    this.length = log.length - start;
  }

  at(index: number): Message | undefined {
    const place = index < 0 ? this.length + index : index;
    return place < 0 || place >= this.length ? undefined : this.#log[this.#start + place];
  }

  [Symbol.iterator](): IterableIterator<Message> {
    return this.toArray().values();
  }

  /** Returns the messages as an array of their own. */
  toArray(): Message[] {
    return this.#log.slice(this.#start, this.#start + this.length);
  }

  /** Returns the messages as plain JSON. */
  toJSON(): Message[] {
    return this.toArray();
  }
}
