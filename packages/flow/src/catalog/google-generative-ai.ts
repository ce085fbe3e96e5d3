import type { ResultShape, SdkCatalog, SinkRow } from './sdk-catalog.ts';

const shapes: Readonly<Record<string, ResultShape>> = {
  'gemini.result': { nested: { response: 'gemini.response', stream: 'gemini.response' } },
  'gemini.response': {
    harmless: ['usageMetadata', 'promptFeedback'],
    methods: ['text', 'functionCall', 'functionCalls'],
    toolInput: [],
    nested: { candidates: 'gemini.candidate', functionCall: 'gemini.call', functionCalls: 'gemini.call' },
  },
  'gemini.candidate': {
    harmless: ['index', 'finishReason', 'safetyRatings', 'avgLogprobs'],
    toolInput: [],
    nested: { content: 'gemini.content' },
  },
  'gemini.content': { isHistory: true, harmless: ['role'], toolInput: [], nested: { parts: 'gemini.part' } },
  'gemini.part': {
    isHistory: true,
    harmless: ['inlineData', 'fileData'],
    toolInput: [],
    nested: { functionCall: 'gemini.call' },
  },
  'gemini.call': { isHistory: true, harmless: ['name'], toolInput: ['args'] },
};

const descriptions: SinkRow = {
  rank: 'tool-description',
  isExact: true,
  at: ['(0).tools[].functionDeclarations[].description'],
};

const setting: readonly SinkRow[] = [{ rank: 'system', at: ['(0).systemInstruction'] }, descriptions];

/** A text, or a list of texts and parts. */
const message: readonly SinkRow[] = [
  { rank: 'user', at: ['(0)[].text'] },
  { rank: 'tool-result', at: ['(0)[].functionResponse.response'] },
];

/** Google's client for Gemini before `@google/genai`; paths were read in the declarations of 0.24.1. */
export const googleGenerativeAiCatalog: SdkCatalog = {
  sdk: '@google/generative-ai',
  packages: ['@google/generative-ai'],
  versionedBy: ['@google/generative-ai'],
  shapes,
  entries: [
    {
      names: ['GoogleGenerativeAI#getGenerativeModel'],
      makes: ['GenerativeModel'],
      sinks: setting,
    },
    {
      names: ['GenerativeModel#generateContent', 'GenerativeModel#generateContentStream'],
      result: 'gemini.result',
      threadsTools: true,
      sinks: [
        // The argument can be the message itself.
        { rank: 'system', isExact: true, at: ['(0).systemInstruction'] },
        descriptions,
        { rank: 'user', at: ['(0).contents[]{role=user}.parts[].text'] },
        { rank: 'tool-result', at: ['(0).contents[].parts[].functionResponse.response'] },
        ...message,
      ],
    },
    {
      names: ['GenerativeModel#startChat'],
      makes: ['ChatSession'],
      sinks: [...setting, { rank: 'user', at: ['(0).history[]{role=user}.parts[].text'] }],
    },
    {
      names: ['ChatSession#sendMessage', 'ChatSession#sendMessageStream'],
      result: 'gemini.result',
      threadsTools: true,
      sinks: message,
    },
    { names: ['ChatSession#getHistory'], result: 'gemini.content' },
    { names: ['GenerativeModel#embedContent'], sinks: [{ rank: 'user', at: ['(0)'] }] },
  ],
};
