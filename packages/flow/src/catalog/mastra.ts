import type { ParameterRow, SdkCatalog, SinkRow, Wire } from './sdk-catalog.ts';

const agentInput: readonly SinkRow[] = [
  {
    rank: 'tool-description',
    at: ['(1).toolsets.*.*.description', '(1).clientTools.*.description'],
  },
  { rank: 'tool-result', at: ['(1).toolsets.*.*.execute()', '(1).clientTools.*.execute()'] },
  {
    rank: 'system',
    at: [
      '(0)[]{role=system}.content',
      '(1).instructions',
      '(1).system',
      '(1).context[]{role=system}.content',
      '(1).structuredOutput.instructions',
      '(1).delegation.onDelegationStart().modifiedInstructions',
    ],
  },
  {
    rank: 'user',
    at: [
      '(0)',
      '(1).context[]{role=user}.content',
      '(1).onIterationComplete().feedback',
      '(1).delegation.onDelegationStart().modifiedPrompt',
      '(1).delegation.onDelegationComplete().feedback',
    ],
  },
];

/** What a run tells while it goes on. */
const agentCallbacks: readonly ParameterRow[] = [
  {
    shape: 'mastra.result',
    at: ['(1).onStepFinish(0)', '(1).onFinish(0)', '(1).onIterationComplete(0)', '(1).onChunk(0)'],
  },
  {
    shape: 'mastra.delegation',
    at: ['(1).delegation.onDelegationStart(0)', '(1).delegation.onDelegationComplete(0)'],
  },
  { isOwnInput: true, at: ['(1).toolsets.*.*.execute(0)', '(1).clientTools.*.execute(0)'] },
];

/**
 * A step runs on what the step before it gave back, and can ask for what any step gave and for what the run began with.
 *
 * A workflow in the place of a step is fed the same, and gives what its own last step gave.
 */
function runStep(step: string, to: string): readonly Wire[] {
  const kept = step === '(0)' ? [to, '(0).%gave'] : [to];
  return [
    {
      call: `${step}.%execute`,
      pass: [
        { parameter: '(0).inputData', from: 'this.%data' },
        { parameter: '(0).getInitData', from: 'reads this.%begun' },
        { parameter: '(0).getStepResult', from: 'reads-slot %gave' },
      ],
      to: kept,
    },
    { call: `${step}.%feed`, pass: [{ parameter: '(0)', from: 'this.%data' }], to: [] },
    ...kept.map((place): Wire => ({ from: `${step}.%data`, to: place })),
  ];
}

/** What a run is started with: the first step gets it, and every step may ask for it. */
function startRun(...inputs: readonly string[]): readonly Wire[] {
  return [
    ...inputs.map((from): Wire => ({ call: 'this.%feed', pass: [{ parameter: '(0)', from }], to: [] })),
    { from: 'this.%data', to: 'result.result' },
  ];
}

