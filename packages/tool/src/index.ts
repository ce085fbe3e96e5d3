// Declaring
export { Tool } from './tool.ts';
export type { FlatTool, ToolOptions } from './tool.ts';
export { defineTool } from './define-tool.ts';
export type { ToolDefinition } from './define-tool.ts';
export { RunnableTool } from './runnable-tool.ts';
export type { RunContext, RunTool } from './runnable-tool.ts';
export type { ToolInput, ToolInputGuard, ToolInputType } from './tool-input.ts';
export type { ToolResult } from './tool-result.ts';

// Calls
export { Call } from './call.ts';
export type { CallOptions, CallResult } from './call.ts';
export { CallError } from './call-error.ts';

// Triggers
export { compileTriggers } from './compile-triggers.ts';
export type { CompiledTrigger, CompiledTriggers, TriggerProblem } from './compile-triggers.ts';
export { matchingTools } from './matching-tools.ts';

// Wires
export { TOOL_DIALECTS } from './tool-dialect.ts';
export type { ToolDialect } from './tool-dialect.ts';
export { detectDialect } from './detect-dialect.ts';
export type {
  Conversion,
  ConversionOptions,
  ConversionOptionsOf,
  DeclarationOf,
} from './wires/conversion.ts';
export type { AiSdkSchema, AiSdkTool, AiSdkTools } from './wires/ai-sdk-tool.ts';
export type {
  AnthropicTool,
  CactusTool,
  GeminiFunction,
  GeminiSchema,
  GeminiTool,
  McpTool,
  ObjectSchema,
  OllamaTool,
  OpenAiChatTool,
  OpenAiResponsesTool,
  OwnJson,
  OwnJsonObject,
  SchemaObject,
} from './wires/declarations.ts';
export type { Loss } from './wires/loss.ts';
export { ToolError } from './tool-error.ts';
export type { ToolErrorOptions } from './tool-error.ts';

// Rules
export { lintTools } from './lint-tools.ts';
export type { LintToolsOptions } from './lint-tools.ts';
export { CHECK_NAMES } from './lint/check-table.ts';
export type { CheckName } from './lint/check-table.ts';
export type { FindingLevel, ToolFinding } from './lint/tool-finding.ts';
