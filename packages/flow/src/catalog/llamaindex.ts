import type { SdkCatalog, SinkRow, Wire } from './sdk-catalog.ts';

const chatInput: readonly SinkRow[] = [
  { rank: 'system', at: ['(0).messages[]{role=system}.content'] },
  {
    rank: 'user',
    at: ['(0).prompt', '(0).messages[]{role=user}.content', '(0).message', '(0).query'],
  },
];

const classes = ['BaseLLM', 'ToolCallLLM', 'LLM', 'LLMChat', 'OpenAI', 'Anthropic', 'Gemini', 'Ollama'];

/** What handlers send by `getContext()`, which names no workflow. */
const SENT_ANYWHERE = 'shared.%events';

/** Handlers take a context and an event; before 1.0 of the workflows, the event alone. */
const HANDED_TO_HANDLERS: Extract<Wire, { readonly call: string }>['pass'] = [
  { parameter: '(0).sendEvent', from: 'sends' },
  ...['state', SENT_ANYWHERE].flatMap((from) => [
    { parameter: '(0).data', from: `${from}.data` },
    { parameter: '(1)', from },
  ]),
];

/** LlamaIndex.TS: models, and workflows whose steps hand events to one another. */
export const llamaIndexCatalog: SdkCatalog = {
  sdk: 'llamaindex',
  packages: [
    'llamaindex',
    '@llamaindex/core',
    '@llamaindex/openai',
    '@llamaindex/anthropic',
    '@llamaindex/workflow',
    '@llamaindex/workflow-core',
  ],
  versionedBy: ['llamaindex'],
  shapes: {
    'llamaindex.answer': { harmless: ['raw'], nested: { message: 'llamaindex.message' } },
    'llamaindex.message': { isHistory: true, harmless: ['role', 'options'] },
    'llamaindex.event': {
      harmless: ['raw', 'currentAgentName', 'toolName', 'toolId'],
      nested: { data: 'llamaindex.event' },
    },
  },
  entries: [
    {
      names: classes.flatMap((name) => [`${name}#complete`, `${name}#chat`]),
      result: 'llamaindex.answer',
      sinks: chatInput,
    },
    {
      names: ['BaseChatEngine#chat', 'BaseQueryEngine#query', 'ContextChatEngine#chat'],
      result: 'llamaindex.answer',
      sinks: chatInput,
    },
    {
      names: ['agent', 'multiAgent'],
      sinks: [
        { rank: 'system', at: ['(0).systemPrompt'] },
        { rank: 'tool-description', at: ['(0).description'] },
      ],
    },
    { names: ['AgentWorkflow#run'], result: 'llamaindex.answer', sinks: [{ rank: 'user', at: ['(0)'] }] },
    {
      names: ['AgentWorkflow#runStream'],
      result: 'llamaindex.event',
      sinks: [{ rank: 'user', at: ['(0)'] }],
    },
    {
      names: ['tool', 'FunctionTool.from'],
      sinks: [
        { rank: 'tool-description', at: ['(0).description', '(1).description'] },
        { rank: 'tool-result', at: ['(0).execute()', '(0)()'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(0).execute(0)', '(0)(0)'] }],
    },
    { names: ['openai'], makes: ['OpenAI'] },
    { names: ['anthropic'], makes: ['Anthropic'] },
    { names: ['createWorkflow'], makes: ['Workflow'] },
    { names: ['workflowEvent'], makes: ['WorkflowEvent'] },
    { names: ['createStatefulMiddleware'], makes: ['CreateState'] },
    { names: ['CreateState#withState'], makes: ['Workflow'] },
    { names: ['WorkflowEvent#with'], wires: [{ from: '(0)', to: 'result.data' }] },
    // Each handler sees what the others of the same workflow send and give back.
    {
      names: ['Workflow#handle', 'WorkflowWithState#handle'],
      wires: [
        { from: '(1)', to: 'this.%handlers[]' },
        {
          call: 'result.%handlers[]',
          pass: HANDED_TO_HANDLERS,
          to: ['state'],
        },
      ],
    },
    {
      names: ['getContext', 'CreateState#getContext'],
      wires: [{ from: `sends ${SENT_ANYWHERE}`, to: 'result.sendEvent' }],
    },
    // The events of a run, for whoever watches it from outside.
    {
      names: ['Workflow#createContext', 'WorkflowWithState#createContext'],
      wires: [
        {
          call: 'this.%handlers[]',
          pass: HANDED_TO_HANDLERS,
          to: ['state'],
        },
        { from: 'sends', to: 'result.sendEvent' },
        { from: 'state', to: 'result.stream[]' },
      ],
    },
  ],
};
