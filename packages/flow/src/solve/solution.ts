import type { FlowState } from './flow-state.ts';
import type { LaterWays } from './state-store.ts';

/** Labels that reached a sink. */
export interface SinkHit {
  readonly sink: number;
  /** The first, hence shortest, way there. */
  readonly state: FlowState;
  /** Every state that reached the sink, the first one among them. */
  readonly states: readonly FlowState[];
}

/** What the propagation found. */
export interface Solution {
  readonly hits: readonly SinkHit[];
  /** The ways that came to a text's state later than the first one. */
  readonly laterWaysTo: (state: FlowState) => LaterWays;
  readonly states: number;
  /** Whether the budget sufficed: otherwise some ways were not followed to their end. */
  readonly isComplete: boolean;
  /** Whether the texts had more states than the budget has; where only functions had, texts were followed to their end. */
  readonly isExhausted: boolean;
}
