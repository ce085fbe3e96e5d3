import { openAiShapes } from './openai-shapes.ts';
import type { ApiEntry, SdkCatalog, SinkRow } from './sdk-catalog.ts';

/** What a chat call reads. */
const chatSinks: readonly SinkRow[] = [
  {
    rank: 'system',
    at: ['(0).messages[]{role=system}.content', '(0).messages[]{role=developer}.content'],
  },
  {
    rank: 'tool-description',
    isExact: true,
    at: [
      '(0).tools[].function.description',
      '(0).response_format.json_schema.description',
      '(0).response_format.json_schema.name',
    ],
  },
  { rank: 'user', at: ['(0).messages[]{role=user}.content', '(0).prediction.content'] },
  { rank: 'tool-result', at: ['(0).messages[]{role=tool}.content', '(0).messages[]{role=function}.content'] },
];

/** The legacy completion, a method of the same name, reads one prompt. */
const createSinks: readonly SinkRow[] = [
  ...chatSinks,
  { rank: 'user', at: ['(0).prompt'] },
  { rank: 'tool-description', isExact: true, at: ['(0).tools[].custom.description'] },
];

const responseSinks: readonly SinkRow[] = [
  {
    rank: 'system',
    at: [
      '(0).instructions',
      '(0).prompt.variables.*',
      '(0).input[]{role=system}.content',
      '(0).input[]{role=developer}.content',
    ],
  },
  {
    rank: 'tool-description',
    isExact: true,
    at: ['(0).tools[].description', '(0).tools[].server_description', '(0).text.format.description'],
  },
  {
    rank: 'user',
    at: ['(0).input[]{role=user}{type!=function_call_output}{type!=custom_tool_call_output}.content'],
  },
  {
    rank: 'tool-result',
    at: ['(0).input[]{type=function_call_output}.output', '(0).input[]{type=custom_tool_call_output}.output'],
  },
];

/** What a call gives that streams its answer. */
const streams = ['AbstractChatCompletionRunner', 'EventStream'];

const chatEntries: readonly ApiEntry[] = [
  { names: ['Completions#create'], result: 'openai.chat', threadsTools: true, sinks: createSinks },
  {
    names: ['Completions#parse', 'Completions#stream'],
    makes: streams,
    result: 'openai.chat',
    threadsTools: true,
    sinks: chatSinks,
  },
  {
    names: ['Completions#runTools'],
    makes: streams,
    result: 'openai.chat',
    threadsTools: true,
    sinks: [...chatSinks, { rank: 'tool-result', at: ['(0).tools[].function.function()'] }],
    parameters: [
      { isOwnInput: true, at: ['(0).tools[].function.function(0)'] },
      { shape: 'openai.chat', at: ['(1).afterCompletion(0)'] },
    ],
  },
  { names: ['Completions#retrieve', 'Completions#list'], result: 'openai.chat' },
  // The client of version 3, whose answers lie in `data`.
  {
    names: ['OpenAIApi#createChatCompletion', 'OpenAIApi#createCompletion'],
    result: 'openai.chat',
    sinks: createSinks,
  },
  {
    names: [
      'AbstractChatCompletionRunner#finalChatCompletion',
      'AbstractChatCompletionRunner#allChatCompletions',
    ],
    result: 'openai.chat',
  },
  { names: ['AbstractChatCompletionRunner#finalMessage'], result: 'openai.message' },
  {
    names: ['AbstractChatCompletionRunner#finalFunctionToolCall'],
    result: 'openai.function',
  },
  { names: ['AbstractChatCompletionRunner#finalContent'], result: 'openai.text' },
];

const responseEntries: readonly ApiEntry[] = [
  {
    names: ['Responses#create', 'Responses#parse', 'Responses#stream'],
    makes: ['ResponseStream', 'EventStream'],
    result: 'openai.response',
    threadsTools: true,
    sinks: responseSinks,
  },
  { names: ['Responses#retrieve', 'ResponseStream#finalResponse'], result: 'openai.response' },
  {
    names: ['Responses#compact'],
    result: 'openai.response',
    sinks: [{ rank: 'system', at: ['(0).instructions'] }],
  },
  { names: ['toResponseInputItems', 'toResponseInputItem'], wires: [{ from: '(0)', to: 'result' }] },
  { names: ['Items#list', 'Items#retrieve'], result: 'openai.page' },
  {
    names: ['Conversations#create'],
    sinks: [
      { rank: 'system', at: ['(0).items[]{role=system}.content', '(0).items[]{role=developer}.content'] },
      { rank: 'user', at: ['(0).items[]{role=user}.content'] },
      { rank: 'tool-result', at: ['(0).items[]{type=function_call_output}.output'] },
    ],
  },
  {
    names: ['Items#create'],
    sinks: [
      { rank: 'system', at: ['(1).items[]{role=system}.content', '(1).items[]{role=developer}.content'] },
      { rank: 'user', at: ['(1).items[]{role=user}.content'] },
      { rank: 'tool-result', at: ['(1).items[]{type=function_call_output}.output'] },
    ],
  },
];

