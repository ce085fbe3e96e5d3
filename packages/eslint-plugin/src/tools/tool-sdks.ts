import type { ToolKind } from './tool-declaration.ts';

/** Where a declaration keeps its parts: an argument by number, or keys of the object that is the argument `options`. */
export interface ToolLayout {
  readonly options: number | undefined;
  readonly name: number | 'place' | readonly string[];
  readonly description: number | readonly string[];
  readonly schema: number | readonly string[];
  /** The argument whose member `triggers` lists them, where that is not the object of the other parts. */
  readonly triggers?: number;
}

/** A call or `new` that declares one tool. */
export interface ToolCall {
  readonly kind: ToolKind;
  readonly modules: readonly string[];
  /** The exports, as paths: `Tool.of`. */
  readonly exports: readonly string[];
  readonly layout: ToolLayout;
}

/** The keys of a flat declaration. */
export const FLAT: ToolLayout = keys('name', 'parameters');

/** The keys of declarations for the API of Anthropic. */
export const INPUT_SCHEMA: ToolLayout = keys('name', 'input_schema');

/** The keys of declarations for the Model Context Protocol. */
export const MCP_LAYOUT: ToolLayout = keys('name', 'inputSchema');

/** The keys of declarations for Gemini. */
export const GEMINI_LAYOUT: ToolLayout = keys('name', 'parametersJsonSchema', 'parameters');

/** The keys of tools that stand in a record under their name. */
export const RECORD_LAYOUT: ToolLayout = { ...keys('', 'inputSchema', 'parameters'), name: 'place' };

/** `new Tool('set_light', 'Turn a light on or off', schema)`. */
const POSITIONAL: ToolLayout = { options: undefined, name: 0, description: 1, schema: 2 };

/** `server.registerTool('set_light', { description, inputSchema }, handler)`. */
export const REGISTER_TOOL: ToolLayout = { ...MCP_LAYOUT, options: 1, name: 0 };

/** The calls that declare a tool. */
export const TOOL_CALLS: readonly ToolCall[] = [
  {
    kind: 'hearsay',
    modules: ['@hearsay/tool'],
    exports: ['Tool'],
    layout: { ...POSITIONAL, triggers: 3 },
  },
  {
    kind: 'hearsay',
    modules: ['@hearsay/tool'],
    exports: ['Tool.of'],
    layout: { options: undefined, schema: 0, name: 1, description: 2 },
  },
  {
    kind: 'hearsay',
    modules: ['@hearsay/tool'],
    exports: ['defineTool'],
    layout: keys('name', 'input', 'parameters'),
  },
  {
    kind: 'hearsay',
    modules: ['@hearsay/tool'],
    exports: ['Tool.parse'],
    layout: keys('name', 'parameters'),
  },
  { kind: 'ai', modules: ['ai'], exports: ['tool', 'dynamicTool'], layout: RECORD_LAYOUT },
  {
    kind: 'openai-agents',
    modules: ['@openai/agents', '@openai/agents-core', '@openai/agents-realtime', '@openai/agents/realtime'],
    exports: ['tool'],
    layout: FLAT,
  },
  {
    kind: 'openai',
    modules: ['openai/helpers/zod', 'openai/helpers/standard-schema'],
    exports: ['zodFunction', 'zodResponsesFunction', 'standardFunction', 'standardResponsesFunction'],
    layout: FLAT,
  },
  {
    kind: 'anthropic',
    modules: [
      '@anthropic-ai/sdk/helpers/beta/zod',
      '@anthropic-ai/sdk/helpers/beta/json-schema',
      '@anthropic-ai/sdk/helpers/beta/standard-schema',
    ],
    exports: ['betaZodTool', 'betaTool', 'betaStandardSchemaTool'],
    layout: keys('name', 'inputSchema'),
  },
  {
    kind: 'claude-agent',
    modules: ['@anthropic-ai/claude-agent-sdk', '@anthropic-ai/claude-code'],
    exports: ['tool'],
    layout: POSITIONAL,
  },
  {
    kind: 'langchain',
    modules: ['langchain', '@langchain/core/tools', 'langchain/tools'],
    exports: ['tool'],
    layout: { ...keys('name', 'schema'), options: 1 },
  },
  {
    kind: 'langchain',
    modules: ['langchain', '@langchain/core/tools', 'langchain/tools'],
    exports: ['DynamicStructuredTool', 'DynamicTool'],
    layout: keys('name', 'schema'),
  },
  {
    kind: 'mastra',
    modules: ['@mastra/core', '@mastra/core/tools'],
    exports: ['createTool'],
    layout: keys('id', 'inputSchema'),
  },
];

/** The packages whose declarations are told by their keys, not by a call. */
export const SHAPE_PACKAGES: Readonly<Partial<Record<ToolKind, readonly string[]>>> = {
  hearsay: ['@hearsay/tool'],
  ai: ['ai'],
  openai: ['openai', 'groq-sdk', 'ollama'],
  anthropic: ['@anthropic-ai/sdk', '@anthropic-ai/bedrock-sdk', '@anthropic-ai/vertex-sdk'],
  gemini: ['@google/genai', '@google/generative-ai', '@google-cloud/vertexai'],
  mcp: ['@modelcontextprotocol/sdk', '@modelcontextprotocol/server', 'fastmcp', 'mcp-handler'],
};

function keys(name: string, ...schema: readonly string[]): ToolLayout {
  return { options: 0, name: [name], description: ['description'], schema };
}

/** Whether a module belongs to a package, as itself or as one of its subpaths. */
export function isOfPackage(module: string, packageName: string): boolean {
  return module === packageName || module.startsWith(`${packageName}/`);
}
