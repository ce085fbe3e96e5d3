import { hasMarker, markError } from './error-marker.ts';

/**
 * The base of every error of this package; `code` says which.
 *
 * Security contract: no message holds text that a model, a tool, a vendor or a page wrote. Such text is reachable as
 * `AgentText` on the errors that have it.
 */
export class AgentError extends Error {
  override readonly name: string = 'AgentError';
  /** Stable, for programs: `HEARSAY_…`. */
  readonly code: string;

  constructor(
    code: string,
    message: string,
    options: { readonly cause?: unknown; readonly kind?: string } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    markError(this, options.kind === undefined ? 'agent' : `agent/${options.kind}`);
  }

  /** Tells whether a value is an error of this package, also of another installed copy of it. */
  static isInstance(value: unknown): value is AgentError {
    return hasMarker(value, 'agent');
  }
}
