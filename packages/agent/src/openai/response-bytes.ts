import type { IncomingMessage } from 'node:http';
import { abortable } from '../async/abortable.ts';
import { startTimer } from '../async/start-timer.ts';
import { ProviderApiError, ProviderNetworkError, ProviderTimeoutError } from '../errors/provider-error.ts';
import { CancelledError } from '../errors/run-error.ts';
import type { TimeoutStage } from '../errors/agent-error-messages.ts';
import { codeOf } from './http-post.ts';

/** How long the bytes of a response are waited for. */
export interface ReadBounds {
  /** For the next piece. */
  readonly idleMs: number;
  /** For all of them. */
  readonly totalMs: number;
  /** What it is called when all of them take too long. */
  readonly totalStage: TimeoutStage;
  readonly signal: AbortSignal | undefined;
}

function networkError(cause: unknown): ProviderNetworkError {
  return new ProviderNetworkError({ cause, reason: codeOf(cause) ?? 'the connection broke' });
}

/** Reads the pieces of a response in time, and closes it when nobody reads on. */
export async function* responseBytes(
  response: IncomingMessage,
  bounds: ReadBounds,
): AsyncGenerator<Buffer, void, undefined> {
  const limit = new AbortController();
  const over = (stage: TimeoutStage) => (): void => limit.abort(new ProviderTimeoutError(stage));
  const total = startTimer(bounds.totalMs, over(bounds.totalStage));
  let idle = startTimer(bounds.idleMs, over('Idle'));
  const { signal } = bounds;
  const onAbort = (): void => limit.abort(new CancelledError(signal?.reason));
  if (signal?.aborted === true) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });
  // Buffers: no encoding was set.
  const iterator = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const pulled = await abortable(iterator.next(), limit.signal);
      if (pulled.done === true) break;
      clearTimeout(idle);
      idle = startTimer(bounds.idleMs, over('Idle'));
      yield pulled.value;
    }
    if (!response.complete) throw networkError(undefined);
  } catch (error) {
    const reason: unknown = limit.signal.reason;
    if (reason instanceof Error) throw reason;
    throw error instanceof ProviderNetworkError ? error : networkError(error);
  } finally {
    clearTimeout(total);
    clearTimeout(idle);
    signal?.removeEventListener('abort', onAbort);
    response.destroy();
  }
}

/** Reads a whole body. */
export async function responseText(
  response: IncomingMessage,
  bounds: ReadBounds,
  maxBytes: number,
): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of responseBytes(response, bounds)) {
    size += piece.length;
    if (size > maxBytes)
      throw new ProviderApiError(0, { reason: `a response of more than ${maxBytes} bytes` });
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
