import type { Message, Messages } from '../messages/message.ts';
import { MessageView } from '../messages/message-view.ts';
import type { Memory } from './memory.ts';

/** Remembers everything, in order. */
export class InMemoryMemory implements Memory {
  readonly #log: Message[];

  constructor(messages: Iterable<Message> = []) {
    this.#log = [...messages];
  }

  record(message: Message): void {
    this.#log.push(message);
  }

  context(): Messages {
    return new MessageView(this.#log);
  }
}
