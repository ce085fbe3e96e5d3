import type { AgentText } from './agent-text.ts';
import type { ClosedFormat } from './closed-format.ts';
import type { Refused } from './refused.ts';

/** What holds no free text, whatever its value. */
type Plain = number | boolean | bigint | null | undefined | AgentText | ClosedFormat<'Uuid' | 'Decimal'>;

type AnyMap = ReadonlyMap<unknown, unknown>;

/** A map would pass for a set of its keys, were it not for `get`. */
type AnySet = ReadonlySet<unknown> & { readonly get?: never };

/** Something that can hold elements of any kind. */
type Container = readonly unknown[] | AnySet | AnyMap;

type AnyFunction = ((...values: never) => unknown) | (abstract new (...values: never) => unknown);

/** Values of the standard library that hold text or code behind their methods. */
type Opaque = Date | RegExp | PromiseLike<unknown> | ArrayBufferLike | ArrayBufferView;

/** Anything that hands out values one by one: an iterator, a generator, a stream. */
type Stream =
  { [Symbol.iterator](): unknown } | { [Symbol.asyncIterator](): unknown } | { next(): { value: unknown } };

/**
 * The same public members, without what `private`, `protected` or `#` hide. Primitives stay as they are.
 *
 * It also stands where `T` itself would make `T extends Answerable<T>` a circular constraint: a mapped type is not
 * resolved while the constraint of `T` still is.
 */
type Copy<T> = { [Key in keyof T]: T[Key] };

/** Only known keys make every member optional; an index signature refuses the value 1. */
interface AnyKey {
  [key: string]: 1;
  [key: symbol]: 1;
}
type KeysAreKnown<T> = AnyKey extends { [Key in keyof T]?: never } ? true : false;

/** The keys of an index signature: for them alone the empty object satisfies `Record`. */
type OpenKey<T> = keyof { [Key in keyof T as {} extends Record<Key, 1> ? Key : never]: 1 };

/** The members of which nothing is known. */
type UnknownKey<T> = { [Key in keyof T]-?: unknown extends T[Key] ? Key : never }[keyof T];

type Name<Key> = Key extends string | number ? `\`${Key}\`` : 'a symbol key';

type WhyText<T> = {} extends Record<T & string, 1> ? 'free text from an agent must be AgentText' : never;

type WhyElement<Element> = unknown extends Element
  ? 'an element of type `any` or `unknown` can hold free text: name its type'
  : never;

type WhyContainer<T, Exact, Element> = Exact extends T
  ? WhyElement<Element>
  : 'an array, set or map with members of its own can hold text that its type does not show';

type WhyKeys<T> = OpenKey<T> extends number ? never : 'keys can be any text: use a Map with AgentText keys';

type WhyRecord<T> = [keyof T] extends [never]
  ? 'the type `{}` or `object` can hold anything: name its members'
  : unknown extends T[keyof T]
    ? `${Name<UnknownKey<T>>} is \`any\` or \`unknown\` and can hold free text: name its type`
    : KeysAreKnown<T> extends false
      ? WhyKeys<T>
      : Copy<T> extends T
        ? never
        : 'a class instance can hold text in members that its type does not show';

/**
 * Why a type cannot be part of an answer, looking at the type itself and the names of its members only; `never` when
 * nothing speaks against it. Distributes over unions, so that one bad arm is enough.
 */
type Why<T> = T extends Plain
  ? never
  : T extends string
    ? WhyText<T>
    : T extends symbol
      ? 'a symbol can hold text in its description'
      : T extends readonly (infer Element)[]
        ? WhyContainer<T, [...T], Element>
        : T extends ReadonlyMap<infer Key, infer Value>
          ? WhyContainer<T, Map<Key, Value>, Key> | WhyElement<Value>
          : T extends ReadonlySet<infer Element>
            ? WhyContainer<T, Set<Element>, Element>
            : T extends AnyFunction
              ? 'a function is no data: an answer holds data only'
              : T extends Opaque | Stream
                ? 'an object that hides its data can hold free text: use a number, AgentText or a plain object'
                : T extends object
                  ? WhyRecord<T>
                  : 'this type can hold anything: name it';

// Interfaces and mapped types are compared member by member and only when needed: recursive types come to an end.
// The iterator is there because no plain object may have one, so that no arm of a union passes for another.

interface AnswerList<Element> {
  readonly [index: number]: Answerable<Element>;
  readonly length: number;
  readonly every: unknown;
  [Symbol.iterator](): unknown;
}

interface AnswerStep<Element> {
  readonly value?: Answerable<Element> | undefined;
}

interface AnswerSteps<Element> {
  next(): AnswerStep<Element>;
}

