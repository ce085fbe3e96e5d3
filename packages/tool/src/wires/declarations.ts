/** A JSON Schema as SDKs take it: a plain object that is the caller's own. */
export type SchemaObject = Record<string, unknown>;

/** A value of JSON that is the caller's own. */
export type OwnJson = null | boolean | number | string | OwnJson[] | OwnJsonObject;

/** An object of JSON that is the caller's own. */
export interface OwnJsonObject {
  [key: string]: OwnJson;
}

/** The schema of an object, as Anthropic and the Model Context Protocol want it at the root. */
export interface ObjectSchema extends SchemaObject {
  type: 'object';
  properties?: Record<string, OwnJsonObject>;
  required?: string[];
}

/** One entry of `tools` of OpenAI's Chat Completions. */
export interface OpenAiChatTool {
  type: 'function';
  function: { name: string; description: string; parameters: SchemaObject; strict?: boolean };
}

/** One entry of `tools` of OpenAI's Responses. */
export interface OpenAiResponsesTool {
  type: 'function';
  name: string;
  description: string;
  parameters: SchemaObject;
  strict: boolean;
}

/** One entry of `tools` of Anthropic's Messages. */
export interface AnthropicTool {
  name: string;
  description: string;
  input_schema: ObjectSchema;
  strict?: boolean;
}

/** One function of Gemini, its schema in one of the two forms. */
export interface GeminiFunction {
  name: string;
  description: string;
  /** The subset of OpenAPI 3.0, with types in upper case; left out for a tool without arguments. */
  parameters?: GeminiSchema;
  /** Plain JSON Schema. */
  parametersJsonSchema?: SchemaObject;
}

/** The subset of OpenAPI 3.0 that Gemini reads. */
export interface GeminiSchema {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- An enum of its SDK, which only values of that enum satisfy; the text is the same.
  type?: any;
  [keyword: string]: unknown;
}

/** One entry of `tools` of Gemini. */
export interface GeminiTool {
  functionDeclarations: GeminiFunction[];
}

/** One tool as a server of the Model Context Protocol lists it. */
export interface McpTool {
  name: string;
  description: string;
  inputSchema: ObjectSchema;
  _meta?: Record<string, unknown>;
}

/** One entry of `tools` of Ollama. */
export interface OllamaTool {
  type: 'function';
  function: { name: string; description: string; parameters: SchemaObject };
}

/** The flat object that Cactus reads. */
export interface CactusTool {
  name: string;
  description: string;
  parameters: unknown;
  triggers?: string[];
}
