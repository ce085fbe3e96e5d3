import { Worker } from 'node:worker_threads';
import type { AnalysisStep } from '../analysis/analysis-request.ts';
import type { CheckOptions } from '../check-projects.ts';
import type { Report } from '../report/report.ts';
import { UsageError } from '../usage-error.ts';
import type { CheckWorkerMessage } from './check-worker-message.ts';

/**
 * The stack of the checking thread in MiB: sixteen times the usual one, because the compiler and the analysis descend
 * into nested code by recursion, and generated code nests thousands of levels. Only what is used takes memory.
 */
const STACK_SIZE = 64;

/**
 * Checks in a second thread.
 *
 * A check computes for seconds without a pause. The thread that called stays free, so that Ctrl-C ends the process at
 * once and running out of memory can be told in a sentence.
 *
 * @throws UsageError when the check was called wrongly.
 */
export async function checkInWorker(
  options: Omit<CheckOptions, 'onProgress'>,
  onProgress: (step: AnalysisStep) => void,
): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./check-worker.js', import.meta.url), {
      workerData: options,
      resourceLimits: { stackSizeMb: STACK_SIZE },
    });
    worker.on('message', (message: CheckWorkerMessage) => {
      if (message.kind === 'step') onProgress(message.step);
      else if (message.kind === 'refusal') reject(new UsageError(message.message));
      else resolve(message.report);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The checking thread ended with status ${code}.`)));
  });
}
