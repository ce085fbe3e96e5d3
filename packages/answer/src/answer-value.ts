import type { AgentText, Decimal, Uuid } from '@hearsay/core';

/**
 * What a JSON Schema can stand for, apart from `unknown`.
 *
 * A string in an inferred type is a member of a closed set, because all other text is `AgentText`: so this says of an
 * inferred type what `Answerable` says of any, and costs the compiler next to nothing.
 */
export type AnswerValue =
  | AgentText
  | Decimal
  | Uuid
  | boolean
  | number
  | string
  | null
  | undefined
  | readonly AnswerValue[]
  | ReadonlyMap<AgentText, AnswerValue>
  | AnswerRecord;

interface AnswerRecord {
  readonly [name: string]: AnswerValue;
}
