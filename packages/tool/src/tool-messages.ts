import type { Violation } from '@hearsay/answer';
import { DIALECT_NAMES, TOOL_DIALECTS, type ToolDialect } from './tool-dialect.ts';

/** What is wrong with a value that should be JSON. */
export const jsonMessages = {
  noJson: (path: string, kind: string): string =>
    `\`${path}\` is ${kind}, which JSON cannot hold. Give strings, finite numbers, booleans, null, lists and plain objects.`,
  tooDeep: (depth: number): string =>
    `The value is nested deeper than ${depth} levels, or holds itself. Give a schema without cycles, with \`$ref\` where it repeats.`,
} as const;

/** What is wrong with a declaration. */
export const declarationMessages = {
  noText: (key: string): string => `\`${key}\` of a tool is text. Give a string.`,
  noInput: (): string =>
    "The arguments of a tool are declared with a JSON Schema, a schema of zod, arktype or valibot, or an answer. Give one, such as `{ type: 'object', properties: {} }`.",
  noObject: (found: string): string =>
    `A declaration is an object \`{ name, description, parameters }\`, and this is ${found}.`,
  notParsed: 'The text is no JSON. Give the JSON text of one flat declaration, or the object itself.',
  foreign: (dialect: ToolDialect): string =>
    `This declaration has the shape of ${DIALECT_NAMES[dialect]}, and a flat one is \`{ name, description, parameters }\`. Read it with \`Tool.from('${dialect}', declaration)\`.`,
  keyedByName:
    "This object is keyed by the names of tools, as the AI SDK has them. Read each entry with `Tool.from('ai-sdk', { [name]: tool })`.",
  missing: (key: string, kind: string): string =>
    `A flat declaration has \`${key}\`, ${kind}. Write \`{ name, description, parameters }\`.`,
  noTriggers:
    '`triggers` is a list of regular expressions written as strings. Leave it out when there are none.',
  unread: (dialect: ToolDialect, expected: string): string =>
    `This is no declaration for ${DIALECT_NAMES[dialect]}: ${expected}.`,
  unreadAs: (dialect: ToolDialect, expected: string, found: ToolDialect): string =>
    `This is no declaration for ${DIALECT_NAMES[dialect]}: ${expected}. It looks like one for ${DIALECT_NAMES[found]}: read it with \`Tool.from('${found}', declaration)\`.`,
  unknownDialect: (): string =>
    `There is no such dialect. The dialects are ${TOOL_DIALECTS.map((name) => `\`${name}\``).join(', ')}.`,
  noSchema: (): string =>
    'The parameters of the tool are no valid JSON Schema. Declare the arguments with the keywords that JSON Schema has, and values that these may have.',
  notObject: (dialect: ToolDialect): string =>
    `The arguments of a tool for ${DIALECT_NAMES[dialect]} are an object, and this schema is of something else. Write \`type: 'object'\`.`,
} as const;

/** What is wrong with a call. */
export const callMessages = {
  unread: (dialect: ToolDialect, expected: string): string =>
    `This is no call as ${DIALECT_NAMES[dialect]} sends it: ${expected}.`,
  otherName: (tool: string | undefined): string =>
    `The call is not one of the tool \`${tool ?? ''}\`: it has another name. Look the tool up by \`call.isOf(tool)\`.`,
  arguments: (tool: string | undefined, violations: readonly Violation[]): string =>
    `The arguments are not those of ${tool === undefined ? 'the schema' : `the tool \`${tool}\``}: ${violations
      .map(({ path, expected }) => `${path === '' ? 'at the top' : `at \`${path}\``}, ${expected}`)
      .join('; ')}.`,
} as const;
