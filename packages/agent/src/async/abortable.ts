import { CancelledError } from '../errors/run-error.ts';

/**
 * Waits for a promise no longer than the signal allows, and leaves no listener behind.
 *
 * @throws CancelledError when the signal is aborted first; what becomes of the promise then is nobody's concern.
 */
export function abortable<Value>(
  promise: PromiseLike<Value>,
  signal: AbortSignal | undefined,
): PromiseLike<Value> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      signal.removeEventListener('abort', onAbort);
      reject(new CancelledError(signal.reason));
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
    promise.then(
      (value) => {
        signal.removeEventListener('abort', onAbort);
        resolve(value);
      },
      (error: unknown) => {
        signal.removeEventListener('abort', onAbort);
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- What the promise rejects with.
        reject(error);
      },
    );
  });
}
