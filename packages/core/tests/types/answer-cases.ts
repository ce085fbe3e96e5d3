/**
 * What `AgentAnswer` lets through and what it refuses, one type a line: checked by every compiler that we support.
 *
 * A line that is wrong does not compile, and the message says which way it is wrong.
 */
import type { AgentAnswer, AgentText, Decimal, Prompt, TrustedText, Uuid } from '@hearsay/core';

type Equal<Left, Right> =
  (<X>() => X extends Left ? 1 : 2) extends <X>() => X extends Right ? 1 : 2 ? true : false;

/** `true` when an answer may have this type. */
type Allowed<T> =
  Equal<AgentAnswer<T>, T> extends true ? ([T] extends [never] ? 'is never' : true) : 'is refused';

/** `true` when no answer may have this type. */
type Forbidden<T> = Equal<AgentAnswer<T>, never> extends true ? true : 'is let through';

enum Tone {
  Warm = 'warm',
  Cold = 'cold',
}
enum Level {
  Low,
  High,
}
const enum CE {
  A = 'a',
}
declare const brand: unique symbol;
type Node1 = { children: Node1[]; note: AgentText };
interface Tree {
  left?: Tree;
  right?: Tree;
  readonly note: AgentText;
}
interface A1 {
  b: B1 | null;
}
interface B1 {
  a: A1[];
  n: number;
}
interface BadTree {
  children: BadTree[];
  note: string;
}
type Page<T> = { items: T[]; total: number };
type Json = string | number | boolean | null | Json[] | { [k: string]: Json };
type JsonNoString = number | boolean | null | JsonNoString[] | { a: JsonNoString };
type JsonDeep = number | JsonDeep[] | { a: JsonDeep; t?: string };
type TupleTree = ['leaf'] | ['node', TupleTree, TupleTree];
type BadTupleTree = ['leaf', string] | ['node', BadTupleTree, BadTupleTree];
type SetTree = { s: Set<SetTree>; n: 1 };
type BadSetTree = { s: Set<BadSetTree>; n: string };
class PrivateHolder {
  private text = '';
  value = 1;
  constructor() {
    this.text;
  }
}
class HashHolder {
  #text = '';
  value = 1;
  constructor() {
    this.#text;
  }
}
class ProtHolder {
  protected text = '';
  value = 1;
}
class PublicText {
  text = '';
}
class PublicScore {
  value = 1;
}
class MySet extends Set<AgentText> {
  note = '';
}
class MyArr extends Array<number> {
  note = '';
}
interface SelfRef {
  self: SelfRef;
  n: number;
}
class Recur {
  private p?: Recur;
  next?: Recur;
  constructor() {
    this.p;
  }
}
interface WithThis {
  me: this;
  n: 1;
}
type NodeJS = { env: Record<string, string | undefined> };

/** Refuses every result but `true`. */
type Check<Result extends true> = Result;

