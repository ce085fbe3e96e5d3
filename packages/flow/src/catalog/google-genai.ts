import type { ParameterRow, ResultShape, SdkCatalog, SinkRow } from './sdk-catalog.ts';

const shapes: Readonly<Record<string, ResultShape>> = {
  'genai.response': {
    harmless: [
      'responseId',
      'modelVersion',
      'createTime',
      'usageMetadata',
      'promptFeedback',
      'sdkHttpResponse',
      'modelStatus',
    ],
    history: ['automaticFunctionCallingHistory'],
    toolInput: [],
    nested: { candidates: 'genai.candidate', functionCalls: 'genai.call' },
  },
  'genai.candidate': {
    harmless: ['index', 'finishReason', 'tokenCount', 'avgLogprobs', 'logprobsResult', 'safetyRatings'],
    toolInput: [],
    nested: { content: 'genai.content' },
  },
  'genai.content': { isHistory: true, harmless: ['role'], toolInput: [], nested: { parts: 'genai.part' } },
  'genai.part': {
    isHistory: true,
    harmless: ['thought', 'thoughtSignature', 'inlineData', 'fileData', 'videoMetadata'],
    toolInput: [],
    nested: { functionCall: 'genai.call' },
  },
  'genai.call': { isHistory: true, harmless: ['id', 'name'], toolInput: ['args', 'partialArgs'] },
  'genai.interaction': {
    harmless: [
      'id',
      'status',
      'created',
      'updated',
      'model',
      'agent',
      'usage',
      'object',
      'event_type',
      'event_id',
    ],
    history: ['outputs'],
    toolInput: [],
    nested: { steps: 'genai.step', interaction: 'genai.interaction' },
  },
  'genai.step': {
    isHistory: true,
    harmless: ['id', 'name', 'type', 'call_id', 'signature'],
    toolInput: ['arguments'],
  },
  'genai.live': {
    harmless: [
      'setupComplete',
      'usageMetadata',
      'goAway',
      'sessionResumptionUpdate',
      'voiceActivityDetectionSignal',
    ],
    nested: {
      serverContent: 'genai.live',
      toolCall: 'genai.live',
      functionCalls: 'genai.call',
      modelTurn: 'genai.content',
    },
  },
  'genai.image': {
    harmless: ['image', 'mimeType', 'raiFilteredReason', 'safetyAttributes'],
    nested: { generatedImages: 'genai.image' },
  },
};

const config: readonly SinkRow[] = [
  { rank: 'system', at: ['(0).config.systemInstruction'] },
  { rank: 'tool-description', isExact: true, at: ['(0).config.tools[].functionDeclarations[].description'] },
  { rank: 'tool-result', at: ['(0).config.tools[].callTool()[].functionResponse.response'] },
];

/** Tools that the client calls itself. */
const callableTools: ParameterRow = {
  isOwnInput: true,
  shape: 'genai.call',
  at: ['(0).config.tools[].callTool(0)'],
};

/** A text, a list of parts, or a list of turns; the turns of the model are its own. */
const contents: readonly SinkRow[] = [
  {
    rank: 'user',
    at: [
      '(0).contents[]{role=user}.parts[].text',
      '(0).contents[]{role=user}.text',
      '(0).contents.parts[].text',
    ],
  },
  {
    rank: 'tool-result',
    at: [
      '(0).contents[]{role=user}.parts[].functionResponse.response',
      '(0).contents[].functionResponse.response',
    ],
  },
];

/** Google's client for Gemini; paths were read in the declarations of 3.3.0. */
export const googleGenAiCatalog: SdkCatalog = {
  sdk: '@google/genai',
  packages: ['@google/genai'],
  versionedBy: ['@google/genai'],
  shapes,
  entries: [
    {
      names: ['Models#generateContent', 'Models#generateContentStream'],
      result: 'genai.response',
      threadsTools: true,
      sinks: [...config, ...contents],
      parameters: [callableTools],
    },
    {
      names: ['Chats#create'],
      makes: ['Chat'],
      sinks: [...config, { rank: 'user', at: ['(0).history[]{role=user}.parts[].text'] }],
      parameters: [callableTools],
    },
    {
      names: ['Chat#sendMessage', 'Chat#sendMessageStream'],
      result: 'genai.response',
      threadsTools: true,
      sinks: [
        ...config,
        { rank: 'user', at: ['(0).message[].text'] },
        {
          rank: 'tool-result',
          at: ['(0).message.functionResponse.response', '(0).message[].functionResponse.response'],
        },
      ],
      parameters: [callableTools],
    },
    { names: ['Chat#getHistory'], result: 'genai.content' },
    {
      names: ['GeminiNextGenInteractions#create', 'Interactions#create'],
      result: 'genai.interaction',
      threadsTools: true,
      sinks: [
        { rank: 'system', at: ['(0).system_instruction'] },
        { rank: 'tool-description', isExact: true, at: ['(0).tools[].description'] },
        {
          rank: 'user',
          at: ['(0).input[]{type!=function_result}.text', '(0).input[]{type!=function_result}.content'],
        },
        { rank: 'tool-result', at: ['(0).input[]{type=function_result}.result'] },
      ],
    },
    { names: ['GeminiNextGenInteractions#get', 'Interactions#get'], result: 'genai.interaction' },
    {
      names: ['Live#connect'],
      makes: ['Session'],
      sinks: [{ rank: 'system', at: ['(0).config.systemInstruction'] }],
      parameters: [{ shape: 'genai.live', at: ['(0).callbacks.onmessage(0)'] }],
    },
    {
      names: ['Session#sendClientContent'],
      sinks: [
        { rank: 'user', at: ['(0).turns[]{role=user}.parts[].text', '(0).turns{role=user}.parts[].text'] },
      ],
    },
    { names: ['Session#sendRealtimeInput'], sinks: [{ rank: 'user', at: ['(0).text'] }] },
    {
      names: ['Session#sendToolResponse'],
      sinks: [
        { rank: 'tool-result', at: ['(0).functionResponses[].response', '(0).functionResponses.response'] },
      ],
    },
    {
      names: ['Caches#create'],
      sinks: [
        { rank: 'system', at: ['(0).config.systemInstruction'] },
        { rank: 'user', at: ['(0).config.contents[]{role=user}.parts[].text', '(0).config.contents[].text'] },
      ],
    },
    {
      names: ['Models#generateImages', 'Models#editImage'],
      result: 'genai.image',
      sinks: [{ rank: 'user', at: ['(0).prompt'] }],
    },
    { names: ['Models#generateVideos'], sinks: [{ rank: 'user', at: ['(0).prompt'] }] },
    { names: ['Models#embedContent'], sinks: [{ rank: 'user', at: ['(0).contents'] }] },
    { names: ['createUserContent'], sinks: [{ rank: 'user', at: ['(0)[].text'] }] },
    // A turn of the model: what becomes of it is the conversation.
    { names: ['createModelContent'] },
    {
      names: ['createPartFromFunctionResponse'],
      sinks: [{ rank: 'tool-result', at: ['(2)'] }],
    },
  ],
};
