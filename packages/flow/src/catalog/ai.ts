import type { SdkCatalog, SinkRow } from './sdk-catalog.ts';

const systemPrompt: SinkRow = {
  rank: 'system',
  at: [
    '(0).instructions',
    '(0).instructions()',
    '(0).system',
    '(0).prepareStep().instructions',
    '(0).prepareStep().system',
    '(0).prepareCall().instructions',
  ],
};

const systemMessage: SinkRow = {
  rank: 'system',
  at: [
    '(0).messages[]{role=system}.content',
    '(0).prompt[]{role=system}.content',
    '(0).prepareStep().messages[]{role=system}.content',
  ],
};

const userPrompt: SinkRow = {
  rank: 'user',
  at: ['(0).prompt', '(0).messages[]{role=user}.content', '(0).prepareStep().messages[]{role=user}.content'],
};

const schemaText: SinkRow = { rank: 'tool-description', at: ['(0).schemaName', '(0).schemaDescription'] };

const toolDescription: SinkRow = {
  rank: 'tool-description',
  isExact: true,
  at: ['(0).tools.*.description', '(0).tools.*.description()', '(0).tools.*.title'],
};

const toolResult: SinkRow = {
  rank: 'tool-result',
  at: ['(0).tools.*.execute()', '(0).tools.*.toModelOutput()', '(0).messages[]{role=tool}.content'],
};

const loopParameters = [
  '(0).tools.*.execute(0)',
  '(0).onStepEnd(0)',
  '(0).onStepFinish(0)',
  '(0).onEnd(0)',
  '(0).onFinish(0)',
  '(0).onChunk(0)',
  '(0).repairToolCall(0)',
  '(0).experimental_repairToolCall(0)',
] as const;

/** The Vercel AI SDK, versions 5 to 7; paths were read in the declarations of 6.0.326 and 7.0.173. */
export const aiCatalog: SdkCatalog = {
  sdk: 'ai',
  packages: ['ai', '@ai-sdk/provider-utils'],
  versionedBy: ['ai'],
  shapes: {
    'ai.text': {
      harmless: [
        'usage',
        'totalUsage',
        'finishReason',
        'rawFinishReason',
        'warnings',
        'request',
        'providerMetadata',
        'stepNumber',
        'model',
        'callId',
      ],
      history: ['responseMessages'],
      nested: { response: 'ai.response', steps: 'ai.text', finalStep: 'ai.text', step: 'ai.text' },
    },
    'ai.response': {
      harmless: ['id', 'modelId', 'timestamp', 'headers'],
      history: ['messages'],
    },
    'ai.object': {
      harmless: ['usage', 'finishReason', 'warnings', 'request', 'providerMetadata'],
      nested: { response: 'ai.response' },
    },
  },
  entries: [
    {
      names: ['generateText', 'streamText', 'streamTextLowMemory', 'experimental_streamTextLowMemory'],
      result: 'ai.text',
      sinks: [systemPrompt, systemMessage, toolDescription, userPrompt, toolResult],
      parameters: loopParameters,
    },
    {
      names: ['generateObject', 'streamObject'],
      result: 'ai.object',
      sinks: [systemPrompt, systemMessage, schemaText, userPrompt],
      parameters: ['(0).repairText(0)', '(0).experimental_repairText(0)', '(0).onFinish(0)', '(0).onEnd(0)'],
    },
    {
      names: ['new ToolLoopAgent', 'new Experimental_Agent', 'new Agent'],
      sinks: [systemPrompt, systemMessage, toolDescription, userPrompt, toolResult],
      parameters: loopParameters,
    },
    {
      names: [
        'ToolLoopAgent#generate',
        'ToolLoopAgent#stream',
        'Agent#generate',
        'Agent#stream',
        'Agent#respond',
      ],
      result: 'ai.text',
      sinks: [systemMessage, userPrompt, toolResult],
    },
    {
      names: ['object', 'array', 'choice', 'json'],
      sinks: [{ rank: 'tool-description', at: ['(0).description', '(0).name'] }],
    },
    {
      names: ['tool', 'dynamicTool'],
      sinks: [
        { rank: 'tool-description', at: ['(0).description', '(0).description()', '(0).title'] },
        { rank: 'tool-result', at: ['(0).execute()', '(0).toModelOutput()'] },
      ],
      parameters: ['(0).execute(0)', '(0).onInputDelta(0)', '(0).onInputAvailable(0)'],
    },
    {
      names: ['defaultInstructionsMiddleware'],
      sinks: [{ rank: 'system', at: ['(0).instructions'] }],
    },
    { names: ['transcribe', 'experimental_transcribe', 'experimental_extract'], result: 'ai.object' },
    {
      names: ['generateImage', 'experimental_generateImage', 'experimental_generateVideo'],
      sinks: [{ rank: 'user', at: ['(0).prompt'] }],
    },
  ],
};
