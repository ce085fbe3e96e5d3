import { deepFreeze, deepCopy } from '../deep-copy.ts';
import type { JsonSchema, JsonSchemaOrBoolean } from '../json-schema.ts';
import { mapSubschemas } from '../map-subschemas.ts';
import { schemaAt } from '../schema-at.ts';
import { convertNode } from './convert-node.ts';
import { rootAlternativesMessage, rootMessage } from './dialect-messages.ts';
import { DIALECT_RULES } from './dialect-rules.ts';
import { openAiLimitLosses } from './open-ai-limits.ts';
import type { DialectSchema, SchemaDialect, SchemaLoss } from './schema-dialect.ts';

/**
 * Rewrites a JSON Schema for what a provider understands, and lists what it cannot say there.
 *
 * What is lost for the model still holds for its answer: the declaration judges it by the whole schema.
 *
 * @example
 * ```ts
 * import { defineAnswer, schemaForDialect } from '@hearsay/answer';
 *
 * const score = defineAnswer({
 *   type: 'object',
 *   properties: { score: { type: 'integer', exclusiveMinimum: 0 } },
 *   required: ['score'],
 * });
 * const { schema, losses } = schemaForDialect(score.schema, 'gemini');
 * console.log(schema, losses);
 * ```
 */
export function schemaForDialect(schema: JsonSchema, dialect: SchemaDialect): DialectSchema {
  const losses: SchemaLoss[] = [];
  const whole = wantsObject(dialect) ? withoutReference(schema) : schema;
  if (whole.type !== 'object' && wantsObject(dialect)) {
    losses.push({ path: '', keyword: 'type', message: rootMessage });
  }
  if (dialect === 'mcp') return finished({ ...whole }, losses);
  const rules = DIALECT_RULES[dialect];
  const knowsOldName = rules.inlinesReferences || rules.keywords.has('definitions');
  const named = knowsOldName ? whole : withNewName(whole);
  const root = dialect === 'openai-strict' ? withoutAlternatives(named, losses) : named;
  const converted = convertNode(root, '', { rules, root, losses, within: new Set(['']) });
  if (dialect === 'openai-strict') losses.push(...openAiLimitLosses(converted));
  return finished(converted, losses);
}

/** Gemini takes any value as the whole of an answer; all take objects only as parameters of a tool. */
function wantsObject(dialect: SchemaDialect): boolean {
  return dialect === 'openai-strict' || dialect === 'anthropic' || dialect === 'mcp';
}

/** What the whole refers to, in its place: as zod has it where the whole has a name. */
function withoutReference(schema: JsonSchema): JsonSchema {
  const { $ref, ...beside } = schema;
  const target = $ref === undefined ? undefined : schemaAt(schema, $ref)?.schema;
  // One that leads on, or back to the whole, is no whole.
  if (typeof target !== 'object' || target.$ref !== undefined || target === schema) return schema;
  return { ...target, ...beside };
}

/** Strict mode refuses alternatives beside the members of the whole. */
function withoutAlternatives(schema: JsonSchema, losses: SchemaLoss[]): JsonSchema {
  const { anyOf, oneOf, ...rest } = schema;
  if (rest.type !== 'object' || (anyOf === undefined && oneOf === undefined)) return schema;
  const keyword = anyOf === undefined ? 'oneOf' : 'anyOf';
  losses.push({ path: `/${keyword}`, keyword, message: rootAlternativesMessage });
  return rest;
}

/** The named schemas of draft-07 under the name that newer drafts have for them. */
function withNewName({ definitions, ...schema }: JsonSchema): JsonSchema {
  if (definitions === undefined) return schema;
  // Only a boolean stays one.
  return rename({ ...schema, $defs: { ...definitions, ...schema.$defs } }) as JsonSchema;
}

function rename(schema: JsonSchemaOrBoolean): JsonSchemaOrBoolean {
  if (typeof schema === 'boolean') return schema;
  const renamed = mapSubschemas(schema, rename);
  return schema.$ref === undefined
    ? renamed
    : { ...renamed, $ref: schema.$ref.replace(/^#\/definitions\//, '#/$defs/') };
}

function finished(schema: Readonly<Record<string, unknown>>, losses: readonly SchemaLoss[]): DialectSchema {
  return { schema: deepFreeze(deepCopy(schema)), losses };
}
