import type { SdkCatalog, Wire } from './sdk-catalog.ts';

/** A run of a task: its output comes back in an envelope, or bare through `unwrap()`. */
function runTask(task: string, payload: string, output: readonly string[]): Wire {
  return { call: task, pass: [{ parameter: '(0)', from: payload }], to: output };
}

/** Trigger.dev 4: tasks call one another through their handles. */
export const triggerDevCatalog: SdkCatalog = {
  sdk: '@trigger.dev/sdk',
  packages: ['@trigger.dev/sdk', '@trigger.dev/core'],
  versionedBy: ['@trigger.dev/sdk'],
  shapes: {},
  entries: [
    {
      names: ['createTask', 'createSchemaTask', 'createToolTask', 'task', 'schemaTask'],
      wires: [{ from: '(0).run', to: 'result.%run' }],
      makes: ['Task'],
    },
    { names: ['Task#trigger'], wires: [runTask('this.%run', '(0)', [])] },
    {
      names: ['Task#triggerAndWait'],
      makes: ['TaskRunPromise'],
      wires: [runTask('this.%run', '(0)', ['result.output', 'result.%unwrapped'])],
    },
    { names: ['TaskRunPromise#unwrap'], wires: [{ from: 'this.%unwrapped', to: 'result' }] },
    { names: ['Task#batchTrigger'], wires: [runTask('this.%run', '(0)[].payload', [])] },
    {
      names: ['Task#batchTriggerAndWait'],
      wires: [runTask('this.%run', '(0)[].payload', ['result.runs[].output'])],
    },
    {
      names: ['batchTriggerAndWaitTasks', 'triggerByTaskAndWait'],
      wires: [runTask('(0)[].task.%run', '(0)[].payload', ['result.runs[].output'])],
    },
    {
      names: ['batchTriggerTasks', 'triggerByTask'],
      wires: [runTask('(0)[].task.%run', '(0)[].payload', [])],
    },
  ],
};
