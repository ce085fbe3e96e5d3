import type { AgentEvent } from './agent-event.ts';

/** Takes events in; publishing never waits and never fails. */
export interface EventPublisher<Event extends AgentEvent> {
  /** Hands an event to whoever listens. */
  publish(event: Event): void;
}

/** A way for events from an agent to whoever watches it; it lives across runs. */
export interface EventChannel<Event extends AgentEvent> extends EventPublisher<Event> {
  /** Starts to listen; the events come until the channel is closed and emptied, or the loop is left. */
  subscribe(): AsyncIterableIterator<Event>;
  /** Ends all subscriptions after what they still hold. */
  close(): void;
}
