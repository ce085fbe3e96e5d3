import type { Violation } from './violation.ts';

// Every sentence that this package throws or sends to a model. None ever holds text that a model wrote: names, values
// and patterns in them stand in the declaration.

const SHOWN_VIOLATIONS = 5;

/** The message of an `AnswerError`. */
export function answerMessage(violations: readonly Violation[]): string {
  const shown = violations.slice(0, SHOWN_VIOLATIONS).map(violationLine);
  const more = violations.length - shown.length;
  const rest = more > 0 ? `; and ${more} more` : '';
  return `The answer does not match its declaration: ${shown.join('; ')}${rest}.`;
}

/** One violation as half a sentence. */
export function violationLine({ path, keyword, expected }: Violation): string {
  return `${path === '' ? 'the whole answer' : path}: expected ${expected} (${keyword})`;
}

export const jsonExpected: string = 'one JSON value and nothing around it';

export const jsonValueExpected: string =
  'plain JSON data: objects, arrays, strings, finite numbers, true, false, null';

export const undeclaredExpected: string = 'no members but the declared ones';

export const duplicateExpected: string = 'every key of an object once';

export const checkExpected: string = 'a value that passes the checks of the declaration';

/** What a limit allows, for the text or value that is over it. */
export function limitExpected(name: string, limit: number): string {
  const what: Readonly<Record<string, string>> = {
    maxLength: 'characters',
    maxDepth: 'levels of nesting',
    maxMembers: 'members and elements',
  };
  return `at most ${limit} ${what[name] ?? 'of them'}`;
}

/** For an answer whose comparison with the schema never seems to end. */
export const stepsExpected: string = 'less nesting: it takes too long to compare with the schema';

/** For a limit that is no positive whole number. */
export function limitMessage(name: string): string {
  return `The limit \`${name}\` takes a positive whole number.`;
}

export const textMessage: string =
  'An answer is parsed from a string or AgentText. For a value, write decode(value).';

/** For a schema that ajv refuses. */
export function invalidSchemaMessage(reason: string): string {
  return `The schema of the answer is invalid: ${reason}`;
}

/** For a place that the schema of schemas refuses. */
export function invalidPlaceMessage(path: string, expected = 'what its draft allows'): string {
  return `${at(path)} is invalid: expected ${expected}.`;
}

/** For a pattern that does not compile. */
export function invalidPatternMessage(path: string): string {
  return `${at(path)} is invalid: expected a regular expression of JavaScript with the flag "u".`;
}

export const notSchemaMessage: string =
  'An answer is declared with a JSON Schema, which is an object, or with a schema of zod, arktype or valibot.';

/** For a schema that is no JSON. */
export function notJsonSchemaMessage(depth: number): string {
  return `The schema holds what JSON cannot hold, is nested deeper than ${depth} levels, or holds itself. Write plain JSON, with "$ref" where it repeats.`;
}

/** Names the place in the schema. */
function at(path: string): string {
  return path === '' ? 'The schema' : `The schema at \`${path}\``;
}

/** For a schema that accepts values of which it says nothing. */
export function openSchemaMessage(path: string): string {
  return `${at(path)} accepts any value, which could be free text. Give it a \`type\`, \`enum\`, \`const\`, \`$ref\`, \`anyOf\` or \`oneOf\`.`;
}

/** For an object of which nothing is declared. */
export function openObjectMessage(path: string): string {
  return `${at(path)} accepts any object. Give it \`properties\`, or a schema for \`additionalProperties\`.`;
}

/** For an array of which nothing is declared. */
export function openArrayMessage(path: string): string {
  return `${at(path)} accepts any array. Give it \`items\` or \`prefixItems\`.`;
}

/** For declared members together with free keys. */
export function mixedObjectMessage(path: string): string {
  return `${at(path)} has declared members and free keys. Move the free keys into a member of their own.`;
}

/** For pattern keys beside keys that no pattern covers. */
export function openPatternsMessage(path: string): string {
  return `${at(path)} has \`patternProperties\` and leaves other keys open. Add \`additionalProperties: false\`.`;
}

/** For members beside a combining keyword. */
export function besideMessage(path: string, keyword: string, structure: string): string {
  return `${at(path)} has \`${structure}\` beside \`${keyword}\`. Move it into each schema of \`${keyword}\`.`;
}

/** For a member whose name is special to the language. */
export function protoMessage(path: string): string {
  return `${at(path)} has a member named \`__proto__\`, which no validator looks at. Give it another name.`;
}

/** For a `$ref` that leads nowhere we look. */
export function referenceMessage(path: string): string {
  return `${at(path)} has a \`$ref\` that names no schema of the same document. Write "#", or a pointer such as "#/$defs/Name".`;
}

/** For a name inside a schema. */
export function embeddedIdMessage(path: string): string {
  return `${at(path)} has an \`$id\`, and references below it would lead elsewhere. Leave it out.`;
}

/** For a keyword that draft-07 passes over. */
export function prefixItemsMessage(path: string): string {
  return `${at(path)} has \`prefixItems\`, which draft-07 does not know. Write \`items\` with a list, or name draft 2020-12 in \`$schema\`.`;
}

/** For references that only lead to each other. */
export function circularMessage(path: string): string {
  return `${at(path)} refers to itself without anything between.`;
}

/** For parts of `allOf` that cannot be decoded as one value. */
export function mergeMessage(path: string): string {
  return `${at(path)} has \`allOf\` with parts that cannot be one value. Declare objects with different members, or one part with a \`type\`.`;
}

/** For keywords that the drafts do not have. */
export function unknownKeywordMessage(path: string, keyword: string): string {
  return `${at(path)} has the unknown keyword \`${keyword}\`. Correct it, or begin its name with \`x-\`.`;
}

export const nullableMessage: string =
  "JSON Schema has no `nullable`. Write `type: ['string', 'null']`, with the type you mean.";

export const noJsonSchemaMessage: string =
  'This schema has no JSON Schema half. Use its converter (for valibot: toStandardJsonSchema of @valibot/to-json-schema), or pass `jsonSchema`.';

/** For a library that cannot say its schema as JSON Schema. */
export const notConvertibleMessage: string =
  'This schema cannot be written as JSON Schema, so no model could be told. The reason is the `cause`.';

export const asyncMessage: string =
  'This schema validates asynchronously, as zod also does where a function of the schema throws. An answer is decoded at once: move such checks behind it.';

/** For a standard schema whose output holds a string that no closed set has. */
export function unmarkedMessage(path: string): string {
  return `The output of this schema holds an unmarked string at \`${path}\`. Declare the field with agentText().`;
}

export const unencodableMessage: string =
  'Only what an answer can hold is encoded: AgentText, closed sets, numbers, booleans, null, arrays, maps and plain objects.';

export const retriesMessage: string = 'The number of retries takes a whole number from 0.';
