import { errorMessages } from './agent-error-messages.ts';
import { AgentError } from './agent-error.ts';

/** Runs are nested deeper than they may be. */
export class SubAgentDepthError extends AgentError {
  override readonly name = 'SubAgentDepthError';
  /** The limit. */
  readonly limit: number;

  constructor(limit: number) {
    super('HEARSAY_SUB_AGENT_DEPTH', errorMessages.depth(limit));
    this.limit = limit;
  }
}
