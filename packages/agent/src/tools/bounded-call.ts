import { startTimer } from '../async/start-timer.ts';
import { CancelledError } from '../errors/run-error.ts';

/** How long a tool or a memory is waited for. */
export interface CallBounds {
  /** From its start; `Infinity` for no limit. */
  readonly timeoutMs: number;
  /** From the moment that the run is cancelled. */
  readonly graceMs: number;
  /** The run's signal. */
  readonly signal: AbortSignal | undefined;
  /** Is called when the time is over, to tell the tool. */
  onTimeout?(): void;
}

/** A tool took longer than it may. */
class ToolTimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for a tool or a memory no longer than its bounds allow, and leaves no timer and no listener behind.
 *
 * What is told to stop gets the time of grace, so that what it did is recorded.
 */
export async function boundedCall<Value>(promise: PromiseLike<Value>, bounds: CallBounds): Promise<Value> {
  const { timeoutMs, graceMs, signal } = bounds;
  if (signal === undefined && timeoutMs === Infinity) return promise;
  const timers: (NodeJS.Timeout | undefined)[] = [];
  let onAbort: (() => void) | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    const timeout = (): void => {
      bounds.onTimeout?.();
      reject(new ToolTimeoutError(`no result after ${timeoutMs} ms`));
    };
    timers.push(startTimer(timeoutMs, timeout));
    onAbort = () => {
      timers.push(startTimer(graceMs, () => reject(new CancelledError(signal?.reason))));
    };
    if (signal?.aborted === true) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    if (onAbort) signal?.removeEventListener('abort', onAbort);
  }
}
