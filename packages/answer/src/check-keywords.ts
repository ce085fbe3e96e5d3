import { nullableMessage, unknownKeywordMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import { eachSubschema } from './each-subschema.ts';
import { pointerTo } from './json-pointer.ts';
import type { JsonSchemaOrBoolean } from './json-schema.ts';

/** Every keyword of draft 2020-12 and draft-07, annotations included. */
const KEYWORDS: ReadonlySet<string> = new Set(
  [
    '$anchor $comment $defs $dynamicAnchor $dynamicRef $id $ref $schema $vocabulary',
    'additionalItems additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema',
    'default definitions dependencies dependentRequired dependentSchemas deprecated description else enum examples',
    'exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum',
    'minContains minItems minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems',
    'properties propertyNames readOnly required then title type unevaluatedItems unevaluatedProperties uniqueItems',
    'writeOnly',
  ].flatMap((line) => line.split(' ')),
);

/** Keywords with a meaning beyond the schema in which they stand. */
const NAMING: ReadonlySet<string> = new Set([
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$id',
  '$vocabulary',
  'dependencies',
]);

/** Whether a keyword is one of the drafts, and says something of the schema alone in which it stands. */
export function isPlainKeyword(keyword: string): boolean {
  return (KEYWORDS.has(keyword) && !NAMING.has(keyword)) || keyword.startsWith('x-');
}

/**
 * Refuses keywords that no draft has: to the standard they mean nothing, and a misspelt bound would hold nothing back.
 *
 * @throws AnswerSchemaError for the first one that does not begin with `x-`.
 */
export function checkKeywords(schema: JsonSchemaOrBoolean, path = ''): void {
  if (typeof schema !== 'object') return;
  for (const keyword of Object.keys(schema)) {
    if (KEYWORDS.has(keyword) || keyword.startsWith('x-')) continue;
    const message = keyword === 'nullable' ? nullableMessage : unknownKeywordMessage(path, keyword);
    throw new AnswerSchemaError(pointerTo(path, keyword), message);
  }
  eachSubschema(schema, path, checkKeywords);
}
