import { ChannelError } from '../errors/channel-error.ts';
import type { AgentEvent } from './agent-event.ts';
import type { EventChannel } from './event-channel.ts';
import { EventQueue } from './event-queue.ts';

/**
 * Keeps events from the start for its one subscriber; when it is full, new events are lost, and counted by `dropped`.
 */
export class QueuedEventChannel<Event extends AgentEvent> implements EventChannel<Event> {
  readonly #capacity: number;
  readonly #queue: EventQueue<Event> = new EventQueue();
  #dropped = 0;
  #taken = false;

  constructor(options: { readonly capacity?: number } = {}) {
    this.#capacity = options.capacity ?? 256;
  }

  /** How many events came when the queue was full. */
  get dropped(): number {
    return this.#dropped;
  }

  publish(event: Event): void {
    if (this.#queue.size >= this.#capacity) this.#dropped += 1;
    else this.#queue.push(event);
  }

  /**
   * Starts to listen.
   *
   * @throws ChannelError on the second call.
   */
  subscribe(): AsyncIterableIterator<Event> {
    if (this.#taken) throw new ChannelError('notSupported');
    this.#taken = true;
    return this.#queue;
  }

  close(): void {
    this.#queue.close();
  }
}
