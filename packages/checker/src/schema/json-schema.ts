/** A JSON Schema, draft 2020-12, as far as types lead to it. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  type?: string;
  const?: string | number | boolean;
  enum?: (string | number)[];
  format?: string;
  pattern?: string;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  prefixItems?: JsonSchema[];
  items?: boolean | JsonSchema;
  minItems?: number;
  maxItems?: number;
  $defs?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

/** The dialect that every written schema names. */
export const DIALECT: string = 'https://json-schema.org/draft/2020-12/schema';

/** An object that has no members but its own, whatever they are called. */
export function emptyRecord<Value>(): Record<string, Value> {
  // `Object.create` is typed to return anything.
  return Object.create(null) as Record<string, Value>;
}
