import { CancelledError } from '../errors/run-error.ts';

/**
 * Waits for a promise no longer than the signal allows, and leaves no listener behind.
 *
 * @throws CancelledError when the signal is aborted first; what becomes of the promise then is nobody's concern.
 */
export async function abortable<Value>(
  promise: PromiseLike<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (signal === undefined) return promise;
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(new CancelledError(signal.reason));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    // The promise stands first: when both are ready at once, its value wins.
    return await Promise.race([promise, aborted]);
  } finally {
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}
