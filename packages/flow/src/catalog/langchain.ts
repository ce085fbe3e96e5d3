import type { SdkCatalog, SinkRow, Wire } from './sdk-catalog.ts';

/** What a model is asked: a text, or messages. */
const modelInput: readonly SinkRow[] = [
  { rank: 'system', at: ['(0)[]{role=system}.content'] },
  { rank: 'user', at: ['(0)[]{role!=tool}'] },
  { rank: 'tool-result', at: ['(0)[]{role=tool}.content'] },
];

/** What an agent with a message history is asked. */
const agentInput: readonly SinkRow[] = [
  { rank: 'system', at: ['(0).messages[]{role=system}.content'] },
  { rank: 'user', at: ['(0).messages[]{role!=tool}'] },
  { rank: 'tool-result', at: ['(0).messages[]{role=tool}.content'] },
];

function message(role: string): Wire[] {
  return [{ from: '(0)', to: `result{role=${role}}.content` }];
}

/** The messages that a middleware adds to the conversation of its agent. */
function middlewareMessages(role: string): string[] {
  return ['beforeModel', 'afterModel'].map((hook) => `(0).${hook}().messages[]{role=${role}}.content`);
}

/** Packages of model providers. */
const providers = [
  'openai',
  'anthropic',
  'google-genai',
  'google-vertexai',
  'mistralai',
  'groq',
  'ollama',
  'aws',
  'cohere',
  'deepseek',
  'xai',
  'community',
];

/** Model classes, for projects in which the types of their packages are not installed. */
const modelClasses = [
  'ChatOpenAI',
  'AzureChatOpenAI',
  'ChatAnthropic',
  'ChatGoogleGenerativeAI',
  'ChatVertexAI',
  'ChatMistralAI',
  'ChatGroq',
  'ChatOllama',
  'ChatBedrockConverse',
  'ChatCohere',
  'ChatDeepSeek',
  'ChatXAI',
  'OpenAI',
  'OpenAIChat',
];

const chatClasses = ['BaseChatModel', 'BaseChatOpenAI', 'ConfigurableModel', ...modelClasses];

/** Methods that give the same model, or the same pipeline, in another setting. */
const settings = ['Runnable', ...chatClasses].flatMap((name) =>
  ['bind', 'bindTools', 'withConfig', 'withFallbacks', 'withRetry', 'withStructuredOutput'].map(
    (method) => `${name}#${method}`,
  ),
);

