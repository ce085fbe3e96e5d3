import type { Answer, JsonObject } from '@hearsay/answer';
import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { ownCopy } from '../json/own-copy.ts';
import type { SchemaObject } from './declarations.ts';

/** A schema that the AI SDK takes: a Standard Schema with both halves. */
export interface AiSdkSchema {
  readonly '~standard': StandardSchemaV1.Props & StandardJSONSchemaV1.Props;
}

/** A tool of the AI SDK, to which `execute` may be added. */
export interface AiSdkTool {
  description: string;
  inputSchema: AiSdkSchema;
  providerOptions?: { hearsay: { triggers: string[] } };
}

/** The `tools` of the AI SDK, with one tool in it. */
export type AiSdkTools = Record<string, AiSdkTool>;

/** By these members the SDK knows a schema of its own, whose JSON Schema it sends as it is. */
const sdkSchema: unique symbol = Symbol.for('vercel.ai.schema');

/** A schema for the AI SDK; the arguments that it hands to `execute` hold their texts as `AgentText`. */
export function aiSdkSchema(schema: JsonObject, inputOf: () => Answer<unknown>): AiSdkSchema {
  // Fresh each time: the SDK adds keywords to what it is given. A copy of an object is one.
  const jsonSchema = (): SchemaObject => ownCopy(schema) as SchemaObject;
  const read = (value: unknown): StandardSchemaV1.Result<unknown> => {
    const result = inputOf().safeDecode(value);
    if (result.ok) return { value: result.value };
    const issues = result.error.violations.map(({ path, expected }) => ({
      message: expected,
      path: path.split('/').slice(1),
    }));
    return { issues };
  };
  const schemaForSdk = {
    [sdkSchema]: true,
    get jsonSchema() {
      return jsonSchema();
    },
    validate: (value: unknown) => {
      const result = read(value);
      return result.issues === undefined
        ? { success: true, value: result.value }
        : { success: false, error: new Error(result.issues.map(({ message }) => message).join('; ')) };
    },
    '~standard': {
      version: 1,
      vendor: 'hearsay',
      validate: read,
      jsonSchema: { input: jsonSchema, output: jsonSchema },
    },
  } as const;
  return schemaForSdk;
}
