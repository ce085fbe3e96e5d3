import { coercionMessage } from './core-messages.ts';

/**
 * Thrown when something tries to turn an `AgentText` into a string without saying so.
 *
 * The message says what to write instead, and never holds the text.
 */
export class AgentTextCoercionError extends TypeError {
  /** Tells this error apart where `instanceof` does not reach, as with two installed copies. */
  readonly code = 'HEARSAY_COERCION' as const;

  override readonly name = 'AgentTextCoercionError' as const;

  constructor() {
    super(coercionMessage);
  }
}
