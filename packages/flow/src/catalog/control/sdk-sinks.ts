import type { ControlUse } from '../../report/flow-report.ts';
import type { ApiEntry, SdkCatalog, SinkRow } from '../sdk-catalog.ts';

/** A place that only a label on the text itself reaches: whoever takes whole options from a model is told of those. */
function control(use: ControlUse, ...at: readonly string[]): SinkRow {
  return { rank: 'control', use, isExact: true, at };
}

function controls(sdk: string, packages: readonly string[], entries: readonly ApiEntry[]): SdkCatalog {
  return { sdk, packages, versionedBy: [], shapes: {}, entries };
}

const model = control('model', '(0).model');

const loop: readonly SinkRow[] = [
  model,
  control('tool', '(0).toolChoice.toolName', '(0).activeTools[]'),
  control('model', '(0).prepareStep().model'),
  control('tool', '(0).prepareStep().toolChoice.toolName', '(0).prepareStep().activeTools[]'),
];

const ai = controls(
  'ai',
  ['ai'],
  [
    { names: ['generateText', 'streamText', 'new ToolLoopAgent'], sinks: loop },
    { names: ['new Agent', 'new Experimental_Agent'], sinks: loop },
    { names: ['generateObject', 'streamObject', 'embed', 'embedMany'], sinks: [model] },
    { names: ['generateImage', 'experimental_generateImage'], sinks: [model] },
    { names: ['transcribe', 'experimental_transcribe', 'experimental_generateSpeech'], sinks: [model] },
  ],
);

const openAiAgents = controls(
  '@openai/agents',
  ['@openai/agents', '@openai/agents-core', '@openai/agents-realtime'],
  [
    {
      names: ['new Agent', 'Agent.create', 'Agent#clone'],
      sinks: [model, control('tool', '(0).modelSettings.toolChoice')],
    },
    { names: ['Agent#asTool'], sinks: [control('tool', '(0).toolName')] },
    { names: ['tool'], sinks: [control('tool', '(0).name')] },
    { names: ['handoff'], sinks: [control('tool', '(1).toolNameOverride')] },
    { names: ['new Runner'], sinks: [model] },
  ],
);

const openAi = controls(
  'openai',
  ['openai'],
  [
    {
      names: ['Completions#create', 'Completions#parse', 'Completions#stream', 'Completions#runTools'],
      sinks: [model, control('tool', '(0).tool_choice.function.name', '(0).tools[].function.name')],
    },
    {
      names: ['Responses#create', 'Responses#parse', 'Responses#stream'],
      sinks: [model, control('tool', '(0).tool_choice.name', '(0).tools[].name')],
    },
    { names: ['Embeddings#create', 'Assistants#create', 'Images#generate'], sinks: [model] },
    { names: ['Assistants#update', 'Runs#create'], sinks: [control('model', '(1).model')] },
  ],
);

const anthropic = controls(
  '@anthropic-ai/sdk',
  ['@anthropic-ai/sdk'],
  [
    {
      names: ['Messages#create', 'Messages#parse', 'Messages#stream', 'Messages#toolRunner'],
      sinks: [model, control('tool', '(0).tool_choice.name', '(0).tools[].name')],
    },
  ],
);

const googleGenAi = controls(
  '@google/genai',
  ['@google/genai'],
  [
    {
      names: ['Models#generateContent', 'Models#generateContentStream', 'Chats#create'],
      sinks: [model, control('tool', '(0).config.toolConfig.functionCallingConfig.allowedFunctionNames[]')],
    },
    { names: ['Models#generateImages', 'Models#embedContent', 'Live#connect'], sinks: [model] },
  ],
);

const ollama = controls(
  'ollama',
  ['ollama'],
  [{ names: ['Ollama#chat', 'Ollama#generate', 'Ollama#embed', 'Ollama#pull'], sinks: [model] }],
);

const claudeAgent = controls(
  '@anthropic-ai/claude-agent-sdk',
  ['@anthropic-ai/claude-agent-sdk'],
  [
    {
      names: ['query'],
      sinks: [
        control('model', '(0).options.model'),
        control('tool', '(0).options.allowedTools[]'),
        control('path', '(0).options.cwd', '(0).options.additionalDirectories[]'),
      ],
    },
    { names: ['tool'], sinks: [control('tool', '(0)')] },
  ],
);

