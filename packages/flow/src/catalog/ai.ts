import type { ParameterRow, SdkCatalog, SinkRow } from './sdk-catalog.ts';

/** System text of a call; `system` is the name before version 7. */
const systemPrompt: SinkRow = { rank: 'system', at: ['(0).instructions', '(0).system'] };

const systemMessage: SinkRow = {
  rank: 'system',
  at: [
    '(0).messages[]{role=system}.content',
    '(0).prompt[]{role=system}.content',
    '(0).messages[]{role=system}.parts[].text',
  ],
};

/** Messages of a browser have parts, also behind the conversion, which keeps them as they are here. */
const userPrompt: SinkRow = {
  rank: 'user',
  at: ['(0).prompt', '(0).messages[]{role=user}.content', '(0).messages[]{role=user}.parts[].text'],
};

const toolMessage: SinkRow = { rank: 'tool-result', at: ['(0).messages[]{role=tool}.content'] };

/** Another door to the system text, which some providers have. */
const providerInstructions: SinkRow = { rank: 'system', at: ['(0).providerOptions.*.instructions'] };

const schemaText: SinkRow = { rank: 'tool-description', at: ['(0).schemaName', '(0).schemaDescription'] };

/** What a loop asks for before each step. */
const stepPrompts: readonly SinkRow[] = [
  {
    rank: 'system',
    at: [
      '(0).prepareStep().instructions',
      '(0).prepareStep().system',
      '(0).prepareStep().messages[]{role=system}.content',
    ],
  },
  { rank: 'user', at: ['(0).prepareStep().messages[]{role=user}.content'] },
];

/** Tools that are written in place, without `tool()`. */
const inlineTools: readonly SinkRow[] = [
  {
    rank: 'tool-description',
    isExact: true,
    at: ['(0).tools.*.description', '(0).tools.*.description()', '(0).tools.*.title'],
  },
  { rank: 'tool-result', at: ['(0).tools.*.execute()', '(0).tools.*.toModelOutput()'] },
];

const toolInput: ParameterRow = { isOwnInput: true, at: ['(0).tools.*.execute(0)'] };

/** What a finished step or run is told as. */
const finishedStep: ParameterRow = {
  shape: 'ai.text',
  at: ['(0).onStepEnd(0)', '(0).onStepFinish(0)', '(0).onEnd(0)', '(0).onFinish(0)'],
};

const loopParameters: readonly ParameterRow[] = [
  toolInput,
  finishedStep,
  { shape: 'ai.nextStep', at: ['(0).prepareStep(0)'] },
  { shape: 'ai.repair', at: ['(0).repairToolCall(0)', '(0).experimental_repairToolCall(0)'] },
];

