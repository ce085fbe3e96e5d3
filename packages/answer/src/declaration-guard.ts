import type { Answerable, Refused } from '@hearsay/core';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { AnswerOfSchema, Deciding, Referenced, Structure } from './answer-of-schema.ts';
import type { AnswerValue } from './answer-value.ts';
import type { JsonSchema } from './json-schema.ts';

/** What an answer can be declared with. */
export type AnswerDeclaration = JsonSchema | StandardSchemaV1;

/** The type that a declaration stands for. */
export type AnswerOfDeclaration<Declaration> = Declaration extends {
  readonly '~standard': { readonly types?: infer Types };
}
  ? OutputOf<NonNullable<Types>>
  : AnswerOfSchema<Declaration>;

type OutputOf<Types> = Types extends { readonly output: infer Output } ? Output : unknown;

/**
 * What a declaration has to be, beside itself: nothing more when its type is an answer, and else the same shape with
 * `Refused<'why'>` at every place that is wrong, so that the compiler points at it.
 */
export type DeclarationGuard<Declaration> = Declaration extends StandardSchemaV1
  ? [AnswerOfDeclaration<Declaration>] extends [Answerable<AnswerOfDeclaration<Declaration>>]
    ? unknown
    : StandardOutput<Answerable<AnswerOfDeclaration<Declaration>>>
  : [AnswerOfSchema<Declaration>] extends [AnswerValue]
    ? unknown
    : RefusedPlaces<Declaration>;

/** The half of a Standard Schema that says what comes out. */
interface StandardOutput<Output> {
  readonly '~standard': { readonly types?: { readonly output: Output } | undefined };
}

type Open = 'this schema accepts any value, which could be free text: give it a `type`, `enum` or `const`';
type OpenObject =
  'this schema accepts any object: give it `properties`, or a schema for `additionalProperties`';
type OpenArray = 'this schema accepts any array: give it `items` or `prefixItems`';
type Beside = 'declared members beside this keyword are not looked at: move them into each of its schemas';
type Mixed = 'an object has declared members or free keys: move the free keys into a member of their own';
type Wide = 'the values are not known: write them out, or write `as const` behind them';
type Dangling = 'the reference names no schema of the same document';

/** The same schema, with `Refused` where it says too little. */
type RefusedPlaces<Schema, Root = Schema> = unknown extends Schema
  ? Refused<Open>
  : Schema extends true
    ? Refused<Open>
    : [keyof Schema & Deciding] extends [never]
      ? RefusedMembers<Schema, Root>
      : [keyof Schema & Structure] extends [never]
        ? RefusedValues<Schema, Root>
        : Refused<Beside>;

type RefusedMembers<Schema, Root> = Schema extends {
  readonly properties: unknown;
  readonly additionalProperties: object;
}
  ? Refused<Mixed>
  : unknown extends AnswerOfSchema<Schema, Root>
    ? RefusedType<Schema>
    : RefusedWithin<Schema, Root>;

type RefusedType<Schema> = Schema extends { readonly additionalProperties: unknown }
  ? { readonly additionalProperties: Refused<Open> }
  : Schema extends { readonly type: 'object' }
    ? Refused<OpenObject>
    : Schema extends { readonly type: 'array' }
      ? Refused<OpenArray>
      : Refused<Open>;

type RefusedValues<Schema, Root> = Schema extends { readonly $ref: infer Reference }
  ? unknown extends Referenced<Reference, Root>
    ? Refused<Dangling>
    : RefusedWithin<Schema, Root>
  : Schema extends { readonly enum: unknown } | { readonly const: unknown }
    ? Refused<Wide>
    : RefusedWithin<Schema, Root>;

type RefusedWithin<Schema, Root> = {
  readonly [Keyword in keyof Schema]: Keyword extends '$defs' | 'definitions' | 'properties'
    ? { readonly [Name in keyof Schema[Keyword]]: Checked<Schema[Keyword][Name], Root> }
    : Keyword extends 'additionalProperties' | 'items'
      ? Checked<Schema[Keyword], Root>
      : Keyword extends 'allOf' | 'anyOf' | 'oneOf' | 'prefixItems'
        ? { readonly [Index in keyof Schema[Keyword]]: Checked<Schema[Keyword][Index], Root> }
        : unknown;
};

/** A place that is right by itself stays as it is. */
type Checked<Schema, Root> = [AnswerOfSchema<Schema, Root>] extends [AnswerValue]
  ? unknown
  : RefusedPlaces<Schema, Root>;
