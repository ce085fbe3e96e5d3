import { AgentText, isAgentText } from '@hearsay/core';
import { ChannelError } from '../errors/channel-error.ts';
import { plainText } from './channel-text.ts';
import type { ChannelText, MessageChannel } from './message-channel.ts';

/** Holds the latest value for its observers; older ones are gone. */
export class WatchChannel implements MessageChannel {
  readonly #observers: Set<(text: AgentText) => void> = new Set();
  #latest: AgentText | undefined;

  /** The last value that was told. */
  get latest(): AgentText | undefined {
    return this.#latest;
  }

  ask(_text: ChannelText): Promise<AgentText> {
    return Promise.reject(new ChannelError('notSupported'));
  }

  /** Tells all observers; what one of them throws, the promise rejects with when all are told. */
  async notify(text: ChannelText): Promise<void> {
    if (this.#observers.size === 0) throw new ChannelError('noReceiver');
    const latest = isAgentText(text) ? text : AgentText.from(plainText(text));
    this.#latest = latest;
    const observers = [...this.#observers];
    await Promise.all(observers.map((observer) => Promise.resolve(latest).then(observer)));
  }

  /** Calls the observer with each new value; returns what ends that. */
  observe(observer: (text: AgentText) => void): () => void {
    this.#observers.add(observer);
    return () => void this.#observers.delete(observer);
  }
}
