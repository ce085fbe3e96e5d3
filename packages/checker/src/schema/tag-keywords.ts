import { malformedTag } from './schema-messages.ts';

/** What a keyword says something about: only schemas of this kind take it. */
export type KeywordSubject = 'number' | 'text' | 'list' | 'object' | 'anything';

/** One tag of a doc comment, as a keyword. */
export interface TagKeyword {
  readonly keyword: string;
  readonly subject: KeywordSubject;
  readonly value: unknown;
}

/** A tag whose value makes no sense. */
export interface TagFault {
  readonly fault: string;
}

interface TagReading {
  readonly subject: KeywordSubject;
  /** What has to stand after the tag, for messages. */
  readonly wanted: string;
  /** Undefined for what makes no sense. */
  readonly read: (text: string) => unknown;
}

const number: Omit<TagReading, 'subject'> = {
  wanted: 'a number',
  read: (text) => (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/iu.test(text) ? Number(text) : undefined),
};
const positive: Omit<TagReading, 'subject'> = {
  wanted: 'a number above 0',
  read: (text) => {
    const value = number.read(text);
    return typeof value === 'number' && value > 0 ? value : undefined;
  },
};
const count: Omit<TagReading, 'subject'> = {
  wanted: 'a whole number from 0',
  read: (text) => (/^\d+$/u.test(text) ? Number(text) : undefined),
};
const flag: Omit<TagReading, 'subject'> = {
  wanted: '`true`, `false` or nothing',
  read: (text) => (text === '' || text === 'true' ? true : text === 'false' ? false : undefined),
};
const words: Omit<TagReading, 'subject'> = { wanted: 'some words', read: (text) => text || undefined };

const READINGS: Readonly<Record<string, TagReading>> = {
  minimum: { subject: 'number', ...number },
  maximum: { subject: 'number', ...number },
  exclusiveMinimum: { subject: 'number', ...number },
  exclusiveMaximum: { subject: 'number', ...number },
  multipleOf: { subject: 'number', ...positive },
  minLength: { subject: 'text', ...count },
  maxLength: { subject: 'text', ...count },
  pattern: { subject: 'text', wanted: 'a regular expression', read: readPattern },
  format: { subject: 'text', ...words },
  minItems: { subject: 'list', ...count },
  maxItems: { subject: 'list', ...count },
  uniqueItems: { subject: 'list', ...flag },
  minProperties: { subject: 'object', ...count },
  maxProperties: { subject: 'object', ...count },
  title: { subject: 'anything', ...words },
  description: { subject: 'anything', ...words },
  default: { subject: 'anything', wanted: 'a JSON value', read: readJson },
  examples: {
    subject: 'anything',
    wanted: 'a JSON array',
    read: (text) => {
      const value = readJson(text);
      return Array.isArray(value) ? value : undefined;
    },
  },
  // What stands after it says why, or what to use instead.
  deprecated: { subject: 'anything', wanted: 'nothing', read: () => true },
  readOnly: { subject: 'anything', ...flag },
  writeOnly: { subject: 'anything', ...flag },
};

/** Tags that make a number a whole one, as several generators of schemas spell it. */
const TYPE_TAGS: ReadonlySet<string> = new Set(['asType', 'type', 'TJS-type']);

/** Reads a tag of a doc comment as a keyword; undefined for one that is none, such as `@see`. */
export function tagKeyword(tag: string, text: string): TagKeyword | TagFault | undefined {
  const written = text.trim();
  if (TYPE_TAGS.has(tag)) return readType(tag, written);
  if (tag === 'integer') return { keyword: 'type', subject: 'number', value: 'integer' };
  if (!Object.hasOwn(READINGS, tag)) return undefined;
  const reading = READINGS[tag];
  if (reading === undefined) return undefined;
  const value = reading.read(written);
  return value === undefined
    ? { fault: malformedTag(tag, reading.wanted) }
    : { keyword: tag, subject: reading.subject, value };
}

function readType(tag: string, written: string): TagKeyword | TagFault | undefined {
  const name = written.replace(/^\{(?<name>.*)\}$/su, '$<name>').trim();
  if (name === 'integer') return { keyword: 'type', subject: 'number', value: 'integer' };
  // JSDoc of JavaScript: the type itself says as much.
  return tag === 'type' ? undefined : { fault: malformedTag(tag, '`integer`') };
}

function readPattern(text: string): string | undefined {
  try {
    new RegExp(text, 'u');
    return text || undefined;
  } catch {
    return undefined;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
