/** Events that wait for one reader. */
export class EventQueue<Event> implements AsyncIterableIterator<Event> {
  readonly #waiting: Event[] = [];
  readonly #onReturn: () => void;
  readonly #readers: ((result: IteratorResult<Event, undefined>) => void)[] = [];
  #closed = false;

  constructor(onReturn: () => void = () => undefined) {
    this.#onReturn = onReturn;
  }

  /** How many events wait. */
  get size(): number {
    return this.#waiting.length;
  }

  /** Adds an event, or hands it to a reader that waits. */
  push(event: Event): void {
    if (this.#closed) return;
    const reader = this.#readers.shift();
    if (reader) reader({ done: false, value: event });
    else this.#waiting.push(event);
  }

  /** Forgets the oldest event. */
  dropOldest(): void {
    this.#waiting.shift();
  }

  /** Lets the reader take what is left, and then end. */
  close(): void {
    this.#closed = true;
    for (const reader of this.#readers.splice(0)) reader({ done: true, value: undefined });
  }

  next(): Promise<IteratorResult<Event, undefined>> {
    const [event] = this.#waiting;
    if (this.#waiting.length > 0) {
      this.#waiting.shift();
      // The list is not empty, so its first element is an event.
      return Promise.resolve({ done: false, value: event as Event });
    }
    if (this.#closed) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => this.#readers.push(resolve));
  }

  return(): Promise<IteratorResult<Event, undefined>> {
    this.#waiting.length = 0;
    this.close();
    this.#onReturn();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
