import type { AgentEvent } from './agent-event.ts';
import type { EventChannel } from './event-channel.ts';
import { EventQueue } from './event-queue.ts';

/**
 * Gives every event to every subscriber; one that is slow loses its oldest events, and is told by `dropped`.
 *
 * Events before a subscription are missed.
 */
export class BroadcastEventChannel<Event extends AgentEvent> implements EventChannel<Event> {
  readonly #capacity: number;
  readonly #queues: Set<EventQueue<Event>> = new Set();
  #dropped = 0;
  #closed = false;

  constructor(options: { readonly capacity?: number } = {}) {
    this.#capacity = options.capacity ?? 256;
  }

  /** How many events slow subscribers have lost in all. */
  get dropped(): number {
    return this.#dropped;
  }

  publish(event: Event): void {
    for (const queue of this.#queues) {
      if (queue.size >= this.#capacity) {
        queue.dropOldest();
        this.#dropped += 1;
      }
      queue.push(event);
    }
  }

  subscribe(): AsyncIterableIterator<Event> {
    const queue: EventQueue<Event> = new EventQueue(() => this.#queues.delete(queue));
    if (this.#closed) queue.close();
    else this.#queues.add(queue);
    return queue;
  }

  close(): void {
    this.#closed = true;
    for (const queue of this.#queues) queue.close();
    this.#queues.clear();
  }
}
