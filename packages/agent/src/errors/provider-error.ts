import { AgentText } from '@hearsay/core';
import type { TimeoutStage } from './agent-error-messages.ts';
import { errorMessages } from './agent-error-messages.ts';
import { AgentError } from './agent-error.ts';
import { hasMarker } from './error-marker.ts';

/** What goes with an error of a provider. */
export interface ProviderErrorOptions {
  /** What the vendor said, in its own words. */
  readonly detail?: string | AgentText | undefined;
  /** What went wrong, in the words of whoever wrote the provider: it stands in the message. */
  readonly reason?: string | undefined;
  /** The error behind it. */
  readonly cause?: unknown;
}

/** Something that went wrong between this program and the model. */
export class ProviderError extends AgentError {
  override readonly name: string = 'ProviderError';
  /** What the vendor said, which may quote anything; empty when it said nothing. */
  readonly detail: AgentText;

  constructor(code: string, message: string, options: ProviderErrorOptions = {}) {
    super(code, message, { cause: options.cause, kind: 'provider' });
    const { detail = AgentText.empty } = options;
    this.detail = typeof detail === 'string' ? AgentText.from(detail) : detail;
  }

  /** Tells whether a value is an error of a provider, also of another installed copy of this package. */
  static override isInstance(value: unknown): value is ProviderError {
    return hasMarker(value, 'agent/provider');
  }
}

/** The vendor refused or broke: an HTTP status, or 0 where there was none. */
export class ProviderApiError extends ProviderError {
  override readonly name = 'ProviderApiError';
  /** The HTTP status; 0 when the fault has none. */
  readonly status: number;

  constructor(status: number, options: ProviderErrorOptions = {}) {
    super('HEARSAY_PROVIDER_API', errorMessages.api(status, options.reason), options);
    this.status = status;
  }
}

/** The vendor asks to wait. */
export class RateLimitedError extends ProviderError {
  override readonly name = 'RateLimitedError';
  /** How long the vendor asks to wait, if it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(options: ProviderErrorOptions & { readonly retryAfterMs?: number | undefined } = {}) {
    super('HEARSAY_PROVIDER_RATE_LIMITED', errorMessages.rateLimited, options);
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** The vendor could not be reached, or the connection broke. */
export class ProviderNetworkError extends ProviderError {
  override readonly name = 'ProviderNetworkError';

  constructor(options: ProviderErrorOptions = {}) {
    super('HEARSAY_PROVIDER_NETWORK', errorMessages.network(options.reason), options);
  }
}

/** The vendor took too long. */
export class ProviderTimeoutError extends ProviderError {
  override readonly name = 'ProviderTimeoutError';
  /** What took too long. */
  readonly stage: TimeoutStage;

  constructor(stage: TimeoutStage, options: ProviderErrorOptions = {}) {
    super('HEARSAY_PROVIDER_TIMEOUT', errorMessages.timeout(stage), options);
    this.stage = stage;
  }
}

/** Turns whatever a provider threw into an error of a provider. */
export function providerErrorOf(thrown: unknown): ProviderError {
  if (ProviderError.isInstance(thrown)) return thrown;
  // The words of a foreign error may quote the vendor.
  const detail = thrown instanceof Error ? thrown.message : undefined;
  return new ProviderError('HEARSAY_PROVIDER', errorMessages.provider, { cause: thrown, detail });
}
