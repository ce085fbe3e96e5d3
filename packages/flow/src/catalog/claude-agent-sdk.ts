import type { SdkCatalog } from './sdk-catalog.ts';

/** The Claude agent SDK; paths were read in the declarations of 0.3.332. */
export const claudeAgentCatalog: SdkCatalog = {
  sdk: '@anthropic-ai/claude-agent-sdk',
  packages: ['@anthropic-ai/claude-agent-sdk'],
  versionedBy: ['@anthropic-ai/claude-agent-sdk'],
  shapes: {
    'claude.message': {
      harmless: [
        'type',
        'subtype',
        'uuid',
        'session_id',
        'parent_tool_use_id',
        'duration_ms',
        'duration_api_ms',
        'num_turns',
        'total_cost_usd',
        'usage',
        'modelUsage',
        'is_error',
        'stop_reason',
        'model',
        'cwd',
        'tools',
        'mcp_servers',
        'permissionMode',
        'apiKeySource',
        'slash_commands',
      ],
      nested: { message: 'claude.answer', event: 'claude.event' },
    },
    'claude.answer': {
      isHistory: true,
      harmless: ['id', 'type', 'role', 'model', 'usage', 'stop_reason', 'stop_sequence', 'container'],
      nested: { content: 'claude.block' },
    },
    'claude.block': { isHistory: true, harmless: ['id', 'type', 'name', 'tool_use_id', 'signature'] },
    'claude.event': {
      harmless: ['type', 'index', 'usage'],
      nested: { message: 'claude.answer', content_block: 'claude.block', delta: 'claude.delta' },
    },
    'claude.delta': { harmless: ['type', 'stop_reason', 'stop_sequence', 'signature'] },
    'claude.hook': {
      harmless: [
        'session_id',
        'transcript_path',
        'cwd',
        'permission_mode',
        'hook_event_name',
        'tool_name',
        'tool_use_id',
        'prompt',
        'source',
        'trigger',
        'agent_id',
        'agent_type',
        'stop_hook_active',
      ],
    },
  },
  entries: [
    {
      names: ['query'],
      result: 'claude.message',
      sinks: [
        {
          rank: 'system',
          at: ['(0).options.systemPrompt', '(0).options.systemPrompt.append', '(0).options.agents.*.prompt'],
        },
        { rank: 'tool-description', isExact: true, at: ['(0).options.agents.*.description'] },
        { rank: 'user', at: ['(0).prompt', '(0).prompt[].message.content'] },
        {
          rank: 'user',
          at: [
            '(0).options.hooks.*[].hooks[]().hookSpecificOutput.additionalContext',
            '(0).options.hooks.*[].hooks[]().systemMessage',
            '(0).options.hooks.*[].hooks[]().reason',
          ],
        },
        { rank: 'tool-result', at: ['(0).options.canUseTool().message'] },
      ],
      parameters: [
        { isOwnInput: true, at: ['(0).options.canUseTool(1)'] },
        { isOwnInput: true, shape: 'claude.hook', at: ['(0).options.hooks.*[].hooks[](0)'] },
      ],
    },
    {
      names: ['tool'],
      sinks: [
        { rank: 'tool-description', at: ['(1)'] },
        { rank: 'tool-result', at: ['(3)().content[].text', '(3)().structuredContent'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(3)(0)'] }],
    },
    { names: ['getSessionMessages', 'getSubagentMessages'], result: 'claude.message' },
  ],
};
