import { ELEMENT } from '../facts/access-path.ts';
import type { ApiEntry, ResultShape, SdkCatalog, SinkRow } from './sdk-catalog.ts';

/** What the provider writes around an answer. */
const envelope = [
  'id',
  'type',
  'role',
  'model',
  'usage',
  'stop_reason',
  'stop_sequence',
  'container',
  '_request_id',
  'index',
  'request_id',
  'controller',
];

const parts = {
  content: 'anthropic.content',
  content_block: 'anthropic.block',
  delta: 'anthropic.delta',
  message: 'anthropic.message',
};

const shapes: Readonly<Record<string, ResultShape>> = {
  'anthropic.value': {},
  'anthropic.message': {
    isHistory: true,
    harmless: envelope,
    history: ['messages', 'receivedMessages', 'params'],
    toolInput: [],
    nested: parts,
  },
  // What a listener is given: a message, a block, or a piece of text.
  'anthropic.event': { harmless: envelope, nested: parts },
  'anthropic.content': { isHistory: true, toolInput: [], nested: { [ELEMENT]: 'anthropic.block' } },
  'anthropic.block': {
    isHistory: true,
    harmless: ['id', 'type', 'name', 'tool_use_id', 'signature', 'server_name', 'caller'],
    toolInput: ['input'],
  },
  'anthropic.delta': {
    harmless: ['type', 'stop_reason', 'stop_sequence', 'signature', 'container'],
    toolInput: ['partial_json'],
  },
  'anthropic.batch': {
    harmless: ['custom_id', 'type', 'error'],
    nested: { result: 'anthropic.batch', message: 'anthropic.message' },
  },
};

/** What a call reads: everything that `messages.create` and its siblings share. */
const messageSinks: readonly SinkRow[] = [
  { rank: 'system', at: ['(0).system', '(0).messages[]{role=system}.content'] },
  { rank: 'tool-description', isExact: true, at: ['(0).tools[].description'] },
  { rank: 'user', at: ['(0).messages[]{role=user}.content[]{type!=tool_result}'] },
  { rank: 'tool-result', at: ['(0).messages[]{role=user}.content[]{type=tool_result}.content'] },
];

const toolSinks: readonly SinkRow[] = [
  { rank: 'tool-description', at: ['(0).description'] },
  { rank: 'tool-result', at: ['(0).run()'] },
];

/** Events of a stream: a delta and what has come so far. */
const streamEvents: ApiEntry = {
  names: ['MessageStream#on', 'MessageStream#once', 'BetaMessageStream#on', 'BetaMessageStream#once'],
  parameters: [{ shape: 'anthropic.event', at: ['(1)(0)', '(1)(1)'] }],
};

/** Anthropic's client, the stable and the beta resources; paths were read in the declarations of 1.14.0. */
export const anthropicCatalog: SdkCatalog = {
  sdk: '@anthropic-ai/sdk',
  packages: ['@anthropic-ai/sdk'],
  versionedBy: ['@anthropic-ai/sdk'],
  shapes,
  entries: [
    {
      names: ['Messages#create', 'Messages#parse', 'Messages#stream'],
      makes: ['MessageStream'],
      result: 'anthropic.message',
      threadsTools: true,
      sinks: messageSinks,
    },
    {
      names: ['Messages#toolRunner'],
      makes: ['BetaToolRunner'],
      result: 'anthropic.message',
      threadsTools: true,
      sinks: [...messageSinks, { rank: 'tool-result', at: ['(0).tools[].run()'] }],
      parameters: [{ isOwnInput: true, at: ['(0).tools[].run(0)'] }],
    },
    {
      names: ['BetaToolRunner#pushMessages'],
      sinks: [
        { rank: 'user', at: ['(0){role=user}.content[]{type!=tool_result}'] },
        { rank: 'tool-result', at: ['(0){role=user}.content[]{type=tool_result}.content'] },
      ],
    },
    streamEvents,
    {
      names: [
        'MessageStream#finalMessage',
        'BetaMessageStream#finalMessage',
        'BetaToolRunner#done',
        'BetaToolRunner#runUntilDone',
      ],
      result: 'anthropic.message',
    },
    { names: ['MessageStream#finalText', 'BetaMessageStream#finalText'], result: 'anthropic.value' },
    { names: ['Batches#results'], result: 'anthropic.batch' },
    {
      names: ['Batches#create'],
      sinks: [
        { rank: 'system', at: ['(0).requests[].params.system'] },
        { rank: 'user', at: ['(0).requests[].params.messages[]{role=user}.content[]{type!=tool_result}'] },
      ],
    },
    // The completion API of before, with one prompt text.
    {
      names: ['Completions#create'],
      result: 'anthropic.message',
      sinks: [{ rank: 'user', at: ['(0).prompt'] }],
    },
    {
      names: ['betaZodTool', 'betaTool', 'betaStandardSchemaTool'],
      sinks: toolSinks,
      parameters: [{ isOwnInput: true, at: ['(0).run(0)'] }],
    },
  ],
};
