import type { Answerable, Refused } from '@hearsay/core';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { AnswerOfSchema, Deciding, Structure } from './answer-of-schema.ts';
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
export type DeclarationGuard<Declaration> = [AnswerOfDeclaration<Declaration>] extends [
  Answerable<AnswerOfDeclaration<Declaration>>,
]
  ? unknown
  : Declaration extends StandardSchemaV1
    ? StandardOutput<Answerable<AnswerOfDeclaration<Declaration>>>
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

/** The same schema, with `Refused` where it says too little. */
type RefusedPlaces<Schema> = unknown extends Schema
  ? Refused<Open>
  : Schema extends true
    ? Refused<Open>
    : [Extract<keyof Schema, Deciding>] extends [never]
      ? 'type' extends keyof Schema
        ? RefusedMembers<Schema>
        : Refused<Open>
      : [Extract<keyof Schema, Structure>] extends [never]
        ? RefusedValues<Schema>
        : Refused<Beside>;

type RefusedMembers<Schema> = Schema extends { readonly type: 'object' }
  ? Schema extends { readonly properties: unknown; readonly additionalProperties: object }
    ? Refused<Mixed>
    : [Extract<keyof Schema, 'additionalProperties' | 'properties'>] extends [never]
      ? Refused<OpenObject>
      : RefusedWithin<Schema>
  : Schema extends { readonly type: 'array' }
    ? [Extract<keyof Schema, 'items' | 'prefixItems'>] extends [never]
      ? Refused<OpenArray>
      : RefusedWithin<Schema>
    : RefusedWithin<Schema>;

type RefusedValues<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? string extends Value
    ? Refused<Wide>
    : RefusedWithin<Schema>
  : Schema extends { readonly const: infer Value }
    ? string extends Value
      ? Refused<Wide>
      : unknown
    : RefusedWithin<Schema>;

type RefusedWithin<Schema> = {
  readonly [Keyword in keyof Schema]: Keyword extends '$defs' | 'definitions' | 'properties'
    ? { readonly [Name in keyof Schema[Keyword]]: Checked<Schema[Keyword][Name]> }
    : Keyword extends 'additionalProperties' | 'items'
      ? Checked<Schema[Keyword]>
      : Keyword extends 'anyOf' | 'oneOf' | 'prefixItems'
        ? { readonly [Index in keyof Schema[Keyword]]: Checked<Schema[Keyword][Index]> }
        : unknown;
};

/** A place that is right by itself stays as it is. */
type Checked<Schema> = [AnswerOfSchema<Schema>] extends [Answerable<AnswerOfSchema<Schema>>]
  ? unknown
  : RefusedPlaces<Schema>;