/** Mastra 0.2x and 1: agents, tools, and workflows that hand data from step to step. */
export const mastraCatalog: SdkCatalog = {
  sdk: '@mastra/core',
  packages: ['@mastra/core'],
  versionedBy: ['@mastra/core'],
  shapes: {
    'mastra.delegation': {
      harmless: [
        'primitiveId',
        'primitiveType',
        'iteration',
        'runId',
        'threadId',
        'resourceId',
        'parentAgentId',
        'parentAgentName',
        'toolCallId',
        'duration',
        'success',
      ],
      history: ['messages'],
    },
    'mastra.result': {
      harmless: [
        'usage',
        'totalUsage',
        'finishReason',
        'warnings',
        'request',
        'providerMetadata',
        'traceId',
        'runId',
      ],
      nested: { response: 'mastra.response', steps: 'mastra.result' },
    },
    'mastra.response': {
      harmless: ['id', 'modelId', 'timestamp', 'headers'],
      history: ['messages', 'uiMessages'],
    },
  },
  entries: [
    {
      names: ['new Agent'],
      sinks: [
        { rank: 'system', at: ['(0).instructions', '(0).instructions()'] },
        { rank: 'tool-description', at: ['(0).description', '(0).tools.*.description'] },
        { rank: 'tool-result', at: ['(0).tools.*.execute()'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(0).tools.*.execute(0)'] }],
    },
    {
      names: [
        'Agent#generate',
        'Agent#stream',
        'Agent#generateLegacy',
        'Agent#streamLegacy',
        'Agent#generateVNext',
        'Agent#streamVNext',
        'Agent#network',
        'Agent#streamUntilIdle',
      ],
      result: 'mastra.result',
      sinks: agentInput,
      parameters: agentCallbacks,
    },
    // The rest of a run that waited for somebody's answer.
    {
      names: [
        'Agent#resumeGenerate',
        'Agent#resumeStream',
        'Agent#resumeStreamUntilIdle',
        'Agent#resumeNetwork',
      ],
      result: 'mastra.result',
      sinks: [{ rank: 'system', at: ['(1).instructions', '(1).system'] }],
      parameters: agentCallbacks,
    },
    {
      names: [
        'Agent#approveToolCall',
        'Agent#declineToolCall',
        'Agent#approveToolCallGenerate',
        'Agent#declineToolCallGenerate',
      ],
      result: 'mastra.result',
    },
    { names: ['Agent#__updateInstructions'], sinks: [{ rank: 'system', at: ['(0)', '(0)()'] }] },
    { names: ['set Tool#description'], sinks: [{ rank: 'tool-description', at: ['(0)'] }] },
    {
      names: ['createTool', 'new Tool'],
      sinks: [
        { rank: 'tool-description', at: ['(0).description'] },
        { rank: 'tool-result', at: ['(0).execute()'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(0).execute(0)'] }],
    },
    {
      names: ['createWorkflow'],
      makes: ['Workflow'],
      wires: [
        { from: 'sends', to: 'result.%feed' },
        { from: 'state', to: 'result.%data' },
        { from: 'state', to: 'result.%begun' },
      ],
    },
    { names: ['Workflow#commit'], makes: ['Workflow'] },
    { names: ['cloneWorkflow', 'cloneStep'], makes: ['Workflow'], wires: [{ from: '(0)', to: 'result' }] },
    {
      names: ['createStep', 'new Step'],
      wires: [{ from: '(0).execute', to: 'result.%execute' }],
    },
    {
      names: ['Workflow#then', 'Workflow#step', 'Workflow#after'],
      makes: ['Workflow'],
      wires: runStep('(0)', 'result.%data'),
    },
    { names: ['Workflow#parallel'], makes: ['Workflow'], wires: runStep('(0)[]', 'result.%data[]') },
    { names: ['Workflow#foreach'], makes: ['Workflow'], wires: runStep('(0)', 'result.%data[]') },
    {
      names: ['Workflow#dowhile', 'Workflow#dountil'],
      makes: ['Workflow'],
      wires: runStep('(0)', 'result.%data'),
    },
    { names: ['Workflow#branch'], makes: ['Workflow'], wires: runStep('(0)[].1', 'result.%data') },
    // A run of the whole, whose result is what the last step gave.
    {
      names: ['Workflow#createRun', 'Workflow#createRunAsync'],
      makes: ['Run'],
      wires: [
        { from: 'this.%data', to: 'result.%data' },
        { from: 'this.%feed', to: 'result.%feed' },
      ],
    },
    {
      names: ['Run#start', 'Run#resume'],
      wires: startRun('(0).inputData', '(0).resumeData'),
    },
    {
      names: ['Workflow#map'],
      makes: ['Workflow'],
      wires: [
        { call: '(0)', pass: [{ parameter: '(0).inputData', from: 'this.%data' }], to: ['result.%data'] },
      ],
    },
  ],
};
