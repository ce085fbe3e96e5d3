import type { AgentText, Decimal, Uuid } from '@hearsay/core';

/**
 * A type as a decoded value has it: members of enums are the texts that stand for them, maps and lists are read only.
 *
 * The compiler takes no text for a member of an enum, although nothing else is there at run time.
 */
export type AsDecoded<Value> = Value extends AgentText | Uuid | Decimal
  ? Value
  : Value extends string
    ? `${Value}`
    : Value extends ReadonlyMap<infer Key, infer Member>
      ? ReadonlyMap<Key, AsDecoded<Member>>
      : Value extends readonly (infer Item)[]
        ? Item[] extends Value
          ? // Unlike a mapped type, the type of an array is resolved when it is looked at: a list of itself comes to an end.
            readonly AsDecoded<Item>[]
          : AsDecodedTuple<Value>
        : { [Key in keyof Value]: AsDecoded<Value[Key]> };

/** Tuples that end are written out up to a length, for the same reason. */
type AsDecodedTuple<Value extends readonly unknown[]> = Value extends readonly [infer A]
  ? readonly [AsDecoded<A>]
  : Value extends readonly [infer A, infer B]
    ? readonly [AsDecoded<A>, AsDecoded<B>]
    : Value extends readonly [infer A, infer B, infer C]
      ? readonly [AsDecoded<A>, AsDecoded<B>, AsDecoded<C>]
      : Value extends readonly [infer A, infer B, infer C, infer D]
        ? readonly [AsDecoded<A>, AsDecoded<B>, AsDecoded<C>, AsDecoded<D>]
        : { [Key in keyof Value]: AsDecoded<Value[Key]> };
