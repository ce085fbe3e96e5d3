import type { ToolDialect } from '../tool-dialect.ts';
import type { AiSdkTools } from './ai-sdk-tool.ts';
import type * as wire from './declarations.ts';
import type { Loss } from './loss.ts';

/** What a declaration looks like in each dialect. */
export interface DeclarationOf {
  readonly 'openai-chat': wire.OpenAiChatTool;
  readonly 'openai-responses': wire.OpenAiResponsesTool;
  readonly anthropic: wire.AnthropicTool;
  readonly gemini: wire.GeminiTool;
  readonly mcp: wire.McpTool;
  readonly 'ai-sdk': AiSdkTools;
  readonly ollama: wire.OllamaTool;
  readonly cactus: wire.CactusTool;
}

/** A declaration in another dialect, and everything that it no longer says. */
export interface Conversion<Dialect extends ToolDialect, Declaration = DeclarationOf[Dialect]> {
  /** What the SDK or the API takes; the caller's own, to change at will. */
  readonly declaration: Declaration;
  readonly losses: readonly Loss[];
}

/** Whether the target is to hold the model to the schema, which allows less of one. */
interface StrictOptions {
  /**
   * Objects are closed and the subset of schemas that the strict mode knows is kept to; for OpenAI, every argument is
   * required, and those that were optional may be null.
   */
  readonly strict?: boolean;
}

/** The choices that some dialects leave. */
export interface ConversionOptionsOf {
  readonly 'openai-chat': StrictOptions;
  readonly 'openai-responses': StrictOptions;
  readonly anthropic: StrictOptions;
  readonly gemini: {
    /**
     * In which of its two forms Gemini reads the schema: plain JSON Schema, which is the default and loses less, or
     * the subset of OpenAPI, which older models and other hosts read.
     */
    readonly form?: 'parametersJsonSchema' | 'parameters';
  };
  readonly mcp: object;
  readonly 'ai-sdk': object;
  readonly ollama: object;
  readonly cactus: object;
}

/** How a declaration is converted. */
export type ConversionOptions<Dialect extends ToolDialect> = ConversionOptionsOf[Dialect];
