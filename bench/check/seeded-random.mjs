/** Numbers that look random and are the same for the same seed, by mulberry32. */
export class SeededRandom {
  #state;

  constructor(/** @type {number} */ seed) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to, and without, `limit`. */
  below(/** @type {number} */ limit) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /**
   * One of the given values.
   *
   * @template Value
   */
  pick(/** @type {readonly [Value, ...Value[]]} */ values) {
    return values[this.below(values.length)] ?? values[0];
  }
}