/** The Vercel AI SDK, versions 5 to 7; paths were read in the declarations of 6.0.326 and 7.0.173. */
export const aiCatalog: SdkCatalog = {
  sdk: 'ai',
  packages: ['ai', '@ai-sdk/provider-utils', '@ai-sdk/provider'],
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
      // Parts of a stream and of a message are of every kind.
      toolInput: ['toolCalls', 'staticToolCalls', 'dynamicToolCalls', 'fullStream', 'stream', 'content'],
      nested: { response: 'ai.response', steps: 'ai.text', finalStep: 'ai.text', step: 'ai.text' },
    },
    'ai.response': {
      harmless: ['id', 'modelId', 'timestamp', 'headers'],
      history: ['messages'],
    },
    'ai.nextStep': {
      // What the program set for the step is its own, also where a function gives back all that it was given.
      harmless: [
        'stepNumber',
        'model',
        'instructions',
        'system',
        'tools',
        'activeTools',
        'toolChoice',
        'runtimeContext',
        'toolsContext',
        'experimental_context',
      ],
      history: ['messages', 'initialMessages', 'responseMessages'],
      nested: { steps: 'ai.text' },
    },
    'ai.repair': { harmless: ['tools', 'inputSchema', 'system', 'instructions'], history: ['messages'] },
    'ai.value': {},
    'ai.object': {
      harmless: ['usage', 'finishReason', 'warnings', 'request', 'providerMetadata'],
      nested: { response: 'ai.response' },
    },
  },
  entries: [
    {
      names: ['generateText', 'streamText', 'streamTextLowMemory', 'experimental_streamTextLowMemory'],
      result: 'ai.text',
      threadsTools: true,
      closedBy: { property: 'output', method: 'choice' },
      sinks: [
        systemPrompt,
        systemMessage,
        providerInstructions,
        userPrompt,
        toolMessage,
        ...stepPrompts,
        ...inlineTools,
      ],
      parameters: [...loopParameters, { at: ['(0).onChunk(0)'] }],
    },
    {
      names: ['generateObject', 'streamObject'],
      result: 'ai.object',
      sinks: [systemPrompt, systemMessage, providerInstructions, schemaText, userPrompt, toolMessage],
      parameters: [
        { at: ['(0).repairText(0)', '(0).experimental_repairText(0)'] },
        { shape: 'ai.object', at: ['(0).onFinish(0)'] },
      ],
      closedBy: { property: 'output', value: 'enum' },
    },
    {
      names: ['new ToolLoopAgent'],
      sinks: [
        { rank: 'system', at: ['(0).instructions', '(0).prepareCall().instructions'] },
        { rank: 'user', at: ['(0).prepareCall().prompt'] },
        ...stepPrompts,
        ...inlineTools,
      ],
      parameters: loopParameters,
    },
    // The agent class of version 5.
    {
      names: ['new Agent', 'new Experimental_Agent'],
      sinks: [systemPrompt, ...stepPrompts, ...inlineTools],
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
      threadsTools: true,
      sinks: [systemMessage, userPrompt, toolMessage],
      parameters: [{ shape: 'ai.text', at: ['(0).onStepEnd(0)', '(0).onStepFinish(0)'] }],
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
      parameters: [
        { isOwnInput: true, at: ['(0).execute(0)'] },
        { at: ['(0).onInputDelta(0)', '(0).onInputAvailable(0)'] },
      ],
    },
    {
      // The second one is the name before version 7.
      names: ['set BaseFunctionTool#description', 'set Tool#description'],
      sinks: [{ rank: 'tool-description', at: ['(0)', '(0)()'] }],
    },
    {
      names: ['defaultInstructionsMiddleware'],
      sinks: [{ rank: 'system', at: ['(0).instructions'] }],
    },
    {
      names: ['NoObjectGeneratedError#text', 'InvalidToolInputError#toolInput'],
      result: 'ai.value',
    },
    {
      names: ['transcribe', 'experimental_transcribe', 'experimental_extract', 'extract'],
      result: 'ai.object',
    },
    {
      names: ['convertToModelMessages', 'convertToCoreMessages'],
      wires: [{ from: '(0)', to: 'result' }],
    },
    { names: ['getBatchResults', 'experimental_getBatchResults'], result: 'ai.text' },
    {
      names: ['generateSpeech', 'experimental_generateSpeech', 'streamSpeech', 'experimental_streamSpeech'],
      sinks: [{ rank: 'system', at: ['(0).instructions'] }],
    },
    // The contract of models, as providers write it and middleware calls it.
    {
      names: ['LanguageModelV2', 'LanguageModelV3', 'LanguageModelV4'].flatMap((name) => [
        `${name}#doGenerate`,
        `${name}#doStream`,
      ]),
      result: 'ai.text',
      threadsTools: true,
      sinks: [
        { rank: 'system', at: ['(0).prompt[]{role=system}.content'] },
        { rank: 'tool-description', isExact: true, at: ['(0).tools[].description'] },
        { rank: 'user', at: ['(0).prompt[]{role=user}.content'] },
        { rank: 'tool-result', at: ['(0).prompt[]{role=tool}.content'] },
      ],
    },
    {
      names: ['generateImage', 'experimental_generateImage', 'experimental_generateVideo'],
      sinks: [{ rank: 'user', at: ['(0).prompt'] }],
    },
  ],
};