/** LangChain.js 1; paths were read in the declarations of `langchain` 1.5 and `@langchain/core` 1.4. */
export const langchainCatalog: SdkCatalog = {
  sdk: 'langchain',
  packages: [
    'langchain',
    '@langchain/core',
    '@langchain/classic',
    ...providers.map((name) => `@langchain/${name}`),
  ],
  versionedBy: ['langchain'],
  shapes: {
    'langchain.agent': { history: ['messages'] },
    'langchain.request': {
      harmless: [
        'model',
        'tools',
        'tool',
        'runtime',
        'systemPrompt',
        'systemMessage',
        'toolChoice',
        'id',
        'name',
        'type',
      ],
      history: ['messages'],
      nested: { toolCall: 'langchain.request', state: 'langchain.agent' },
    },
    'langchain.value': {},
    'langchain.message': {
      isHistory: true,
      harmless: ['id', 'response_metadata', 'usage_metadata', 'lc_namespace'],
      toolInput: [],
      // `raw` is the message itself where `withStructuredOutput` includes it.
      nested: {
        raw: 'langchain.message',
        tool_calls: 'langchain.toolCall',
        invalid_tool_calls: 'langchain.toolCall',
        tool_call_chunks: 'langchain.toolCall',
      },
    },
    'langchain.toolCall': {
      isHistory: true,
      harmless: ['id', 'type', 'index', 'name'],
      toolInput: ['args'],
    },
  },
  entries: [
    {
      // A class may declare them again: the nearest declaration names a method.
      names: chatClasses.flatMap((name) =>
        ['invoke', 'stream', 'streamEvents', 'streamV2'].map((method) => `${name}#${method}`),
      ),
      result: 'langchain.message',
      threadsTools: true,
      sinks: modelInput,
    },
    {
      names: ['BaseChatModel#batch', 'BaseChatModel#generate', 'Runnable#batch', 'ConfigurableModel#batch'],
      result: 'langchain.message',
      sinks: [
        { rank: 'system', at: ['(0)[][]{role=system}.content'] },
        { rank: 'user', at: ['(0)[]'] },
      ],
    },
    {
      names: ['Runnable#streamEvents'],
      result: 'langchain.message',
      sinks: modelInput,
    },
    // A model behind `withStructuredOutput`, `bindTools` or `pipe`.
    {
      names: [
        'Runnable#invoke',
        'Runnable#stream',
        'RunnableSequence#invoke',
        'RunnableBinding#invoke',
        'RunnableInterface#invoke',
      ],
      result: 'langchain.message',
      threadsTools: true,
      sinks: modelInput,
    },
    // Versions before 1.0, mostly met without their types.
    {
      names: [
        ...modelClasses.flatMap((name) => [`${name}#call`, `${name}#predict`, `${name}#generate`]),
        'BaseChatModel#call',
        'BaseChatModel#predict',
        'BaseLLM#invoke',
        'BaseLLM#call',
      ],
      result: 'langchain.message',
      sinks: modelInput,
    },
    {
      names: [
        'LLMChain#call',
        'LLMChain#run',
        'LLMChain#predict',
        'LLMChain#invoke',
        'BaseChain#call',
        'BaseChain#invoke',
      ],
      result: 'langchain.message',
      sinks: [{ rank: 'user', at: ['(0)'] }],
    },
    {
      names: ['createAgent'],
      sinks: [
        { rank: 'system', at: ['(0).systemPrompt', '(0).systemPrompt.content'] },
        { rank: 'tool-description', isExact: true, at: ['(0).description', '(0).tools[].description'] },
      ],
    },
    {
      names: ['dynamicSystemPromptMiddleware'],
      sinks: [{ rank: 'system', at: ['(0)()'] }],
      parameters: [{ shape: 'langchain.agent', at: ['(0)(0)'] }],
    },
    {
      names: ['createMiddleware'],
      sinks: [
        { rank: 'system', at: middlewareMessages('system') },
        { rank: 'user', at: middlewareMessages('user') },
      ],
      parameters: [
        {
          shape: 'langchain.agent',
          at: ['(0).beforeModel(0)', '(0).afterModel(0)', '(0).beforeAgent(0)', '(0).afterAgent(0)'],
        },
        { shape: 'langchain.request', at: ['(0).wrapModelCall(0)', '(0).wrapToolCall(0)'] },
      ],
    },
    // What a middleware asks the model in the place of what it was handed.
    {
      names: ['WrapModelCallHandler'],
      result: 'langchain.message',
      sinks: [
        {
          rank: 'system',
          at: ['(0).systemPrompt', '(0).systemMessage.content', '(0).messages[]{role=system}.content'],
        },
        { rank: 'user', at: ['(0).messages[]{role=user}.content'] },
      ],
    },
    {
      names: ['invoke', 'stream', 'streamEvents'].flatMap((method) => [
        `ReactAgent#${method}`,
        `createAgent()#${method}`,
      ]),
      result: 'langchain.agent',
      sinks: agentInput,
    },
    {
      names: ['tool'],
      sinks: [
        { rank: 'tool-description', at: ['(1).description'] },
        { rank: 'tool-result', at: ['(0)()'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(0)(0)'] }],
    },
    {
      names: ['new DynamicTool', 'new DynamicStructuredTool'],
      sinks: [
        { rank: 'tool-description', at: ['(0).description'] },
        { rank: 'tool-result', at: ['(0).func()'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(0).func(0)'] }],
    },
    {
      names: ['StructuredTool', 'Tool', 'DynamicTool', 'DynamicStructuredTool'].map(
        (name) => `set ${name}#description`,
      ),
      sinks: [{ rank: 'tool-description', at: ['(0)'] }],
    },
    { names: ['set PromptTemplate#template'], sinks: [{ rank: 'system', at: ['(0)'] }] },
    { names: ['new HumanMessage', 'new HumanChatMessage'], wires: message('user') },
    { names: ['new SystemMessage', 'new SystemChatMessage'], wires: message('system') },
    { names: ['new AIMessage', 'new AIChatMessage'], wires: message('assistant') },
    { names: ['new ToolMessage'], wires: message('tool') },
    { names: ['RunnableSequence.from'], joins: 'list', makes: ['Runnable'] },
    {
      names: ['Runnable', 'RunnableSequence', 'RunnableLike', ...chatClasses].map((name) => `${name}#pipe`),
      joins: 'next',
      makes: ['Runnable'],
    },
    {
      names: settings.filter((name) => name.endsWith('#bindTools')),
      joins: 'same',
      makes: ['Runnable'],
      sinks: [
        {
          rank: 'tool-description',
          isExact: true,
          at: ['(0)[].description', '(0)[].function.description'],
        },
      ],
    },
    { names: settings.filter((name) => !name.endsWith('#bindTools')), joins: 'same', makes: ['Runnable'] },
    {
      names: ['summarizationMiddleware'],
      sinks: [{ rank: 'system', at: ['(0).summaryPrompt', '(0).summaryPrefix'] }],
    },
    { names: ['StructuredOutputParsingError#errors'], result: 'langchain.value' },
    // A parser gives the text of a message in another form.
    {
      names: [
        'BaseLLMOutputParser#invoke',
        'StringOutputParser#parse',
        'JsonOutputParser#parse',
        'StructuredOutputParser#parse',
      ],
      wires: [{ from: '(0).content', to: 'result' }],
    },
    { names: ['RunnableLambda.from'], wires: [{ from: '(0)', to: 'result.%lambda' }] },
    { names: ['new RunnableLambda'], wires: [{ from: '(0).func', to: 'result.%lambda' }] },
    // The text of a template is told to the model; its variables are when the prompt is invoked.
    {
      makes: ['BasePromptTemplate', 'ChatPromptTemplate', 'PromptTemplate', 'Runnable'],
      names: ['PromptTemplate.fromTemplate', 'ChatPromptTemplate.fromTemplate'],
      sinks: [{ rank: 'system', at: ['(0)'] }],
    },
    {
      makes: ['BasePromptTemplate', 'ChatPromptTemplate', 'Runnable'],
      names: ['ChatPromptTemplate.fromMessages'],
      sinks: [
        { rank: 'system', at: ['(0)[]{role=system}.content', '(0)[]{role=developer}.content'] },
        { rank: 'user', at: ['(0)'] },
      ],
    },
    {
      names: [
        'PromptTemplate#format',
        'BaseStringPromptTemplate#formatPromptValue',
        'BasePromptTemplate#invoke',
        'BasePromptTemplate#format',
        'BaseChatPromptTemplate#format',
        'BaseChatPromptTemplate#formatPromptValue',
        'ChatPromptTemplate#formatMessages',
        'ChatPromptTemplate#format',
      ],
      wires: [
        { from: '(0)', to: 'result' },
        { from: 'this.%filled', to: 'result' },
      ],
    },
    {
      names: ['PromptTemplate#partial', 'ChatPromptTemplate#partial', 'BasePromptTemplate#partial'],
      wires: [{ from: '(0)', to: 'result.%filled' }],
    },
  ],
};
