/** Answers of every kind that has a JSON form, and the reviewing sample that the guides use. */
export const ANSWER_TYPES: string = `import type { AgentText, Decimal, Uuid } from '@hearsay/core';
import type { Other } from './other.js';
export type { Handed } from './other.js';

/**
 * One thing that a reviewer found.
 */
export interface Finding {
  /**
   * Where it is.
   * @asType integer
   * @minimum 1
   */
  readonly line: number;
  /** What it is. */
  readonly note: AgentText;
}

export type Verdict = 'Approve' | { readonly Reject: { readonly reason: AgentText } };

/** What a reviewer says about a change. */
export interface Review {
  /**
   * From 0 to 5.
   * @asType integer
   * @minimum 0
   * @maximum 5
   */
  readonly score: number | null;
  readonly summary: AgentText;
  readonly findings: readonly Finding[];
  readonly verdict: Verdict;
}

/** One page of many. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total?: number;
}

/** At most eighty characters, as {@link Page} has them.
 * @maxLength 80
 */
export type Line = AgentText;

export enum Level {
  High = 'high',
  Low = 'low',
}
export enum Weight {
  Light = 1,
  Heavy = 5,
}

export interface Thread {
  readonly text: Line;
  readonly replies?: readonly Thread[];
}
export type Tree<Value> = { readonly value: Value; readonly left?: Tree<Value>; readonly right?: Tree<Value> };
export type Expression =
  | { readonly next?: Expression; readonly kind: 'one' }
  | { readonly next?: Expression; readonly kind: 'two' };
export type Json = AgentText | number | boolean | null | readonly Json[] | ReadonlyMap<AgentText, Json>;

export interface Merged {
  readonly first: number;
}
export interface Merged {
  readonly second: AgentText;
}
export interface Extended extends Finding {
  readonly level: Level;
}

const STEPS = ['plan', 'write', 'test'] as const;
export type Step = (typeof STEPS)[number];
const LIMITS = { low: 1, high: 9 } as const;

export type Event =
  | { readonly kind: 'said'; readonly text: AgentText }
  | { readonly kind: 'counted'; readonly count: number };

export type Element<T> = T extends readonly (infer Item)[] ? { readonly element: Item } : { readonly single: T };
export type Deep<T> = T extends AgentText | number | string | boolean | null
  ? T
  : { readonly [Key in keyof T]: Deep<T[Key]> };
export type Exclusive = { readonly a: number; readonly b?: never } | { readonly a?: never; readonly b: number };

export interface Everything {
  readonly id: Uuid;
  readonly price: Decimal;
  readonly ready: boolean;
  readonly always: true;
  readonly level: Level;
  readonly weight: Weight;
  readonly only: Level.High;
  readonly step: Step;
  readonly nothing: null;
  readonly 'odd name': AgentText;
  readonly pair: readonly [AgentText, number];
  readonly open: [first: AgentText, second?: number, ...rest: boolean[]];
  readonly byName: ReadonlyMap<AgentText, Line>;
  readonly either: AgentText | 'nothing';
  readonly mixed: 'a' | 1 | true | null;
  readonly maybe: AgentText | undefined;
  readonly other: Other;
}

export type Limits = typeof LIMITS;
export type Local = { readonly text: Line; readonly missing: null };
`;

/** What the answers import and hand on. */
export const OTHER_TYPES: string = `import type { AgentText } from '@hearsay/core';
export interface Other {
  readonly of: AgentText;
}
/** Declared elsewhere. */
export interface Handed {
  readonly on: AgentText;
}
export default interface Fallback {
  readonly text: AgentText;
}
`;
