import { errorMessages } from './agent-error-messages.ts';
import { AgentError } from './agent-error.ts';

const CODES = {
  duplicateStep: 'HEARSAY_DUPLICATE_STEP',
  storedOutput: 'HEARSAY_STORED_OUTPUT',
  store: 'HEARSAY_STEP_STORE',
  corrupt: 'HEARSAY_STEP_STORE_CORRUPT',
} as const;

/** A workflow that cannot go on, for a reason that is not its agents'. */
export class WorkflowError extends AgentError {
  override readonly name = 'WorkflowError';
  /** What went wrong. */
  readonly kind: keyof typeof CODES;

  constructor(kind: keyof typeof CODES, place: string, options: { readonly cause?: unknown } = {}) {
    super(CODES[kind], errorMessages.workflow[kind](place), options);
    this.kind = kind;
  }
}
