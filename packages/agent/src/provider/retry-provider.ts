import { CancelledError } from '../errors/run-error.ts';
import {
  ProviderApiError,
  ProviderNetworkError,
  ProviderTimeoutError,
  RateLimitedError,
} from '../errors/provider-error.ts';
import type { CallOptions, ChatRequest } from './chat-request.ts';
import type { ChatResponse } from './chat-response.ts';
import type { Provider } from './provider.ts';
import type { StreamEvent } from './stream-event.ts';

/** How long to wait before another attempt. */
export type Backoff =
  | { readonly kind: 'fixed'; readonly delayMs: number }
  | {
      readonly kind: 'exponential';
      readonly initialMs: number;
      readonly factor: number;
      readonly maxMs: number;
      /** Whether the wait is drawn between nothing and the full wait. */
      readonly jitter: boolean;
    };

/** How a {@link RetryProvider} tries again. */
export interface RetryPolicy {
  /** Attempts in all; 3 when left out, and at least one. */
  readonly maxAttempts?: number | undefined;
  /** How long to wait; half a second, doubled up to ten seconds, with jitter, when left out. */
  readonly backoff?: Backoff | undefined;
  /** Which errors are worth another attempt; network, timeouts, rate limits and server errors when left out. */
  readonly isRetryable?: ((error: unknown) => boolean) | undefined;
  /** Whether a vendor that says how long to wait is listened to; yes when left out. */
  readonly respectsRetryAfter?: boolean | undefined;
  /** Draws a number from 0 to below 1, for the jitter. */
  readonly random?: (() => number) | undefined;
  /** Waits, for tests. */
  readonly wait?: ((ms: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /** Is told about each attempt that is about to be repeated. */
  readonly onRetry?: ((retry: RetryNotice) => void) | undefined;
}

/** An attempt that failed and is repeated. */
export interface RetryNotice {
  /** The number of the attempt that failed, from 1. */
  readonly attempt: number;
  /** How long is waited before the next one. */
  readonly delayMs: number;
  /** Why it failed. */
  readonly error: unknown;
}

const DEFAULT_BACKOFF: Backoff = {
  kind: 'exponential',
  initialMs: 500,
  factor: 2,
  maxMs: 10_000,
  jitter: true,
};
const LONGEST_RETRY_AFTER = 300_000;

/** Whether a failure may pass: the network, a timeout, a rate limit, or a fault on the vendor's side. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ProviderApiError) return error.status >= 500;
  return (
    error instanceof ProviderNetworkError ||
    error instanceof ProviderTimeoutError ||
    error instanceof RateLimitedError
  );
}

function backoffDelay(backoff: Backoff, retry: number, random: () => number): number {
  if (backoff.kind === 'fixed') return backoff.delayMs;
  const full = Math.min(backoff.initialMs * backoff.factor ** retry, backoff.maxMs);
  return backoff.jitter ? random() * full : full;
}

async function realWait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { setTimeout: sleep } = await import('node:timers/promises');
  await sleep(ms, undefined, signal ? { signal } : {});
}

/**
 * Tries a provider again when it fails in a way that may pass.
 *
 * A stream is tried again only while it has not opened: what was told cannot be taken back.
 *
 * @example
 * ```ts
 * import { RetryProvider } from '@hearsay/agent';
 * import { FakeProvider } from '@hearsay/agent/testing';
 *
 * const provider = new RetryProvider(new FakeProvider(['Done.']), { maxAttempts: 5 });
 * ```
 */
export class RetryProvider implements Provider {
  readonly name: string | undefined;
  readonly model: string | undefined;
  readonly #inner: Provider;
  readonly #policy: RetryPolicy;

  constructor(inner: Provider, policy: RetryPolicy = {}) {
    this.#inner = inner;
    this.#policy = policy;
    this.name = inner.name;
    this.model = inner.model;
  }

  chat(request: ChatRequest, options: CallOptions = {}): Promise<ChatResponse> {
    return this.#attempt(async () => this.#inner.chat(request, options), options.signal);
  }

  streamChat(request: ChatRequest, options: CallOptions = {}): Promise<AsyncIterable<StreamEvent>> {
    return this.#attempt(async () => this.#inner.streamChat(request, options), options.signal);
  }

  async #attempt<Value>(call: () => Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
    const { maxAttempts = 3, isRetryable = isTransient } = this.#policy;
    const retries = Math.max(1, maxAttempts) - 1;
    // p-retry has a mind of its own about some classes of error, so it sees one class only.
    let last: unknown;
    const attempt = async (): Promise<Value> => {
      try {
        return await call();
      } catch (error) {
        last = error;
        throw new Error('attempt failed', { cause: error });
      }
    };
    // Loaded with the first call, not with the package.
    const { default: pRetry } = await import('p-retry');
    try {
      return await pRetry(attempt, {
        retries,
        // The waits are ours, so that clock and chance can be replaced.
        minTimeout: 0,
        maxTimeout: 0,
        ...(signal ? { signal } : {}),
        shouldRetry: () => isRetryable(last),
        onFailedAttempt: async ({ attemptNumber, retriesLeft }) => {
          if (retriesLeft > 0 && isRetryable(last)) await this.#wait(attemptNumber, last, signal);
        },
      });
    } catch {
      if (signal?.aborted === true) throw new CancelledError(signal.reason);
      throw last;
    }
  }

  async #wait(attempt: number, error: unknown, signal: AbortSignal | undefined): Promise<void> {
    const { random = Math.random, wait = realWait, onRetry } = this.#policy;
    const delayMs =
      this.#retryAfter(error) ?? backoffDelay(this.#policy.backoff ?? DEFAULT_BACKOFF, attempt - 1, random);
    onRetry?.({ attempt, delayMs, error });
    await wait(delayMs, signal);
  }

  #retryAfter(error: unknown): number | undefined {
    if (this.#policy.respectsRetryAfter === false || !(error instanceof RateLimitedError)) return undefined;
    return error.retryAfterMs === undefined ? undefined : Math.min(error.retryAfterMs, LONGEST_RETRY_AFTER);
  }
}
