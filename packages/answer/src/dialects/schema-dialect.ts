/** The subset of JSON Schema that a provider understands. */
export type SchemaDialect =
  'openai-strict' | 'anthropic' | 'gemini' | 'gemini-json-schema' | 'ollama' | 'mcp';

/** Something that a schema says and its form in a dialect does not. */
export interface SchemaLoss {
  /** The place in the given schema, as a JSON Pointer: of the keyword, or of the schema that is changed as a whole. */
  readonly path: string;

  /** The keyword that is lost or changed. */
  readonly keyword: string;

  /** What became of it. */
  readonly message: string;
}

/** A schema in a dialect, and what it lost on the way. */
export interface DialectSchema {
  readonly schema: DialectNode;
  readonly losses: readonly SchemaLoss[];
}

/** A schema as a provider takes it: some dialects have keywords of their own, and types in capitals. */
export type DialectNode = Readonly<Record<string, unknown>>;