export type AllowedTypes = [
  Check<Allowed<number>>,
  Check<Allowed<boolean>>,
  Check<Allowed<bigint>>,
  Check<Allowed<null>>,
  Check<Allowed<undefined>>,
  Check<Allowed<AgentText>>,
  Check<Allowed<'a'>>,
  Check<Allowed<'a' | 'b'>>,
  Check<Allowed<Tone>>,
  Check<Allowed<Level>>,
  Check<Allowed<CE>>,
  Check<Allowed<Tone.Warm>>,
  Check<Allowed<1 | 2>>,
  Check<Allowed<true>>,
  Check<Allowed<Uuid>>,
  Check<Allowed<Decimal>>,
  Check<Allowed<Uuid | Decimal | null>>,
  Check<Allowed<{ a: AgentText }>>,
  Check<Allowed<{ a?: AgentText }>>,
  Check<Allowed<{ readonly a: AgentText | undefined }>>,
  Check<Allowed<{ a?: 'x' | null; b: Tone }>>,
  Check<Allowed<AgentText[]>>,
  Check<Allowed<readonly AgentText[]>>,
  Check<Allowed<[AgentText, 1, 'x']>>,
  Check<Allowed<readonly [AgentText, number?]>>,
  Check<Allowed<[1, ...AgentText[]]>>,
  Check<Allowed<number[][]>>,
  Check<Allowed<[]>>,
  Check<Allowed<Set<AgentText>>>,
  Check<Allowed<ReadonlySet<1>>>,
  Check<Allowed<Map<AgentText, number>>>,
  Check<Allowed<ReadonlyMap<number, AgentText[]>>>,
  Check<Allowed<Map<'a' | 'b', AgentText>>>,
  Check<Allowed<Set<Set<1>>>>,
  Check<Allowed<Record<'a' | 'b', AgentText>>>,
  Check<Allowed<Record<number, AgentText>>>,
  Check<Allowed<Partial<Record<Tone, AgentText>>>>,
  Check<Allowed<{ [n: number]: 1; length: 1 }>>,
  Check<Allowed<Node1>>,
  Check<Allowed<Tree>>,
  Check<Allowed<A1>>,
  Check<Allowed<B1>>,
  Check<Allowed<Page<AgentText>>>,
  Check<Allowed<Page<Page<1>>>>,
  Check<Allowed<JsonNoString>>,
  Check<Allowed<TupleTree>>,
  Check<Allowed<SetTree>>,
  Check<Allowed<SelfRef>>,
  Check<Allowed<WithThis>>,
  Check<Allowed<{ kind: 'a'; x: AgentText } | { kind: 'b'; y: number }>>,
  Check<Allowed<{ ok: true; note: AgentText } | { ok: true }>>,
  Check<Allowed<{ ok: true } | null | 'none' | AgentText>>,
  Check<Allowed<{ a: 1 } & { b: AgentText }>>,
  Check<Allowed<PublicScore>>,
  Check<Allowed<{ size: number } | Set<1>>>,
  Check<Allowed<{ length: number } | 1[] | Map<1, 2>>>,
  Check<Allowed<Set<1> | Map<AgentText, 1>>>,
  Check<Allowed<number[] | AgentText[]>>,
  Check<Allowed<Set<1> | Set<AgentText>>>,
  Check<Allowed<Map<1, 2> | Map<AgentText, 3>>>,
  Check<Allowed<{ [brand]: AgentText; a: 1 }>>,
  Check<Allowed<number & { [brand]: 1 }>>,
  Check<Allowed<`a${'x' | 'y'}`>>,
  Check<Allowed<{ name: 'a'; message: 'b' }>>,
  Check<Allowed<{ a: { kind: 'a'; v: 1 } | { kind: 'b'; w?: AgentText } }[]>>,
  Check<Allowed<Readonly<{ a: readonly [1, 'x'] }>>>,
  Check<Allowed<{ 0: AgentText; 1: 1 }>>,
  Check<Allowed<{ a: never }>>,
  Check<Allowed<{ value: AgentText; done: boolean }>>,
  Check<Allowed<Map<1, { a: 1; n: AgentText }> | Set<1> | { a: 1 } | 'x' | null | 1[]>>,
  Check<Allowed<{ [n: number]: AgentText }>>,
];

