import type { AnswerOfSchema } from './answer-of-schema.ts';

/**
 * A tuple of the answers of a few schemas; `never` for more than six.
 *
 * Written out, because the compiler looks late at the places of a tuple that stands in the source, and at once at those
 * of one that is put together: a tuple that holds itself comes to an end only here.
 */
export type FixedTuple<Schemas, Root> = Schemas extends readonly [infer A]
  ? [AnswerOfSchema<A, Root>]
  : Schemas extends readonly [infer A, infer B]
    ? [AnswerOfSchema<A, Root>, AnswerOfSchema<B, Root>]
    : Schemas extends readonly [infer A, infer B, infer C]
      ? [AnswerOfSchema<A, Root>, AnswerOfSchema<B, Root>, AnswerOfSchema<C, Root>]
      : Schemas extends readonly [infer A, infer B, infer C, infer D]
        ? [AnswerOfSchema<A, Root>, AnswerOfSchema<B, Root>, AnswerOfSchema<C, Root>, AnswerOfSchema<D, Root>]
        : Schemas extends readonly [infer A, infer B, infer C, infer D, infer E]
          ? [
              AnswerOfSchema<A, Root>,
              AnswerOfSchema<B, Root>,
              AnswerOfSchema<C, Root>,
              AnswerOfSchema<D, Root>,
              AnswerOfSchema<E, Root>,
            ]
          : Schemas extends readonly [infer A, infer B, infer C, infer D, infer E, infer F]
            ? [
                AnswerOfSchema<A, Root>,
                AnswerOfSchema<B, Root>,
                AnswerOfSchema<C, Root>,
                AnswerOfSchema<D, Root>,
                AnswerOfSchema<E, Root>,
                AnswerOfSchema<F, Root>,
              ]
            : never;

/** The same with others behind it; `never` for more than four. */
export type OpenTuple<Schemas, Rest, Root> = Schemas extends readonly [infer A]
  ? [AnswerOfSchema<A, Root>, ...AnswerOfSchema<Rest, Root>[]]
  : Schemas extends readonly [infer A, infer B]
    ? [AnswerOfSchema<A, Root>, AnswerOfSchema<B, Root>, ...AnswerOfSchema<Rest, Root>[]]
    : Schemas extends readonly [infer A, infer B, infer C]
      ? [
          AnswerOfSchema<A, Root>,
          AnswerOfSchema<B, Root>,
          AnswerOfSchema<C, Root>,
          ...AnswerOfSchema<Rest, Root>[],
        ]
      : Schemas extends readonly [infer A, infer B, infer C, infer D]
        ? [
            AnswerOfSchema<A, Root>,
            AnswerOfSchema<B, Root>,
            AnswerOfSchema<C, Root>,
            AnswerOfSchema<D, Root>,
            ...AnswerOfSchema<Rest, Root>[],
          ]
        : never;
