import { Worker } from 'node:worker_threads';
import type { CheckOptions, CheckStep } from '../check-projects.ts';
import type { Report } from '../report/report.ts';
import type { CheckWorkerMessage } from './check-worker-message.ts';

/**
 * Checks in a second thread.
 *
 * A check computes for seconds without a pause. The thread that called stays free, so that Ctrl-C ends the process at
 * once and running out of memory can be told in a sentence.
 */
export async function checkInWorker(
  options: Omit<CheckOptions, 'onProgress'>,
  onProgress: (step: CheckStep) => void,
): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./check-worker.js', import.meta.url), { workerData: options });
    worker.on('message', (message: CheckWorkerMessage) => {
      if (message.kind === 'step') onProgress(message.step);
      else resolve(message.report);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The checking thread ended with status ${code}.`)));
  });
}
