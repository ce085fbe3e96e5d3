import { toUnicodeSet } from 'regexp-ast-analysis';
import type { ToUnicodeSetElement } from 'regexp-ast-analysis';

/** Places of a pattern that each match one character. */
export interface Fragment {
  readonly isNullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** The places inside of a repetition: from one on, up to another. */
export interface Loop {
  readonly start: number;
  readonly end: number;
}

const FLAGS = { ignoreCase: true } as const;

/** Which place of a pattern can follow which. */
export class PositionGraph {
  readonly #characters: ReturnType<typeof toUnicodeSet>['chars'][] = [];
  readonly #followers: number[][] = [];
  readonly #meetings: Map<number, boolean> = new Map();
  #loops: Loop[] = [];

  /** How many places there are. */
  get size(): number {
    return this.#characters.length;
  }

  /** Adds a place that matches the characters of an element. */
  add(element: ToUnicodeSetElement): number {
    this.#followers.push([]);
    return this.#characters.push(toUnicodeSet(element, FLAGS).chars) - 1;
  }

  /** Lets every one of the second places follow every one of the first, once more each time. */
  connect(from: readonly number[], to: readonly number[]): void {
    for (const place of from) this.#followers[place]?.push(...to);
  }

  /** Lets what was added since a place follow itself. */
  loop(start: number, { first, last }: Fragment): void {
    this.connect(last, first);
    this.#loops = [...this.#loops.filter((loop) => loop.start < start), { start, end: this.size }];
  }

  /** The outermost repetitions: no way leads out of one and back. */
  get loops(): readonly Loop[] {
    return this.#loops;
  }

  /** The places that can follow one, as often as there are ways. */
  followersOf(place: number): readonly number[] {
    return this.#followers[place] ?? [];
  }

  /** Whether one character can be matched at both places. */
  canMeet(one: number, other: number): boolean {
    if (one === other) return true;
    const pair = one * this.size + other;
    const known = this.#meetings.get(pair) ?? this.#haveCommon(one, other);
    this.#meetings.set(pair, known);
    return known;
  }

  #haveCommon(one: number, other: number): boolean {
    const mine = this.#characters[one];
    const theirs = this.#characters[other];
    return mine !== undefined && theirs !== undefined && !mine.isDisjointWith(theirs);
  }
}
