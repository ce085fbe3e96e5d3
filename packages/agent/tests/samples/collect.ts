import type { EventPublisher, Memory, Message, Messages, MessageChunk, ReActEvent } from '../../src/index.ts';
import { InMemoryMemory } from '../../src/index.ts';

/** What a stream told, and what it threw in the end. */
export interface Collected {
  readonly chunks: readonly MessageChunk[];
  readonly error: unknown;
}

export async function collect(stream: AsyncIterable<MessageChunk>): Promise<Collected> {
  const chunks: MessageChunk[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
    return { chunks, error: undefined };
  } catch (error) {
    return { chunks, error };
  }
}

export const types = (chunks: readonly MessageChunk[]): readonly string[] => chunks.map(({ type }) => type);

/** Waits for a promise that must reject, and returns what it rejects with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not reject.');
}

/** Keeps the events that were published. */
export class EventLog implements EventPublisher<ReActEvent> {
  readonly events: ReActEvent[] = [];

  publish(event: ReActEvent): void {
    this.events.push(event);
  }

  /** The names in order, without those of the rounds. */
  get names(): readonly string[] {
    return this.events.map(({ name }) => name).filter((name) => name !== 'round.started');
  }

  find<Name extends ReActEvent['name']>(name: Name): readonly (ReActEvent & { name: Name })[] {
    return this.events.filter((event): event is ReActEvent & { name: Name } => event.name === name);
  }
}

/** A memory that fails when it is told to. */
export class FailingMemory implements Memory {
  readonly inner: InMemoryMemory = new InMemoryMemory();
  readonly #fails: (message: Message | 'context') => boolean;

  constructor(fails: (message: Message | 'context') => boolean) {
    this.#fails = fails;
  }

  record(message: Message): void {
    if (this.#fails(message)) throw new Error('the disk is full of secrets');
    this.inner.record(message);
  }

  context(): Messages {
    if (this.#fails('context')) throw new Error('the disk is full of secrets');
    return this.inner.context();
  }
}

/** The messages as plain JSON. */
export const plain = (messages: Iterable<Message>): unknown => JSON.parse(JSON.stringify([...messages]));

/** The roles in order. */
export const roles = (messages: Iterable<Message>): readonly string[] =>
  Array.from(messages, ({ role }) => role);
