import type { JsonSchema, JsonSchemaOrBoolean } from './json-schema.ts';
import { schemaAt } from './schema-at.ts';

/** A validation schema may name the member that tells alternatives apart, which ajv then asks first. */
interface Discriminated extends JsonSchema {
  readonly discriminator: { readonly propertyName: string };
}

/**
 * Lets ajv pick the alternative by the constant that tells objects apart, where there is one.
 *
 * The verdict stays: at most one alternative can match. It is quicker, it keeps a hostile answer from making every
 * level of a recursive schema try every alternative, and what is wrong is said of the alternative that was meant.
 */
export function withDiscriminator(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { anyOf, oneOf, ...rest } = schema;
  if (anyOf !== undefined && oneOf !== undefined) return schema;
  const arms = anyOf ?? oneOf;
  const tag = arms === undefined ? undefined : tagOf(arms, root);
  if (arms === undefined || tag === undefined) return schema;
  const result: Discriminated = {
    ...rest,
    type: 'object',
    discriminator: { propertyName: tag },
    oneOf: arms,
  };
  return result;
}

function tagOf(arms: readonly JsonSchemaOrBoolean[], root: JsonSchema): string | undefined {
  const objects = arms.map((arm) => objectBehind(arm, root));
  const [first] = objects;
  if (first === undefined || objects.length < 2) return undefined;
  return first.required?.find((name) => {
    const lists = objects.map((object) => tagValues(object, name));
    const values = lists.flatMap((list) => list ?? []);
    return lists.every((list) => list !== undefined) && new Set(values).size === values.length;
  });
}

function objectBehind(arm: JsonSchemaOrBoolean, root: JsonSchema): JsonSchema | undefined {
  if (typeof arm === 'boolean') return undefined;
  // What stands beside a reference would not be asked.
  const isReference = arm.$ref !== undefined && Object.keys(arm).length === 1;
  const schema = isReference ? schemaAt(root, arm.$ref)?.schema : arm;
  return typeof schema === 'object' && schema.type === 'object' ? schema : undefined;
}

/** The texts that a required member can be. */
function tagValues(object: JsonSchema | undefined, name: string): readonly string[] | undefined {
  const member = object?.properties?.[name];
  if (typeof member !== 'object' || object?.required?.includes(name) !== true) return undefined;
  const values = member.const === undefined ? member.enum : [member.const];
  return values?.every((value) => typeof value === 'string') === true ? values : undefined;
}
