import { isObject } from '@hearsay/tool-rules';

/**
 * The JSON Schema behind what SDKs take as one: a `Schema` of the AI SDK, a Standard Schema with its JSON half, or a
 * JSON Schema itself; `undefined` where there is none to be had.
 */
export function sdkSchema(schema: unknown): unknown {
  // ArkType's schemas are functions.
  if (!isObject(schema) && typeof schema !== 'function') return undefined;
  const members: Readonly<Record<string, unknown>> = schema as Readonly<Record<string, unknown>>;
  // Our own schemas for the AI SDK have both halves, and this is the one without conversion.
  if ('jsonSchema' in members && 'validate' in members) return plainOrNone(members['jsonSchema']);
  const standard = members['~standard'];
  if (standard === undefined) return typeof schema === 'function' ? undefined : schema;
  const json = isObject(standard) ? standard['jsonSchema'] : undefined;
  const input = isObject(json) ? json['input'] : undefined;
  if (typeof input !== 'function') return undefined;
  // The specification has it so, and whatever comes back is looked at.
  return plainOrNone((input as (options: { target: string }) => unknown)({ target: 'draft-2020-12' }));
}

/** A schema that is still to come is none. */
function plainOrNone(value: unknown): unknown {
  return isObject(value) && !('then' in value) ? value : undefined;
}
