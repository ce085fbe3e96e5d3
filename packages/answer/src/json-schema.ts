/** The names that the keyword `type` knows. */
export type JsonTypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** A schema in the place of a keyword's value; `true` allows everything, `false` nothing. */
export type JsonSchemaOrBoolean = JsonSchema | boolean;

/** Schemas by name. */
export type JsonSchemas = Readonly<Record<string, JsonSchemaOrBoolean>>;

/** A JSON Schema of draft 2020-12 or draft-07: the keywords that an answer can be declared with. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $anchor?: string;
  readonly $comment?: string;
  readonly $defs?: JsonSchemas;
  readonly definitions?: JsonSchemas;

  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;

  readonly type?: JsonTypeName | readonly JsonTypeName[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;

  readonly allOf?: readonly JsonSchemaOrBoolean[];
  readonly anyOf?: readonly JsonSchemaOrBoolean[];
  readonly oneOf?: readonly JsonSchemaOrBoolean[];
  readonly not?: JsonSchemaOrBoolean;
  readonly if?: JsonSchemaOrBoolean;
  readonly then?: JsonSchemaOrBoolean;
  readonly else?: JsonSchemaOrBoolean;

  readonly properties?: JsonSchemas;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchemaOrBoolean;
  readonly patternProperties?: JsonSchemas;
  readonly propertyNames?: JsonSchemaOrBoolean;
  readonly unevaluatedProperties?: JsonSchemaOrBoolean;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: JsonSchemas;
  readonly minProperties?: number;
  readonly maxProperties?: number;

  readonly items?: JsonSchemaOrBoolean | readonly JsonSchemaOrBoolean[];
  readonly prefixItems?: readonly JsonSchemaOrBoolean[];
  readonly additionalItems?: JsonSchemaOrBoolean;
  readonly unevaluatedItems?: JsonSchemaOrBoolean;
  readonly contains?: JsonSchemaOrBoolean;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;

  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: JsonSchemaOrBoolean;

  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}
