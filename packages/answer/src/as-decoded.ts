import type { AgentText, Decimal, Uuid } from '@hearsay/core';

/**
 * A type as a decoded value has it: members of enums are the texts that stand for them, maps are read only.
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
        ? number extends Value['length']
          ? // Unlike a mapped type, the type of an array is resolved when it is looked at: a list of itself comes to an end.
            readonly AsDecoded<Item>[]
          : { [Key in keyof Value]: AsDecoded<Value[Key]> }
        : { [Key in keyof Value]: AsDecoded<Value[Key]> };
