import type { SdkCatalog, SinkRow, Wire } from './sdk-catalog.ts';

const agentInput: readonly SinkRow[] = [
  { rank: 'system', at: ['(0)[]{role=system}.content'] },
  { rank: 'user', at: ['(0)'] },
];

/** A step runs on what the step before it gave back. */
function runStep(step: string, to: readonly string[]): Wire {
  return { call: step, pass: [{ parameter: '(0).data', from: 'this.%data' }], to };
}

/** The steps of a workflow in one call; more are seldom written. */
const stepsInOneCall: readonly Wire[] = [
  ...Array.from({ length: 12 }, (_, index) => ({
    call: `(${String(index + 1)}).execute`,
    pass: [{ parameter: '(0).data', from: `state.%after${String(index)}` }],
    to: [`state.%after${String(index + 1)}`, 'result.%data'],
  })),
  { from: 'sends state.%after0', to: 'result.%feed' },
];

/** A run of a workflow from outside. */
const runWorkflow: readonly Wire[] = [
  { call: 'this.%feed', pass: [{ parameter: '(0)', from: '(0)' }], to: [] },
  { from: 'this.%data', to: 'result.result' },
];

/** VoltAgent 2: agents, and workflows that hand data from step to step. */
export const voltagentCatalog: SdkCatalog = {
  sdk: '@voltagent/core',
  packages: ['@voltagent/core'],
  versionedBy: ['@voltagent/core'],
  shapes: {
    'voltagent.result': {
      harmless: ['usage', 'totalUsage', 'finishReason', 'warnings', 'request', 'providerMetadata', 'context'],
      nested: { response: 'voltagent.response', steps: 'voltagent.result' },
    },
    'voltagent.response': { harmless: ['id', 'modelId', 'timestamp', 'headers'], history: ['messages'] },
  },
  entries: [
    {
      names: ['new Agent', 'PlanAgent'],
      sinks: [
        {
          rank: 'system',
          at: ['(0).instructions', '(0).instructions()', '(0).supervisorConfig.systemMessage'],
        },
        { rank: 'tool-description', at: ['(0).purpose'] },
      ],
    },
    {
      names: ['Agent#generateText', 'Agent#streamText', 'Agent#generateObject', 'Agent#streamObject'],
      result: 'voltagent.result',
      sinks: agentInput,
    },
    {
      names: ['createTool', 'tool'],
      sinks: [
        { rank: 'tool-description', at: ['(0).description'] },
        { rank: 'tool-result', at: ['(0).execute()'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(0).execute(0)'] }],
    },
    {
      names: ['WorkflowChain#andThen', 'WorkflowChain#andMap'],
      makes: ['WorkflowChain'],
      wires: [runStep('(0).execute', ['result.%data'])],
    },
    { names: ['andThen', 'andTap'], wires: [{ from: '(0)', to: 'result' }] },
    // What a run is started with is the data of the first step, and its result is what the last one gave.
    {
      names: ['createWorkflowChain'],
      makes: ['WorkflowChain'],
      wires: [
        { from: 'sends', to: 'result.%feed' },
        { from: 'state', to: 'result.%data' },
      ],
    },
    {
      names: ['WorkflowChain#run', 'WorkflowChain#stream', 'Workflow#run', 'Workflow#stream'],
      wires: runWorkflow,
    },
    { names: ['createWorkflow'], wires: stepsInOneCall },
    { names: ['WorkflowChain#andTap'], makes: ['WorkflowChain'], wires: [runStep('(0).execute', [])] },
    {
      names: ['WorkflowChain#andWhen'],
      makes: ['WorkflowChain'],
      wires: [runStep('(0).step.execute', ['result.%data'])],
    },
    {
      names: ['WorkflowChain#andAll', 'WorkflowChain#andRace'],
      makes: ['WorkflowChain'],
      wires: [runStep('(0).steps[].execute', ['result.%data[]'])],
    },
    {
      names: ['WorkflowChain#andAgent'],
      makes: ['WorkflowChain'],
      result: 'voltagent.result',
      resultUnder: '%data',
      sinks: [{ rank: 'user', at: ['(0)', '(0)()'] }],
      wires: [runStep('(0)', [])],
    },
  ],
};
