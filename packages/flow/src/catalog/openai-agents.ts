import type { SdkCatalog } from './sdk-catalog.ts';

/** What a program calls a server of somebody else by. */
const mcpServers = [
  'MCPServer',
  'MCPServerStdio',
  'MCPServerStreamableHttp',
  'MCPServerSSE',
  'BaseMCPServerStdio',
  'BaseMCPServerStreamableHttp',
  'BaseMCPServerSSE',
];

/** OpenAI's Agents SDK; paths were read in the declarations of 0.20.0. */
export const openAiAgentsCatalog: SdkCatalog = {
  sdk: '@openai/agents',
  packages: ['@openai/agents', '@openai/agents-core', '@openai/agents-openai', '@openai/agents-realtime'],
  versionedBy: ['@openai/agents', '@openai/agents-core'],
  shapes: {
    'agents.run': {
      harmless: [
        'lastResponseId',
        'lastAgent',
        'activeAgent',
        'currentAgent',
        'runContext',
        'usage',
        'currentTurn',
      ],
      history: ['history', 'output', 'newItems', 'input', 'state', 'rawResponses', 'interruptions'],
    },
    'agents.value': {},
    'agents.runData': { nested: { runData: 'agents.run' } },
    'agents.handoff': { harmless: ['runContext'], history: ['inputHistory', 'preHandoffItems', 'newItems'] },
    'agents.item': {
      isHistory: true,
      harmless: ['id', 'callId', 'name', 'role', 'status', 'type'],
      toolInput: ['arguments', 'input', 'action', 'operation'],
    },
    'agents.response': { harmless: ['usage', 'responseId', 'type'], nested: { output: 'agents.item' } },
    'agents.mcpTool': { harmless: ['name', 'inputSchema'] },
    'agents.mcpContent': { harmless: ['type', 'mimeType', 'isError', '_meta', 'annotations', 'data'] },
    // What a listener is told: an agent, a tool, or what one of them wrote.
    'agents.told': {
      harmless: [
        'name',
        'type',
        'description',
        'instructions',
        'handoffDescription',
        'model',
        'tools',
        'handoffs',
      ],
    },
    'agents.judged': { harmless: ['agent', 'context'] },
  },
  entries: [
    {
      names: ['run', 'Runner#run'],
      result: 'agents.run',
      sinks: [
        { rank: 'system', at: ['(1)[]{role=system}.content', '(2).callModelInputFilter().instructions'] },
        { rank: 'user', at: ['(1)'] },
      ],
      parameters: [{ shape: 'agents.runData', at: ['(2).errorHandlers.*(0)'] }],
    },
    {
      names: ['new Runner'],
      parameters: [{ shape: 'agents.judged', at: ['(0).outputGuardrails[].execute(0)'] }],
    },
    {
      names: ['new RealtimeSession'],
      parameters: [{ shape: 'agents.judged', at: ['(1).outputGuardrails[].execute(0)'] }],
    },
    { names: ['RealtimeSession#sendMessage'], sinks: [{ rank: 'user', at: ['(0)'] }] },
    {
      // `agent_end` tells what an agent wrote, and the events of tools what they were called with and gave.
      names: ['EventEmitterDelegate', 'RealtimeSession'].flatMap((name) => [`${name}#on`, `${name}#once`]),
      parameters: [{ shape: 'agents.told', at: ['(1)(1)', '(1)(2)', '(1)(3)'] }],
    },
    {
      names: ['new Agent', 'Agent.create', 'Agent#clone', 'new RealtimeAgent'],
      sinks: [
        { rank: 'system', at: ['(0).instructions', '(0).instructions()', '(0).prompt.variables.*'] },
        { rank: 'tool-description', at: ['(0).handoffDescription'] },
      ],
      parameters: [{ shape: 'agents.judged', at: ['(0).outputGuardrails[].execute(0)'] }],
    },
    { names: ['set Agent#instructions'], sinks: [{ rank: 'system', at: ['(0)', '(0)()'] }] },
    { names: ['set Agent#handoffDescription'], sinks: [{ rank: 'tool-description', at: ['(0)'] }] },
    { names: ['set FunctionTool#description'], sinks: [{ rank: 'tool-description', at: ['(0)'] }] },
    {
      names: ['Agent#asTool'],
      sinks: [
        { rank: 'tool-description', at: ['(0).toolDescription'] },
        { rank: 'user', at: ['(0).inputBuilder()'] },
        { rank: 'tool-result', at: ['(0).customOutputExtractor()'] },
      ],
      parameters: [
        { shape: 'agents.run', at: ['(0).customOutputExtractor(0)'] },
        { at: ['(0).inputBuilder(0)'] },
      ],
    },
    {
      names: ['tool'],
      sinks: [
        { rank: 'tool-description', at: ['(0).description'] },
        { rank: 'tool-result', at: ['(0).execute()', '(0).errorFunction()'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(0).execute(0)'] }],
    },
    // Tools that the model drives in a form of their own.
    {
      names: ['shellTool'],
      sinks: [{ rank: 'tool-result', at: ['(0).shell.run().output'] }],
      parameters: [{ isOwnInput: true, at: ['(0).shell.run(0)'] }],
    },
    {
      names: ['applyPatchTool'],
      sinks: [{ rank: 'tool-result', at: ['(0).editor.*().output'] }],
      parameters: [{ isOwnInput: true, at: ['(0).editor.*(0)'] }],
    },
    {
      names: ['computerTool'],
      parameters: [{ isOwnInput: true, at: ['(0).computer.type(0)'] }],
    },
    // The contract of models, which wrappers and tests call.
    {
      names: ['Model', 'OpenAIResponsesModel', 'OpenAIChatCompletionsModel'].flatMap((name) => [
        `${name}#getResponse`,
        `${name}#getStreamedResponse`,
      ]),
      result: 'agents.response',
      threadsTools: true,
      sinks: [
        {
          rank: 'system',
          at: ['(0).systemInstructions', '(0).input[]{role=system}.content'],
        },
        { rank: 'user', at: ['(0).input[]{role=user}{type!=function_call_result}.content'] },
        { rank: 'tool-result', at: ['(0).input[]{type=function_call_result}.output'] },
      ],
    },
    {
      names: mcpServers.flatMap((name) => [`${name}#callTool`, `${name}#callToolResult`]),
      result: 'agents.mcpContent',
      isToolOutput: true,
    },
    { names: mcpServers.map((name) => `${name}#listTools`), result: 'agents.mcpTool' },
    { names: ['Session#getItems'], result: 'agents.item' },
    { names: ['toolNamespace'], sinks: [{ rank: 'tool-description', at: ['(0).description'] }] },
    { names: ['hostedMcpTool'], sinks: [{ rank: 'tool-description', at: ['(0).serverDescription'] }] },
    {
      names: ['handoff'],
      sinks: [{ rank: 'tool-description', at: ['(1).toolDescriptionOverride'] }],
      parameters: [{ at: ['(1).onHandoff(1)'] }, { shape: 'agents.handoff', at: ['(1).inputFilter(0)'] }],
    },
    { names: ['system'], sinks: [{ rank: 'system', at: ['(0)'] }] },
    { names: ['user'], sinks: [{ rank: 'user', at: ['(0)'] }] },
    { names: ['assistant'] },
    { names: ['ModelRefusalError#refusal'], result: 'agents.value' },
    { names: ['extractAllTextOutput'], result: 'agents.value' },
    { names: ['defineOutputGuardrail'], parameters: [{ shape: 'agents.judged', at: ['(0).execute(0)'] }] },
  ],
};
