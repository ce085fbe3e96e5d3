/** Names a place in a {@link SharedState} and the type of its value: a class, or a key of its own. */
export type StateKey<Value> = (abstract new (...values: never) => Value) | StateSlot<Value>;

/** A key for values that have no class. */
export class StateSlot<Value> {
  /** What the key is called in messages for developers. */
  readonly description: string;
  /** Never set; it carries the type. */
  declare readonly value?: Value;

  constructor(description: string) {
    this.description = description;
  }
}

/**
 * What the tools of an agent share with each other and with the host; no model sees it.
 *
 * There is one value for each key. Copies share what they hold.
 */
export class SharedState {
  readonly #values: Map<unknown, unknown>;

  constructor(other?: SharedState) {
    this.#values = other ? other.#values : new Map();
  }

  /** Puts a value in its place, over the one that was there. */
  insert<Value>(key: StateKey<Value>, value: Value): this {
    this.#values.set(key, value);
    return this;
  }

  /** Returns the value, if there is one. */
  get<Value>(key: StateKey<Value>): Value | undefined {
    // `insert` put it there under this very key, so it has the type of the key.
    return this.#values.get(key) as Value | undefined;
  }

  /** Tells whether there is a value. */
  has(key: StateKey<unknown>): boolean {
    return this.#values.has(key);
  }

  /** Calls back with the value, if there is one. */
  with<Value, Result>(key: StateKey<Value>, use: (value: Value) => Result): Result | undefined {
    // As in `get`.
    return this.#values.has(key) ? use(this.#values.get(key) as Value) : undefined;
  }
}