interface AnswerSet<Element> {
  keys(): AnswerSteps<Element>;
  readonly has: unknown;
  readonly get?: never;
  [Symbol.iterator](): unknown;
}

interface AnswerMap<Key, Value> {
  keys(): AnswerSteps<Key>;
  values(): AnswerSteps<Value>;
  readonly get: unknown;
  [Symbol.iterator](): unknown;
}

type KeyOfArm<T> = T extends unknown ? keyof T : never;

interface Member<Key extends PropertyKey, Value> {
  readonly key: Key;
  readonly value: Value;
}

type MemberOfArm<T> = T extends unknown
  ? { [Key in keyof T]-?: Member<Key & PropertyKey, T[Key]> }[keyof T]
  : never;

type AnswerMembers<T, Key extends keyof T> = { [Name in Key]: Answerable<T[Name]> };

/**
 * All arms of a union as one type. Compared arm by arm, `{ note: string; ok: true }` would be let through by its
 * neighbour `{ ok: true }`, because more members than asked for are no error.
 */
type AnswerArms<T> = { [Each in MemberOfArm<T> as Each['key']]?: Answerable<Each['value']> };

type RecordShape<T> = [KeyOfArm<T>] extends [keyof T] ? AnswerMembers<T, keyof T> : AnswerArms<T>;

// One arm at a time: inferred from the union at once, `Set<{ a: 1 }>` would swallow `Set<{ a: 1; note: string }>`.
type ElementOfList<T> = T extends readonly (infer Element)[] ? Element : never;
type KeyOfMap<T> = T extends ReadonlyMap<infer Key, unknown> ? Key : never;
type ValueOfMap<T> = T extends ReadonlyMap<unknown, infer Value> ? Value : never;
type ElementOfSet<T> = T extends ReadonlySet<infer Element> ? Element : never;

/** The known places of a tuple, so that the compiler's message names the one that is wrong. */
type AnswerTuple<T> = { [Key in keyof T as Key extends `${number}` ? Key : never]: Answerable<T[Key]> };

type ListShape<T> = [T] extends [never]
  ? never
  : [T] extends [{ readonly length: infer Length }]
    ? number extends Length
      ? AnswerList<ElementOfList<T>>
      : AnswerTuple<T> & AnswerList<ElementOfList<T>>
    : never;
type MapShape<T> = [T] extends [never] ? never : AnswerMap<KeyOfMap<T>, ValueOfMap<T>>;
type SetShape<T> = [T] extends [never] ? never : AnswerSet<ElementOfSet<T>>;

/** Containers and records in one union: a record must not let a container through, as `{ size: number }` would. */
type MixedShape<T> =
  | ListShape<Extract<T, readonly unknown[]>>
  | MapShape<Extract<T, AnyMap>>
  | SetShape<Extract<T, AnySet>>
  | (RecordShape<Exclude<T, Container>> & { readonly [Symbol.iterator]?: never });

type AnswerShape<T> = [T] extends [never]
  ? never
  : [T] extends [readonly unknown[]]
    ? ListShape<T>
    : [Extract<T, Container>] extends [never]
      ? RecordShape<T>
      : MixedShape<T>;

/**
 * `T` with `Refused<'why'>` at every place that can hold free text outside `AgentText`.
 *
 * Constrain a type parameter with it, and the compiler names the offending member and the reason.
 *
 * @example
 * ```ts
 * import type { AgentText, Answerable } from '@hearsay/core';
 *
 * interface Review {
 *   readonly verdict: 'approve' | 'reject';
 *   readonly summary: AgentText;
 * }
 *
 * declare function ask<Answer extends Answerable<Answer>>(question: string): Promise<Answer>;
 *
 * const review = await ask<Review>('Is this change good?');
 * ```
 */
export type Answerable<T> = unknown extends T
  ? [T] extends [null]
    ? // `any`, which is assignable to everything else.
      never
    : Refused<'`unknown` can hold free text: name the type'>
  : [T] extends [Plain]
    ? Copy<T>
    : [Why<T>] extends [never]
      ? Copy<Extract<T, Plain | string>> | AnswerShape<Exclude<T, Plain | string>>
      : Copy<Extract<T, Plain>> | Refused<Why<T>>;

/**
 * `T`, or `never` when `T` can hold free text outside `AgentText`.
 *
 * Allowed are numbers, booleans, bigint, null, undefined, `AgentText`, `Uuid`, `Decimal`, closed sets of strings, and
 * objects, arrays, tuples, sets and maps of these, recursive and generic ones included.
 *
 * Numbers are allowed, so a list of numbers can still spell a text: validate ranges where that matters.
 */
export type AgentAnswer<T> = [T] extends [Answerable<T>] ? T : never;
