import type { ErrorObject } from 'ajv';
import { CONSTANTS } from './constants-keyword.ts';

const SHOWN_VALUES = 20;

type Parameters = Readonly<Record<string, unknown>>;

const TEXTS: Readonly<Record<string, (parameters: Parameters) => string>> = {
  type: ({ type }) => (Array.isArray(type) ? type.join(' or ') : String(type)),
  enum: ({ allowedValues }) => `one of ${listed(allowedValues)}`,
  const: ({ allowedValue }) => JSON.stringify(allowedValue),
  required: ({ missingProperty }) => `the member ${JSON.stringify(missingProperty)}`,
  dependentRequired: ({ missingProperty }) => `the member ${JSON.stringify(missingProperty)}`,
  dependencies: ({ missingProperty }) => `the member ${JSON.stringify(missingProperty)}`,
  additionalProperties: () => 'no members but the declared ones',
  unevaluatedProperties: () => 'no members but the declared ones',
  propertyNames: () => 'keys that the schema of keys allows',
  additionalItems: ({ limit }) => `at most ${String(limit)} elements`,
  unevaluatedItems: () => 'no elements but the declared ones',
  items: ({ limit }) => `at most ${String(limit)} elements`,
  minItems: ({ limit }) => `at least ${String(limit)} elements`,
  maxItems: ({ limit }) => `at most ${String(limit)} elements`,
  uniqueItems: () => 'elements that are all different',
  contains: ({ minContains, maxContains }) =>
    `at least ${String(minContains)}${typeof maxContains === 'number' ? ` and at most ${maxContains}` : ''} elements that match`,
  minProperties: ({ limit }) => `at least ${String(limit)} members`,
  maxProperties: ({ limit }) => `at most ${String(limit)} members`,
  minLength: ({ limit }) => `at least ${String(limit)} characters`,
  maxLength: ({ limit }) => `at most ${String(limit)} characters`,
  pattern: ({ pattern }) => `text that matches ${JSON.stringify(pattern)}`,
  format: ({ format }) => `text in the format ${JSON.stringify(format)}`,
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: ({ multipleOf }) => `a multiple of ${String(multipleOf)}`,
  anyOf: () => 'a value that matches one of the alternatives',
  oneOf: () => 'a value that matches exactly one of the alternatives',
  discriminator: ({ tag }) => `one of the declared values of the member ${JSON.stringify(tag)}`,
  [CONSTANTS]: () => 'one of the declared values',
  not: () => 'a value that the excluded schema does not match',
  if: () => 'what the condition of the schema asks for',
  'false schema': () => 'nothing at this place',
};

/** What a keyword expected, in words of the schema alone: of the parameters, only those that stand in it are used. */
export function expectedBy({ keyword, params }: ErrorObject): string {
  // Which parameters an error has, its keyword says.
  return TEXTS[keyword]?.(params as Parameters) ?? 'what the schema asks for';
}

function bound({ comparison, limit }: Parameters): string {
  return `a number ${String(comparison)} ${String(limit)}`;
}

function listed(values: unknown): string {
  if (!Array.isArray(values)) return 'the declared values';
  const shown = values.slice(0, SHOWN_VALUES).map((value) => JSON.stringify(value));
  return values.length > SHOWN_VALUES ? `${shown.join(', ')} …` : shown.join(', ');
}
