/** The wires that declarations of tools travel on. */
export type ToolDialect =
  'openai-chat' | 'openai-responses' | 'anthropic' | 'gemini' | 'mcp' | 'ai-sdk' | 'ollama' | 'cactus';

/** Every dialect, in the order of the documentation. */
export const TOOL_DIALECTS: readonly ToolDialect[] = [
  'openai-chat',
  'openai-responses',
  'anthropic',
  'gemini',
  'mcp',
  'ai-sdk',
  'ollama',
  'cactus',
];

/** What people call the dialects. */
export const DIALECT_NAMES: Readonly<Record<ToolDialect, string>> = {
  'openai-chat': 'OpenAI Chat Completions',
  'openai-responses': 'OpenAI Responses',
  anthropic: 'Anthropic',
  gemini: 'Gemini',
  mcp: 'the Model Context Protocol',
  'ai-sdk': 'the AI SDK',
  ollama: 'Ollama',
  cactus: 'Cactus',
};
