import { parentPort, workerData } from 'node:worker_threads';
import { checkProjects, type CheckOptions } from '../check-projects.ts';
import { findConfig } from '../config/find-config.ts';
import { UsageError } from '../usage-error.ts';
import type { CheckWorkerMessage } from './check-worker-message.ts';

const send = (message: CheckWorkerMessage): void => parentPort?.postMessage(message);

// `check-in-worker.ts` alone starts this thread, and passes exactly this.
const options = workerData as CheckOptions;
try {
  // Read here, so that a config file that takes its time does not hold up the thread that listens for Ctrl-C.
  const config = await findConfig(options.cwd ?? process.cwd());
  const report = await checkProjects({
    ...options,
    ...(config === undefined ? {} : { config }),
    onProgress: (step) => send({ kind: 'step', step }),
  });
  send({ kind: 'report', report });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  send({ kind: 'refusal', message: error.message });
}
