import { errorMessages } from './agent-error-messages.ts';
import { AgentError } from './agent-error.ts';
import { hasMarker } from './error-marker.ts';

const CODES = { storage: 'HEARSAY_MEMORY_STORAGE', tokenCount: 'HEARSAY_MEMORY_TOKEN_COUNT' } as const;

/** A memory that could not record or tell its messages. */
export class MemoryError extends AgentError {
  override readonly name = 'MemoryError';
  /** What failed. */
  readonly kind: 'storage' | 'tokenCount';

  constructor(kind: 'storage' | 'tokenCount', options: { readonly cause?: unknown } = {}) {
    super(CODES[kind], errorMessages[kind], { cause: options.cause, kind: 'memory' });
    this.kind = kind;
  }

  /** Tells whether a value is an error of a memory, also of another installed copy of this package. */
  static override isInstance(value: unknown): value is MemoryError {
    return hasMarker(value, 'agent/memory');
  }
}

/** Turns whatever a memory threw into an error of a memory. */
export function memoryErrorOf(thrown: unknown): MemoryError {
  return MemoryError.isInstance(thrown) ? thrown : new MemoryError('storage', { cause: thrown });
}
