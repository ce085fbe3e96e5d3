import { parentPort } from 'node:worker_threads';
import { checkProjects } from '../check-projects.ts';
import { findConfig } from '../config/find-config.ts';
import { writeFacts, type WrittenFacts } from '../facts-file/write-facts.ts';
import { ParsedFiles } from '../project/parsed-files.ts';
import type { Report } from '../report/report.ts';
import { UsageError } from '../usage-error.ts';
import type { CheckTask, CheckWorkerMessage } from './check-worker-message.ts';

const send = (message: CheckWorkerMessage): void => parentPort?.postMessage(message);

/** Kept from one task to the next: most of what a check parses are declarations that stay as they are. */
const parsed = new ParsedFiles();

async function perform(task: CheckTask): Promise<Report | WrittenFacts> {
  // Read here, so that a config file that takes its time does not hold up the thread that listens for Ctrl-C.
  const config = await findConfig(task.options.cwd ?? process.cwd());
  const more = {
    ...(config === undefined ? {} : { config }),
    onProgress: (step: Extract<CheckWorkerMessage, { kind: 'step' }>['step']) => send({ kind: 'step', step }),
  };
  return task.kind === 'check'
    ? checkProjects({
        ...task.options,
        ...more,
        parsed,
        onInputs: (inputs) => send({ kind: 'inputs', inputs }),
      })
    : writeFacts({ ...task.options, ...more });
}

parentPort?.on('message', (task: CheckTask) => {
  perform(task).then(
    (answer) => send({ kind: 'answer', answer }),
    (error: unknown) => {
      // Thrown where nothing catches it, so that the thread that prints is told.
      if (error instanceof UsageError) send({ kind: 'refusal', message: error.message });
      else
        setImmediate(() => {
          throw error;
        });
    },
  );
});
