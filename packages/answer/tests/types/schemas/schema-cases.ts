// What a declaration infers, as a user's compiler sees it. Every case is one alias that is an error when it is wrong.
import type { AgentText, Decimal, Uuid } from '@hearsay/core';
import { type AnswerOf, type NoMembers, defineAnswer } from '@hearsay/answer';

type Same<First, Second> =
  (<T>() => T extends First ? 1 : 2) extends <T>() => T extends Second ? 1 : 2 ? true : false;
type Holds<Case extends true> = Case;

const members = defineAnswer({
  type: 'object',
  properties: { summary: { type: 'string' }, score: { type: 'integer' }, done: { type: 'boolean' } },
  required: ['summary', 'done'],
});
export type Members = Holds<
  Same<AnswerOf<typeof members>, { summary: AgentText; done: boolean; score?: number }>
>;

const allOptional = defineAnswer({ type: 'object', properties: { note: { type: 'string' } } });
export type AllOptional = Holds<Same<AnswerOf<typeof allOptional>, { note?: AgentText }>>;

const empty = defineAnswer({ type: 'object', properties: {}, additionalProperties: false });
export type Empty = Holds<Same<AnswerOf<typeof empty>, NoMembers>>;

const closedSets = defineAnswer({
  type: 'array',
  items: { enum: ['open', 'closed', 3, null] },
});
export type ClosedSets = Holds<Same<AnswerOf<typeof closedSets>, ('open' | 'closed' | 3 | null)[]>>;

const constant = defineAnswer({ const: 'approve' });
export type Constant = Holds<Same<AnswerOf<typeof constant>, 'approve'>>;

const nullable = defineAnswer({ type: ['string', 'null'] });
export type Nullable = Holds<Same<AnswerOf<typeof nullable>, AgentText | null>>;

const formats = defineAnswer({
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    amount: { type: 'string', pattern: '^-?(0|[1-9]\\d*)(\\.\\d+)?$' },
    day: { type: 'string', format: 'date' },
    code: { type: 'string', pattern: '^[A-Z]+$' },
  },
  required: ['id', 'amount', 'day', 'code'],
});
export type Formats = Holds<
  Same<AnswerOf<typeof formats>, { id: Uuid; amount: Decimal; day: AgentText; code: AgentText }>
>;

const tuple = defineAnswer({
  type: 'array',
  prefixItems: [{ type: 'string' }, { const: 1 }],
  minItems: 1,
  items: { type: 'boolean' },
});
export type Tuple = Holds<Same<AnswerOf<typeof tuple>, [AgentText, 1?, ...boolean[]]>>;

const closedTuple = defineAnswer({
  type: 'array',
  prefixItems: [{ type: 'string' }, { type: 'number' }],
  minItems: 2,
  items: false,
});
export type ClosedTuple = Holds<Same<AnswerOf<typeof closedTuple>, [AgentText, number]>>;

const draft7Tuple = defineAnswer({
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: [{ type: 'string' }, { type: 'number' }],
  minItems: 2,
});
export type Draft7Tuple = Holds<Same<AnswerOf<typeof draft7Tuple>, [AgentText, number]>>;

const union = defineAnswer({
  anyOf: [
    { type: 'object', properties: { kind: { const: 'a' }, text: { type: 'string' } }, required: ['kind'] },
    { type: 'object', properties: { kind: { const: 'b' }, count: { type: 'number' } }, required: ['kind'] },
    { type: 'null' },
  ],
});
export type Union = Holds<
  Same<AnswerOf<typeof union>, { kind: 'a'; text?: AgentText } | { kind: 'b'; count?: number } | null>
>;

const both = defineAnswer({
  allOf: [
    { type: 'object', properties: { first: { type: 'string' } }, required: ['first'] },
    { type: 'object', properties: { second: { type: 'number' } }, required: ['second'] },
    { minProperties: 2 },
  ],
});
export type Both = Holds<Same<AnswerOf<typeof both>, { first: AgentText } & ({ second: number } & unknown)>>;