export type ForbiddenTypes = [
  Check<Forbidden<string>>,
  Check<Forbidden<`a${string}`>>,
  Check<Forbidden<`${number}px`>>,
  Check<Forbidden<Uppercase<string>>>,
  Check<Forbidden<string & { [brand]: 1 }>>,
  Check<Forbidden<TrustedText>>,
  Check<Forbidden<'a' | string>>,
  Check<Forbidden<'a' | (string & {})>>,
  Check<Forbidden<{ [k: string]: number }>>,
  Check<Forbidden<Record<string, AgentText>>>,
  Check<Forbidden<Record<`x${string}`, 1>>>,
  Check<Forbidden<{ a: 1; [k: `x${string}`]: 1 }>>,
  Check<Forbidden<{ [k: symbol]: 1 }>>,
  Check<Forbidden<Map<string, 1>>>,
  Check<Forbidden<Map<1, string>>>,
  Check<Forbidden<ReadonlyMap<string, 1>>>,
  Check<Forbidden<Set<string>>>,
  Check<Forbidden<any>>,
  Check<Forbidden<unknown>>,
  Check<Forbidden<object>>,
  Check<Forbidden<{}>>,
  Check<Forbidden<Function>>,
  Check<Forbidden<() => void>>,
  Check<Forbidden<() => AgentText>>,
  Check<Forbidden<new () => 1>>,
  Check<Forbidden<abstract new () => 1>>,
  Check<Forbidden<symbol>>,
  Check<Forbidden<typeof brand>>,
  Check<Forbidden<Date>>,
  Check<Forbidden<URL>>,
  Check<Forbidden<RegExp>>,
  Check<Forbidden<Error>>,
  Check<Forbidden<TypeError>>,
  Check<Forbidden<ArrayBuffer>>,
  Check<Forbidden<Uint8Array>>,
  Check<Forbidden<Float64Array>>,
  Check<Forbidden<DataView>>,
  Check<Forbidden<SharedArrayBuffer>>,
  Check<Forbidden<Blob>>,
  Check<Forbidden<ReadableStream>>,
  Check<Forbidden<URLSearchParams>>,
  Check<Forbidden<Headers>>,
  Check<Forbidden<FormData>>,
  Check<Forbidden<Promise<number>>>,
  Check<Forbidden<PromiseLike<1>>>,
  Check<Forbidden<Iterable<1>>>,
  Check<Forbidden<Iterator<1>>>,
  Check<Forbidden<Generator<1>>>,
  Check<Forbidden<AsyncGenerator<1>>>,
  Check<Forbidden<AsyncIterable<1>>>,
  Check<Forbidden<IterableIterator<AgentText>>>,
  Check<Forbidden<WeakMap<object, 1>>>,
  Check<Forbidden<WeakSet<object>>>,
  Check<Forbidden<String>>,
  Check<Forbidden<Number>>,
  Check<Forbidden<Boolean>>,
  Check<Forbidden<Symbol>>,
  Check<Forbidden<Object>>,
  Check<Forbidden<void>>,
  Check<Forbidden<{ a: string }>>,
  Check<Forbidden<{ a?: string }>>,
  Check<Forbidden<{ a: { b: { c: string[] } } }>>,
  Check<Forbidden<{ a: any }>>,
  Check<Forbidden<{ a?: any }>>,
  Check<Forbidden<{ a: unknown }>>,
  Check<Forbidden<{ a: 1; b: { c: any } }>>,
  Check<Forbidden<any[]>>,
  Check<Forbidden<unknown[]>>,
  Check<Forbidden<[any]>>,
  Check<Forbidden<[1, unknown]>>,
  Check<Forbidden<Set<any>>>,
  Check<Forbidden<Map<any, 1>>>,
  Check<Forbidden<Map<1, any>>>,
  Check<Forbidden<Map<1, unknown>>>,
  Check<Forbidden<Set<unknown>>>,
  Check<Forbidden<{ a: object }>>,
  Check<Forbidden<{ a: {} }>>,
  Check<Forbidden<{}[]>>,
  Check<Forbidden<{ a: () => void }>>,
  Check<Forbidden<{ a(): number }>>,
  Check<Forbidden<{ a: symbol }>>,
  Check<Forbidden<string[]>>,
  Check<Forbidden<readonly string[]>>,
  Check<Forbidden<[1, string]>>,
  Check<Forbidden<[1, ...string[]]>>,
  Check<Forbidden<[string?]>>,
  Check<Forbidden<string[][]>>,
  Check<Forbidden<{ a: 1 }[] | string[]>>,
  Check<Forbidden<Json>>,
  Check<Forbidden<JsonDeep>>,
  Check<Forbidden<BadTree>>,
  Check<Forbidden<BadTupleTree>>,
  Check<Forbidden<BadSetTree>>,
  Check<Forbidden<Page<string>>>,
  Check<Forbidden<Page<Page<string>>>>,
  Check<Forbidden<PrivateHolder>>,
  Check<Forbidden<HashHolder>>,
  Check<Forbidden<ProtHolder>>,
  Check<Forbidden<PublicText>>,
  Check<Forbidden<MySet>>,
  Check<Forbidden<MyArr>>,
  Check<Forbidden<{ a: PrivateHolder }>>,
  Check<Forbidden<PrivateHolder[]>>,
  Check<Forbidden<Set<HashHolder>>>,
  Check<Forbidden<Prompt>>,
  Check<Forbidden<{ kind: 'a'; x: string } | { kind: 'b'; y: number }>>,
  Check<Forbidden<{ ok: true; note: string } | { ok: true }>>,
  Check<Forbidden<{ a: { ok: true; note: string } | { ok: true } }>>,
  Check<Forbidden<{ ok: true; note?: string } | { ok: true }>>,
  Check<Forbidden<string | { length: number }>>,
  Check<Forbidden<string[] | { length: number }>>,
  Check<Forbidden<Set<string> | { size: number }>>,
  Check<Forbidden<Map<string, 1> | { size: number }>>,
  Check<Forbidden<Map<AgentText, string> | Set<AgentText>>>,
  Check<Forbidden<{ a: 1; n: string }[] | { a: 1 }[]>>,
  Check<Forbidden<[{ a: 1; n: string }] | { a: 1 }[]>>,
  Check<Forbidden<Set<{ a: 1; n: string }> | Set<{ a: 1 }>>>,
  Check<Forbidden<Map<1, { a: 1; n: string }> | Map<1, { a: 1 }>>>,
  Check<Forbidden<(() => string) | { name: AgentText; length: number }>>,
  Check<Forbidden<{ a: { x: 1; n: string } } | { a: { x: 1 } }>>,
  Check<Forbidden<{ size: number; s: string } | Set<1> | { size: number }>>,
  Check<Forbidden<number[] & { note: string }>>,
  Check<Forbidden<Set<1> & { note: string }>>,
  Check<Forbidden<Map<1, 1> & { note: string }>>,
  Check<Forbidden<{ a: 1 } & { b: string }>>,
  Check<Forbidden<{ [brand]: string; a: 1 }>>,
  Check<Forbidden<{ a: 1; [Symbol.iterator](): Iterator<string> }>>,
  Check<Forbidden<AgentText | string>>,
  Check<Forbidden<AgentText | any>>,
  Check<Forbidden<null | string>>,
  Check<Forbidden<Record<'a', string>>>,
  Check<Forbidden<{ a: Record<string, 1> }>>,
  Check<Forbidden<Array<Record<string, AgentText>>>>,
  Check<Forbidden<string & {}>>,
  Check<Forbidden<Lowercase<string>>>,
  Check<Forbidden<`${bigint}`>>,
  Check<Forbidden<{ [K in Tone]: string }>>,
  Check<Forbidden<NodeJS>>,
  Check<Forbidden<{ a: keyof any }>>,
  Check<Forbidden<PropertyKey>>,
  Check<Forbidden<TemplateStringsArray>>,
  Check<Forbidden<RegExpMatchArray>>,
  Check<Forbidden<Intl.NumberFormat>>,
  Check<Forbidden<ArrayLike<string>>>,
  Check<Forbidden<{ then: AgentText; text: string }>>,
  Check<Forbidden<readonly [1, { t: string }]>>,
  Check<Forbidden<Map<1, { a: 1; n: string }> | Set<1> | { a: 1 }>>,
  Check<Forbidden<{ a: Map<{ x: 1; t: string }, 1> | Map<{ x: 1 }, 1> }>>,
  Check<Forbidden<{ [k: string]: never }>>,
  Check<Forbidden<{ [n: number]: AgentText; [s: `a${string}`]: AgentText }>>,
  Check<Forbidden<{ [n: number]: AgentText; [s: symbol]: AgentText }>>,
  Check<Forbidden<[1, string] | [1, 2, 3]>>,
  Check<Forbidden<{ v: [x: { a: 1; t: string }] | [x: { a: 1 }] }>>,
];