const eventEntries: readonly ApiEntry[] = [
  {
    // Listeners of streams and of realtime sockets: a delta and the text so far, or an event with its fields.
    names: [
      'EventStream',
      'EventEmitter',
      // Without their types, sockets are known by their own name only.
      'OpenAIRealtimeWebSocket',
      'OpenAIRealtimeWS',
    ].flatMap((name) => [`${name}#on`, `${name}#once`]),
    parameters: [{ shape: 'openai.event', at: ['(1)(0)', '(1)(1)'] }],
  },
  { names: ['EventStream#emitted', 'EventStream#events', 'EventEmitter#emitted'], result: 'openai.event' },
];

const assistantEntries: readonly ApiEntry[] = [
  {
    names: ['Assistants#create'],
    sinks: [
      { rank: 'system', at: ['(0).instructions'] },
      { rank: 'tool-description', isExact: true, at: ['(0).tools[].function.description'] },
    ],
  },
  {
    names: ['Assistants#update'],
    sinks: [
      { rank: 'system', at: ['(1).instructions'] },
      { rank: 'tool-description', isExact: true, at: ['(1).tools[].function.description'] },
    ],
  },
  { names: ['Threads#create'], sinks: [{ rank: 'user', at: ['(0).messages[]{role=user}.content'] }] },
  {
    names: ['Threads#createAndRun', 'Threads#createAndRunPoll', 'Threads#createAndRunStream'],
    result: 'openai.run',
    threadsTools: true,
    sinks: [
      { rank: 'system', at: ['(0).instructions'] },
      { rank: 'user', at: ['(0).thread.messages[]{role=user}.content'] },
    ],
  },
  { names: ['Messages#create'], sinks: [{ rank: 'user', at: ['(1){role=user}.content'] }] },
  { names: ['Messages#list', 'Messages#retrieve'], result: 'openai.thread' },
  { names: ['AssistantStream#finalMessages'], result: 'openai.thread' },
  {
    names: ['Runs#create', 'Runs#createAndPoll', 'Runs#createAndStream', 'Runs#stream'],
    result: 'openai.run',
    threadsTools: true,
    sinks: [
      { rank: 'system', at: ['(1).instructions', '(1).additional_instructions'] },
      { rank: 'user', at: ['(1).additional_messages[]{role=user}.content'] },
    ],
  },
  { names: ['Runs#retrieve', 'Runs#poll', 'AssistantStream#finalRun'], result: 'openai.run' },
  {
    names: ['Runs#submitToolOutputs', 'Runs#submitToolOutputsAndPoll', 'Runs#submitToolOutputsStream'],
    result: 'openai.run',
    threadsTools: true,
    sinks: [{ rank: 'tool-result', at: ['(1).tool_outputs[].output'] }],
  },
];

const realtimeEntries: readonly ApiEntry[] = [
  {
    names: ['OpenAIRealtimeWebSocket#send', 'OpenAIRealtimeWS#send'],
    sinks: [
      {
        rank: 'system',
        at: ['(0).session.instructions', '(0).response.instructions', '(0).item{role=system}.content[].text'],
      },
      { rank: 'tool-description', isExact: true, at: ['(0).session.tools[].description'] },
      {
        rank: 'user',
        at: ['(0).item{role=user}.content[].text', '(0).response.input[]{role=user}.content[].text'],
      },
      { rank: 'tool-result', at: ['(0).item.output'] },
    ],
  },
  { names: ['ClientSecrets#create'], sinks: [{ rank: 'system', at: ['(0).session.instructions'] }] },
  { names: ['Sessions#create'], sinks: [{ rank: 'system', at: ['(0).instructions'] }] },
  { names: ['Calls#accept'], sinks: [{ rank: 'system', at: ['(1).instructions'] }] },
];

const mediaEntries: readonly ApiEntry[] = [
  {
    names: ['Transcriptions#create', 'Translations#create'],
    result: 'openai.transcript',
    sinks: [{ rank: 'user', at: ['(0).prompt'] }],
  },
  { names: ['Speech#create'], sinks: [{ rank: 'system', at: ['(0).instructions'] }] },
  {
    names: ['Images#generate', 'Images#edit'],
    result: 'openai.image',
    sinks: [{ rank: 'user', at: ['(0).prompt'] }],
  },
  { names: ['Videos#create'], sinks: [{ rank: 'user', at: ['(0).prompt'] }] },
  { names: ['Embeddings#create'], sinks: [{ rank: 'user', at: ['(0).input'] }] },
];

const helperEntries: readonly ApiEntry[] = [
  {
    names: ['zodFunction', 'zodResponsesFunction', 'standardFunction', 'standardResponsesFunction'],
    sinks: [
      { rank: 'tool-description', at: ['(0).description'] },
      { rank: 'tool-result', at: ['(0).function()'] },
    ],
    parameters: [{ isOwnInput: true, at: ['(0).function(0)'] }],
  },
  {
    names: ['zodResponseFormat', 'zodTextFormat', 'standardResponseFormat', 'standardTextFormat'],
    sinks: [{ rank: 'tool-description', at: ['(1)', '(2).description'] }],
  },
];

/** OpenAI's own client; paths were read in the declarations of 7.59.0. */
export const openAiCatalog: SdkCatalog = {
  sdk: 'openai',
  packages: ['openai'],
  versionedBy: ['openai'],
  shapes: openAiShapes,
  entries: [
    ...chatEntries,
    ...responseEntries,
    ...eventEntries,
    ...assistantEntries,
    ...realtimeEntries,
    ...mediaEntries,
    ...helperEntries,
  ],
};
