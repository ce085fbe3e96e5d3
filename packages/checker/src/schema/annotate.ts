import type { DocComment } from './doc-comment.ts';
import type { JsonSchema } from './json-schema.ts';
import { closedByTag, misplacedTag } from './schema-messages.ts';
import type { KeywordSubject, TagKeyword } from './tag-keywords.ts';

/** How messages call what a keyword is for. */
const SUBJECTS: Readonly<Record<KeywordSubject, string>> = {
  number: 'a number',
  text: 'AgentText',
  list: 'an array',
  object: 'a Map',
  anything: 'a type',
};

/** Formats that make a text a type of its own: the tag alone would say otherwise than the type. */
const CLOSED_FORMATS: Readonly<Record<string, string>> = { uuid: 'Uuid' };

/** A schema with what a doc comment says, or why it does not fit. */
export type Annotated = { readonly schema: JsonSchema } | { readonly fault: string };

/**
 * Adds the description and the keywords of a doc comment to a schema.
 *
 * Limits go into the arm of a union that they are about, so that `number | null` takes `@minimum`.
 *
 * @param isOwn - Whether the comment was written for this very type; if not, limits that do not fit are left out.
 */
export function annotate(schema: JsonSchema, doc: DocComment, isOwn: boolean): Annotated {
  if (doc.fault !== undefined) return { fault: doc.fault };
  let annotated = doc.description === undefined ? schema : { ...schema, description: doc.description };
  for (const tag of doc.keywords) {
    if (tag.subject === 'anything') annotated = { ...annotated, [tag.keyword]: tag.value };
    else {
      const closed = tag.keyword === 'format' ? CLOSED_FORMATS[String(tag.value)] : undefined;
      if (closed !== undefined && isOwn)
        return { fault: closedByTag(tag.keyword, String(tag.value), closed) };
      const limited = limit(annotated, tag);
      if (limited !== undefined) annotated = limited;
      else if (isOwn) return { fault: misplacedTag(writtenTag(tag), SUBJECTS[tag.subject]) };
    }
  }
  return { schema: annotated };
}

function writtenTag({ keyword, value }: TagKeyword): string {
  return keyword === 'type' ? `asType ${String(value)}` : keyword;
}

/** Undefined when nothing in the schema is of the kind that the keyword limits. */
function limit(schema: JsonSchema, tag: TagKeyword): JsonSchema | undefined {
  if (isSubject(schema, tag.subject)) return { ...schema, [tag.keyword]: tag.value };
  if (schema.anyOf === undefined) return undefined;
  const arms = schema.anyOf.map((arm) => limit(arm, tag));
  if (arms.every((arm) => arm === undefined)) return undefined;
  return { ...schema, anyOf: schema.anyOf.map((arm, index) => arms[index] ?? arm) };
}

function isSubject(schema: JsonSchema, subject: KeywordSubject): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return false;
  switch (schema.type) {
    case 'number':
    case 'integer':
      return subject === 'number';
    case 'string':
      return subject === 'text' && !isClosed(schema);
    case 'array':
      return subject === 'list' && schema.prefixItems === undefined;
    case 'object':
      return subject === 'object' && schema.properties === undefined;
    default:
      return false;
  }
}

/** `Uuid` and `Decimal` have a form already. */
function isClosed({ format, pattern }: JsonSchema): boolean {
  return (format !== undefined && format in CLOSED_FORMATS) || pattern === DECIMAL_PATTERN;
}

/** The pattern that stands for `Decimal`: `@hearsay/answer` reads it back as one. */
export const DECIMAL_PATTERN: string = '^-?(0|[1-9]\\d*)(\\.\\d+)?$';