const mcp = controls(
  '@modelcontextprotocol/sdk',
  ['@modelcontextprotocol/sdk', '@modelcontextprotocol/client', '@modelcontextprotocol/server'],
  [
    { names: ['Client#callTool'], sinks: [control('tool', '(0).name')] },
    { names: ['Client#readResource'], sinks: [control('url', '(0).uri')] },
    { names: ['McpServer#registerTool', 'McpServer#tool'], sinks: [control('tool', '(0)')] },
  ],
);

/** Frameworks whose agents name a model, and whose tools have a name. */
const frameworks: readonly SdkCatalog[] = [
  controls(
    '@mastra/core',
    ['@mastra/core'],
    [
      { names: ['new Agent'], sinks: [model] },
      { names: ['createTool', 'new Tool'], sinks: [control('tool', '(0).id')] },
    ],
  ),
  controls(
    '@voltagent/core',
    ['@voltagent/core'],
    [
      { names: ['new Agent'], sinks: [model] },
      { names: ['createTool', 'tool'], sinks: [control('tool', '(0).name')] },
    ],
  ),
  controls(
    'langchain',
    ['langchain', '@langchain/core'],
    [
      { names: ['createAgent'], sinks: [model] },
      { names: ['initChatModel'], sinks: [control('model', '(0)')] },
      { names: ['tool'], sinks: [control('tool', '(1).name')] },
      { names: ['new DynamicTool', 'new DynamicStructuredTool'], sinks: [control('tool', '(0).name')] },
    ],
  ),
  controls(
    '@inngest/agent-kit',
    ['@inngest/agent-kit'],
    [
      { names: ['createTool'], sinks: [control('tool', '(0).name')] },
      { names: ['openai', 'anthropic', 'gemini'], sinks: [model] },
    ],
  ),
  controls(
    'llamaindex',
    ['llamaindex', '@llamaindex/core'],
    [{ names: ['tool', 'FunctionTool.from'], sinks: [control('tool', '(0).name', '(1).name')] }],
  ),
];

/** Methods of a provider of the AI SDK that make a model of its name. */
const FACTORY_METHODS = [
  'languageModel',
  'chat',
  'chatModel',
  'completion',
  'responses',
  'embedding',
  'embeddingModel',
  'textEmbedding',
  'textEmbeddingModel',
  'image',
  'imageModel',
  'speech',
  'transcription',
];

/** By package: the provider that it exports, and the interface of that. */
const PROVIDERS: Readonly<Record<string, readonly [provider: string, type: string]>> = {
  '@ai-sdk/openai': ['openai', 'OpenAIProvider'],
  '@ai-sdk/azure': ['azure', 'AzureOpenAIProvider'],
  '@ai-sdk/anthropic': ['anthropic', 'AnthropicProvider'],
  '@ai-sdk/google': ['google', 'GoogleGenerativeAIProvider'],
  '@ai-sdk/google-vertex': ['vertex', 'GoogleVertexProvider'],
  '@ai-sdk/amazon-bedrock': ['bedrock', 'AmazonBedrockProvider'],
  '@ai-sdk/mistral': ['mistral', 'MistralProvider'],
  '@ai-sdk/groq': ['groq', 'GroqProvider'],
  '@ai-sdk/xai': ['xai', 'XaiProvider'],
  '@ai-sdk/deepseek': ['deepseek', 'DeepSeekProvider'],
  '@ai-sdk/cohere': ['cohere', 'CohereProvider'],
  '@ai-sdk/perplexity': ['perplexity', 'PerplexityProvider'],
  '@ai-sdk/togetherai': ['togetherai', 'TogetherAIProvider'],
  '@ai-sdk/fireworks': ['fireworks', 'FireworksProvider'],
  '@ai-sdk/cerebras': ['cerebras', 'CerebrasProvider'],
  '@ai-sdk/gateway': ['gateway', 'GatewayProvider'],
};

/** Model factories of the AI SDK: `openai(text)`, `openai.responses(text)`. */
const providers = Object.entries(PROVIDERS).map(([packageName, [provider, type]]) =>
  controls(
    packageName,
    [packageName],
    [
      {
        names: [provider, ...FACTORY_METHODS.map((method) => `${type}#${method}`)],
        sinks: [control('model', '(0)')],
      },
    ],
  ),
);

/** Places of the SDKs where a text decides which tool runs and which model answers. */
export const sdkControlSinks: readonly SdkCatalog[] = [
  ai,
  openAiAgents,
  openAi,
  anthropic,
  googleGenAi,
  ollama,
  claudeAgent,
  mcp,
  ...frameworks,
  ...providers,
];
