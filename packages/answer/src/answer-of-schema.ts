import type { AgentText, Decimal, Uuid } from '@hearsay/core';
import type { DecimalPattern } from './decimal-pattern.ts';
import type { JsonTypeName } from './json-schema.ts';
import type { FixedTuple, OpenTuple } from './tuple-of-schemas.ts';

/** Keywords that say more about a value than `type` does. */
export type Deciding = '$ref' | 'allOf' | 'anyOf' | 'const' | 'enum' | 'oneOf';

/** Keywords that declare members or elements. */
export type Structure =
  'additionalProperties' | 'items' | 'patternProperties' | 'prefixItems' | 'properties' | 'propertyNames';

declare const noMembers: unique symbol;

/** The answer of an object schema that declares no members: an empty object. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- an interface would fit no type of records
export type NoMembers = {
  readonly [noMembers]?: never;
};

/**
 * The type of an answer that conforms to a JSON Schema, with `AgentText` wherever free text can stand.
 *
 * It is `unknown`, which no answer may hold, where the schema accepts values of which it says nothing.
 */
export type AnswerOfSchema<Schema, Root = Schema> = Schema extends HasDeciding
  ? [keyof Schema & Structure] extends [never]
    ? OfDeciding<Schema, Root>
    : unknown
  : Schema extends OneType
    ? OfType<Schema, Root>[Schema['type']]
    : Schema extends SeveralTypes
      ? OfType<Schema, Root>[Schema['type'][number]]
      : unknown;

// Comparing with types that are written out costs the compiler nothing that it counts, unlike taking keys apart.
type HasDeciding =
  | { readonly $ref: unknown }
  | { readonly allOf: unknown }
  | { readonly anyOf: unknown }
  | { readonly const: unknown }
  | { readonly enum: unknown }
  | { readonly oneOf: unknown };

interface OneType {
  readonly type: JsonTypeName;
}

interface SeveralTypes {
  readonly type: readonly JsonTypeName[];
}

// An interface resolves only the member that is asked for, and only then: recursive schemas come to an end.
interface OfType<Schema, Root> {
  readonly string: OfString<Schema>;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly null: null;
  readonly array: OfArray<Schema, Root>;
  readonly object: OfObject<Schema, Root>;
}

type OfDeciding<Schema, Root> = Schema extends { readonly const: infer Value }
  ? string extends Value
    ? unknown
    : Value
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? string extends Value
      ? unknown
      : Value
    : Schema extends { readonly $ref: infer Reference }
      ? AnswerOfSchema<Referenced<Reference, Root>, Root>
      : Schema extends { readonly allOf: infer Parts }
        ? All<Parts, Root>
        : Schema extends { readonly anyOf: readonly (infer Arm)[] }
          ? Arms<Arm, Root>
          : Schema extends { readonly oneOf: readonly (infer Arm)[] }
            ? Arms<Arm, Root>
            : unknown;

type Arms<Arm, Root> = Arm extends unknown ? AnswerOfSchema<Arm, Root> : never;

type All<Parts, Root> = Parts extends readonly [infer First, ...infer Rest]
  ? AnswerOfSchema<First, Root> & All<Rest, Root>
  : unknown;

/** The schema that a local reference names: the whole, or one of the named definitions. */
export type Referenced<Reference, Root> = Reference extends '#'
  ? Root
  : Reference extends `#/$defs/${infer Name}`
    ? Definition<Root, '$defs', Name>
    : Reference extends `#/definitions/${infer Name}`
      ? Definition<Root, 'definitions', Name>
      : unknown;

type Definition<Root, Key extends string, Name> =
  Root extends Readonly<Record<Key, infer Definitions>> ? Definitions[Name & keyof Definitions] : unknown;

type OfString<Schema> = Schema extends { readonly format: unknown } | { readonly pattern: unknown }
  ? OfFormat<Schema>
  : AgentText;

type OfFormat<Schema> = Schema extends { readonly format: 'uuid' }
  ? Uuid
  : Schema extends { readonly pattern: DecimalPattern }
    ? Decimal
    : AgentText;

