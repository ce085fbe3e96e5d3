import type { SdkCatalog, SinkRow, Wire } from './sdk-catalog.ts';

const agentInput: readonly SinkRow[] = [
  {
    rank: 'system',
    at: [
      '(0)[]{role=system}.content',
      '(1).instructions',
      '(1).system',
      '(1).context[]{role=system}.content',
      '(1).structuredOutput.instructions',
    ],
  },
  { rank: 'user', at: ['(0)', '(1).context[]{role=user}.content'] },
];

/** A step runs on what the step before it gave back, and can ask for what any step gave. */
function runStep(step: string, to: readonly string[]): Wire {
  return {
    call: `${step}.%execute`,
    pass: [
      { parameter: '(0).inputData', from: 'this.%data' },
      { parameter: '(0).getStepResult', from: 'reads-slot %gave' },
    ],
    to: step === '(0)' ? [...to, '(0).%gave'] : to,
  };
}

/** Mastra 0.2x and 1: agents, tools, and workflows that hand data from step to step. */
export const mastraCatalog: SdkCatalog = {
  sdk: '@mastra/core',
  packages: ['@mastra/core'],
  versionedBy: ['@mastra/core'],
  shapes: {
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
        { rank: 'tool-description', at: ['(0).description'] },
      ],
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
      ],
      result: 'mastra.result',
      sinks: agentInput,
    },
    {
      names: ['createTool', 'new Tool'],
      sinks: [
        { rank: 'tool-description', at: ['(0).description'] },
        { rank: 'tool-result', at: ['(0).execute()'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(0).execute(0)'] }],
    },
    {
      names: ['createStep', 'new Step'],
      wires: [{ from: '(0).execute', to: 'result.%execute' }],
    },
    {
      names: ['Workflow#then', 'Workflow#step', 'Workflow#after'],
      wires: [runStep('(0)', ['result.%data'])],
    },
    { names: ['Workflow#parallel'], wires: [runStep('(0)[]', ['result.%data[]'])] },
    { names: ['Workflow#foreach'], wires: [runStep('(0)', ['result.%data[]'])] },
    { names: ['Workflow#dowhile', 'Workflow#dountil'], wires: [runStep('(0)', ['result.%data'])] },
    { names: ['Workflow#branch'], wires: [runStep('(0)[].1', ['result.%data'])] },
    // A run of the whole, whose result is what the last step gave.
    {
      names: ['Workflow#createRun', 'Workflow#createRunAsync'],
      wires: [{ from: 'this.%data', to: 'result.%data' }],
    },
    {
      names: ['Run#start', 'Run#resume'],
      wires: [{ from: 'this.%data', to: 'result.result' }],
    },
    {
      names: ['Workflow#map'],
      wires: [
        { call: '(0)', pass: [{ parameter: '(0).inputData', from: 'this.%data' }], to: ['result.%data'] },
      ],
    },
  ],
};
