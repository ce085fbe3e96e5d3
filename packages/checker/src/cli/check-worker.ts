import { parentPort, workerData } from 'node:worker_threads';
import { checkProjects, type CheckOptions } from '../check-projects.ts';
import { UsageError } from '../usage-error.ts';
import type { CheckWorkerMessage } from './check-worker-message.ts';

const send = (message: CheckWorkerMessage): void => parentPort?.postMessage(message);

// `check-in-worker.ts` alone starts this thread, and passes exactly this.
const options = workerData as CheckOptions;
try {
  const report = await checkProjects({ ...options, onProgress: (step) => send({ kind: 'step', step }) });
  send({ kind: 'report', report });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  send({ kind: 'refusal', message: error.message });
}
