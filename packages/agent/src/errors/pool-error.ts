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

/** An agent was asked by a run that it is waiting for itself: an answer would never come. */
export class SubAgentCycleError extends AgentError {
  override readonly name = 'SubAgentCycleError';

  constructor() {
    super('HEARSAY_SUB_AGENT_CYCLE', errorMessages.cycle);
  }
}

const CODES = {
  duplicate: 'HEARSAY_POOL_DUPLICATE',
  notFound: 'HEARSAY_POOL_NOT_FOUND',
  factory: 'HEARSAY_POOL_FACTORY',
  run: 'HEARSAY_POOL_RUN',
  full: 'HEARSAY_POOL_FULL',
} as const;

/** A pool that could not do what it was asked to; after `run`, the agent is still there. */
export class PoolError extends AgentError {
  override readonly name = 'PoolError';
  /** What went wrong. */
  readonly kind: keyof typeof CODES;
  /** The sub-agent that it is about, by the name that the program gave it. */
  readonly agentName: string;

  constructor(kind: keyof typeof CODES, agentName: string, options: { readonly cause?: unknown } = {}) {
    super(CODES[kind], errorMessages.pool[kind](agentName), options);
    this.kind = kind;
    this.agentName = agentName;
  }
}
