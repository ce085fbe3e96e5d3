import type { ToolDialect } from '@hearsay/tool';

const ARGUMENTS = { app: 'notes', region: 'left half' };
const TEXT = JSON.stringify(ARGUMENTS);
const name = 'put_window';

/** One call, as each API answers with it. */
export const SAMPLE_CALLS: Readonly<Record<ToolDialect, unknown>> = {
  'openai-chat': { id: 'call_1', type: 'function', function: { name, arguments: TEXT } },
  'openai-responses': { type: 'function_call', call_id: 'call_1', name, arguments: TEXT },
  anthropic: { type: 'tool_use', id: 'call_1', name, input: ARGUMENTS },
  gemini: { functionCall: { name, args: ARGUMENTS } },
  mcp: { method: 'tools/call', params: { name, arguments: ARGUMENTS } },
  'ai-sdk': { type: 'tool-call', toolCallId: 'call_1', toolName: name, input: TEXT },
  ollama: { function: { name, arguments: ARGUMENTS } },
  cactus: { name, arguments: ARGUMENTS },
};
