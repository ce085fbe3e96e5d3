import { Worker } from 'node:worker_threads';
import type { AnalysisStep } from '../analysis/analysis-request.ts';
import type { AnalysisInputs } from '../files/trace-inputs.ts';
import { UsageError } from '../usage-error.ts';
import type { CheckAnswer, CheckTask, CheckWorkerMessage } from './check-worker-message.ts';

/**
 * The stack of the checking thread in MiB: sixteen times the usual one, because the compiler and the analysis descend
 * into nested code by recursion, and generated code nests thousands of levels. Only what is used takes memory.
 */
const STACK_SIZE = 64;

/**
 * The young generation of the checking thread in MiB. Syntax trees live as long as the check does: in the usual 48 MiB
 * they are copied over and over, which takes a fifth of a check.
 */
const YOUNG_GENERATION_SIZE = 128;

/** A thread that was started before there was a task for it. */
let earlyWorker: Worker | undefined;

/** Starts the thread of the first check, so that it is ready when the command line has been read. */
export function startThreadEarly(): void {
  earlyWorker = startWorker();
  // Where the command line turns out to want no check, nobody waits for it.
  earlyWorker.unref();
}

/** Who is told what while a task is done. */
export interface TaskListeners {
  readonly onProgress: (step: AnalysisStep) => void;
  readonly onInputs?: (inputs: AnalysisInputs) => void;
}

/**
 * A second thread that checks.
 *
 * A check computes for seconds without a pause. The thread that called stays free, so that Ctrl-C ends the process at
 * once and running out of memory can be told in a sentence. The compiler and the parsed declarations stay in the second
 * thread from one task to the next.
 */
export class CheckThread {
  #worker: Worker | undefined;

  /**
   * Does one task after another.
   *
   * @throws UsageError when the check was called wrongly.
   */
  async run<Task extends CheckTask>(task: Task, listeners: TaskListeners): Promise<CheckAnswer<Task>> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const onExit = (code: number): void =>
        reject(new Error(`The checking thread ended with status ${code}.`));
      const onMessage = (message: CheckWorkerMessage): void => {
        if (message.kind === 'step') {
          listeners.onProgress(message.step);
          return;
        }
        if (message.kind === 'inputs') {
          listeners.onInputs?.(message.inputs);
          return;
        }
        worker.off('message', onMessage).off('error', reject).off('exit', onExit);
        if (message.kind === 'refusal') reject(new UsageError(message.message));
        // The thread answers every task in the form that belongs to its kind.
        else resolve(message.answer as CheckAnswer<Task>);
      };
      worker.on('message', onMessage).on('error', reject).on('exit', onExit);
      worker.postMessage(task);
    });
  }

  /** Ends the thread. */
  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** A thread that fell over is replaced when there is something to do again. */
  #start(): Worker {
    const worker = earlyWorker ?? startWorker();
    earlyWorker = undefined;
    worker.ref();
    worker.once('exit', () => {
      this.#worker = undefined;
    });
    return worker;
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./check-worker.js', import.meta.url), {
    resourceLimits: { stackSizeMb: STACK_SIZE, maxYoungGenerationSizeMb: YOUNG_GENERATION_SIZE },
  });
}

/** Does a single task in a thread of its own. */
export async function checkInWorker<Task extends CheckTask>(
  task: Task,
  listeners: TaskListeners,
): Promise<CheckAnswer<Task>> {
  const thread = new CheckThread();
  try {
    return await thread.run(task, listeners);
  } finally {
    await thread.end();
  }
}