const map = defineAnswer({
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
});
export type FreeKeys = Holds<Same<AnswerOf<typeof map>, ReadonlyMap<AgentText, AgentText[]>>>;

const patternKeys = defineAnswer({
  type: 'object',
  patternProperties: { '^x': { type: 'number' } },
  additionalProperties: { type: 'null' },
});
export type PatternKeys = Holds<Same<AnswerOf<typeof patternKeys>, ReadonlyMap<AgentText, number | null>>>;

const closedKeys = defineAnswer({
  type: 'object',
  propertyNames: { enum: ['low', 'high'] },
  additionalProperties: { type: 'number' },
  required: ['low'],
});
export type ClosedKeys = Holds<Same<AnswerOf<typeof closedKeys>, { low: number; high?: number }>>;

const definitions = defineAnswer({
  $defs: { finding: { type: 'object', properties: { note: { type: 'string' } }, required: ['note'] } },
  type: 'array',
  items: { $ref: '#/$defs/finding' },
});
export type Definitions = Holds<Same<AnswerOf<typeof definitions>, { note: AgentText }[]>>;

interface Comment {
  text: AgentText;
  replies: Comment[];
}

// Inferred: every level has its marks.
const comments = defineAnswer({
  type: 'object',
  properties: { text: { type: 'string' }, replies: { type: 'array', items: { $ref: '#' } } },
  required: ['text', 'replies'],
});
export const inferredComment: (answer: AnswerOf<typeof comments>) => Comment = (answer) => answer;
export const deepText: (answer: AnswerOf<typeof comments>) => AgentText | undefined = (answer) =>
  answer.replies[0]?.replies[0]?.text;

// Written out, and compared with the schema.
const typedComments = defineAnswer<Comment>()({
  $defs: {
    comment: {
      type: 'object',
      properties: {
        text: { type: 'string' },
        replies: { type: 'array', items: { $ref: '#/$defs/comment' } },
      },
      required: ['text', 'replies'],
    },
  },
  $ref: '#/$defs/comment',
});
export type TypedComments = Holds<Same<AnswerOf<typeof typedComments>, Comment>>;

const readonlyType = defineAnswer<{ readonly notes: readonly AgentText[]; readonly score?: number }>()({
  type: 'object',
  properties: { notes: { type: 'array', items: { type: 'string' } } },
  required: ['notes'],
});
export type ReadonlyType = Holds<
  Same<AnswerOf<typeof readonlyType>, { readonly notes: readonly AgentText[]; readonly score?: number }>
>;

// Types that `hearsay schema` takes, and that a schema says in other words.
declare enum Level {
  High = 'high',
  Low = 'low',
}
interface Rated {
  readonly level: Level;
  readonly only?: Level.High;
  readonly byName: Map<AgentText, Level | Level[]>;
}
const rated = defineAnswer<Rated>()({
  type: 'object',
  properties: {
    level: { type: 'string', enum: ['high', 'low'] },
    only: { type: 'string', const: 'high' },
    byName: {
      type: 'object',
      additionalProperties: {
        anyOf: [
          { type: 'string', enum: ['high', 'low'] },
          { type: 'array', items: { type: 'string', enum: ['high', 'low'] } },
        ],
      },
    },
  },
  required: ['level', 'byName'],
});
export type RatedAnswer = Holds<Same<AnswerOf<typeof rated>, Rated>>;

defineAnswer<Rated>()(
  // @ts-expect-error -- `medium` is no member of the enum.
  {
    type: 'object',
    properties: {
      level: { type: 'string', enum: ['high', 'medium'] },
      byName: { type: 'object', additionalProperties: { type: 'string', const: 'low' } },
    },
    required: ['level', 'byName'],
  },
);