type OfObject<Schema, Root> = Schema extends { readonly properties: infer Properties }
  ? Schema extends { readonly patternProperties: unknown } | { readonly additionalProperties: object }
    ? unknown
    : Schema extends { readonly required: readonly (infer Required)[] }
      ? OfMembers<Properties, Required, Root>
      : OfMembers<Properties, never, Root>
  : OfKeys<Schema, Root>;

type OfMembers<Properties, Required, Root> = [keyof Properties] extends [never]
  ? NoMembers
  : [keyof Properties] extends [Required]
    ? { -readonly [Name in keyof Properties]: AnswerOfSchema<Properties[Name], Root> }
    : [Required] extends [never]
      ? { -readonly [Name in keyof Properties]?: AnswerOfSchema<Properties[Name], Root> }
      : {
          -readonly [Name in keyof Presence<Properties, Required>]: AnswerOfSchema<Properties[Name], Root>;
        };

/** The names of members, optional those that are not required: a mapped type over it keeps that. */
type Presence<Properties, Required> = { [Name in keyof Properties]?: 1 } & Record<
  keyof Properties & Required,
  1
>;

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Required)[] }
  ? Required
  : never;

/** Objects without declared members: keys of a closed set make an object, all others a map. */
type OfKeys<Schema, Root> = Schema extends {
  readonly propertyNames: { readonly enum: readonly (infer Name extends string)[] };
  readonly additionalProperties: infer Value;
}
  ? OfMembers<Record<Name, Value>, RequiredOf<Schema>, Root>
  : Schema extends { readonly additionalProperties: infer Value }
    ? Schema extends { readonly patternProperties: infer Patterns }
      ? OfPatterns<Patterns[keyof Patterns] | ([Value] extends [false] ? never : Value), Root>
      : [Value] extends [false]
        ? NoMembers
        : OfPatterns<Value, Root>
    : unknown;

// Looking at the values here would never come to an end where they are maps of the same schema.
type OfPatterns<Value, Root> = ReadonlyMap<AgentText, Arms<Value, Root>>;

type OfArray<Schema, Root> = Schema extends {
  readonly prefixItems: infer Prefix extends readonly unknown[];
}
  ? OfTuple<Prefix, Schema, Schema extends { readonly items: infer Rest } ? Rest : false, Root>
  : Schema extends { readonly items: infer Items }
    ? Items extends readonly unknown[]
      ? OfTuple<Items, Schema, Schema extends { readonly additionalItems: infer Rest } ? Rest : false, Root>
      : AnswerOfSchema<Items, Root>[]
    : unknown;

// Whether a tuple is one of those that end is told by its length: looking at it would look at its places.
type OfTuple<Prefix extends readonly unknown[], Schema, Rest, Root> = Schema extends {
  readonly minItems: Prefix['length'];
}
  ? Rest extends boolean
    ? Prefix['length'] extends 1 | 2 | 3 | 4 | 5 | 6
      ? FixedTuple<Prefix, Root>
      : Pieced<Prefix, Schema, Rest, Root>
    : Prefix['length'] extends 1 | 2 | 3 | 4
      ? OpenTuple<Prefix, Rest, Root>
      : Pieced<Prefix, Schema, Rest, Root>
  : Pieced<Prefix, Schema, Rest, Root>;

/** A tuple that may not hold itself: one with optional places, or a long one. */
type Pieced<Prefix, Schema, Rest, Root> = [
  ...Places<Prefix, Schema extends { readonly minItems: infer Least } ? Least : 0, Root>,
  ...(Rest extends boolean ? [] : AnswerOfSchema<Rest, Root>[]),
];

/** The places below `Least` are there; those after it may be missing. */
type Places<Prefix, Least, Root, Done extends readonly unknown[] = []> = Prefix extends readonly [
  infer First,
  ...infer Others,
]
  ? Done['length'] extends Least
    ? [...Done, ...Partial<EachOf<Prefix, Root>>]
    : Places<Others, Least, Root, [...Done, AnswerOfSchema<First, Root>]>
  : Done;

type EachOf<Prefix extends readonly unknown[], Root> = {
  -readonly [Place in keyof Prefix]: AnswerOfSchema<Prefix[Place], Root>;
};
