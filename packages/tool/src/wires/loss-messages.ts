import { DIALECT_NAMES, type ToolDialect } from '../tool-dialect.ts';

/** What became of a part of a declaration that the other side does not know. */
export const lossMessages = {
  name: (dialect: ToolDialect, words: string, maximum: number, now: string): string =>
    `${capitalised(DIALECT_NAMES[dialect])} takes names of ${words}, at most ${maximum}; written as \`${now}\`.`,
  argumentName: (): string =>
    'Gemini takes arguments with names of letters, digits and `_` that do not begin with a digit, at most 64; it may refuse this one.',
  nullForAbsent: (): string =>
    'The argument is optional, and this mode knows required ones only; it may be `null` here, which `call.parse` reads as left out (an answer has to be declared with `nullMeansAbsent` for it).',
  /** What the schema dialects say, as a sentence. */
  inSchema: (message: string): string => `${capitalised(message)}.`,
  annotation: (keyword: string): string => `\`${keyword}\` is left out: the target does not know it.`,
  closed: (): string => 'The object is closed: members that it does not declare are refused.',
  triggers: (dialect: ToolDialect): string =>
    `${capitalised(DIALECT_NAMES[dialect])} has no place for triggers; match the request with \`matchingTools\` before you send it.`,
  noSchema: (): string => 'The tool says nothing about its arguments; written as an object without members.',
  rootType: (): string => "The schema does not say that it is of an object; written with `type: 'object'`.",
  dropped: (dialect: ToolDialect, key: string): string =>
    `A flat declaration has no place for \`${key}\` of ${DIALECT_NAMES[dialect]}; left out.`,
  noDescription: (): string => 'There is no description; read as an empty one.',
  noParameters: (): string => 'There is no schema of the arguments; read as an object without members.',
  geminiKeyword: (keyword: string, now: string): string =>
    `\`${keyword}\` belongs to the schemas of Gemini; read as ${now}.`,
} as const;

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