// What a model says about anything: text, lists and maps of the same, to any depth.
type Told = AgentText | boolean | number | readonly Told[] | ReadonlyMap<AgentText, Told> | null;
const told = defineAnswer<Told>()({
  anyOf: [
    { type: ['string', 'number', 'boolean', 'null'] },
    { type: 'array', items: { $ref: '#' } },
    { type: 'object', additionalProperties: { $ref: '#' } },
  ],
});
export type ToldAnswer = Holds<Same<AnswerOf<typeof told>, Told>>;

const toldByName = defineAnswer({
  $ref: '#/$defs/told',
  $defs: {
    told: {
      anyOf: [
        { type: ['string', 'number', 'boolean', 'null'] },
        { type: 'array', items: { $ref: '#/$defs/told' } },
        { type: 'object', additionalProperties: { $ref: '#/$defs/told' } },
      ],
    },
  },
});
export const toldInferred: Told = toldByName.parse('{"a":[1]}');

const counts = defineAnswer({
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: { type: 'integer' } },
});
export type Counts = Holds<
  Same<AnswerOf<typeof counts>, ReadonlyMap<AgentText, ReadonlyMap<AgentText, number>>>
>;

defineAnswer<Told>()(
  // @ts-expect-error -- objects are maps, and not what their values hold.
  { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { const: 1n } }] },
);

type Listed = readonly Listed[] | 1;
defineAnswer<Listed>()(
  // @ts-expect-error -- a boolean is neither a list nor 1.
  { anyOf: [{ const: 1 }, { type: 'boolean' }, { type: 'array', items: { $ref: '#' } }] },
);

// Tuples that hold themselves: the compiler looks late at the places of those that are all there.
type Sum = ['add', Sum, Sum] | number;
const SUM = [{ const: 'add' }, { $ref: '#' }, { $ref: '#' }] as const;
const sum = defineAnswer<Sum>()({
  anyOf: [{ type: 'number' }, { type: 'array', prefixItems: SUM, items: false, minItems: 3 }],
});
export type SumAnswer = Holds<Same<AnswerOf<typeof sum>, Sum>>;
const sumInferred = defineAnswer({
  anyOf: [{ type: 'number' }, { type: 'array', prefixItems: SUM, items: false, minItems: 3 }],
});
export const sumIsSum: Sum = sumInferred.parse('1');
export function asInferred(sum: Sum): AnswerOf<typeof sumInferred> {
  return sum;
}

const sumOfDraft7 = defineAnswer({
  $schema: 'http://json-schema.org/draft-07/schema#',
  anyOf: [{ type: 'number' }, { type: 'array', items: SUM, additionalItems: false, minItems: 3 }],
});
export const sumOfDraft7IsSum: Sum = sumOfDraft7.parse('1');

type Total = readonly ['total', ...Total[]] | number;
const total = defineAnswer<Total>()({
  anyOf: [
    { type: 'number' },
    { type: 'array', prefixItems: [{ const: 'total' }], items: { $ref: '#' }, minItems: 1 },
  ],
});
export type TotalAnswer = Holds<Same<AnswerOf<typeof total>, Total>>;

const DIFFERENCE = [{ const: 'subtract' }, { $ref: '#' }, { $ref: '#' }] as const;
defineAnswer<Sum>()(
  // @ts-expect-error -- the operator is another one.
  { anyOf: [{ type: 'number' }, { type: 'array', prefixItems: DIFFERENCE, items: false, minItems: 3 }] },
);

declare enum Operator {
  Add = 'add',
}
type Operation = readonly [Operator, Operation, Operation] | number;
const operation = defineAnswer<Operation>()({
  anyOf: [{ type: 'number' }, { type: 'array', prefixItems: SUM, items: false, minItems: 3 }],
});
export type OperationAnswer = Holds<Same<AnswerOf<typeof operation>, Operation>>;

// A tuple with others behind it is no list of all that stands in it.
type Headed = readonly ['head', ...number[]];
defineAnswer<Headed>()(
  // @ts-expect-error -- the head can stand anywhere, or nowhere.
  { type: 'array', items: { anyOf: [{ const: 'head' }, { type: 'number' }] } },
);
