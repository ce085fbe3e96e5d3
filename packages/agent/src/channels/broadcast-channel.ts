import { AgentText, isAgentText } from '@hearsay/core';
import { ChannelError } from '../errors/channel-error.ts';
import { BroadcastEventChannel } from '../events/broadcast-event-channel.ts';
import { plainText } from './channel-text.ts';
import type { ChannelText, MessageChannel } from './message-channel.ts';

interface Notice {
  readonly name: 'notice';
  readonly text: AgentText;
}

async function* textsOf(notices: AsyncIterable<Notice>): AsyncGenerator<AgentText, void, undefined> {
  for await (const { text } of notices) yield text;
}

/** Tells everybody who listens; nobody can be asked, and nobody has to listen. */
export class BroadcastChannel implements MessageChannel {
  readonly #events: BroadcastEventChannel<Notice>;

  constructor(options: { readonly capacity?: number } = {}) {
    this.#events = new BroadcastEventChannel(options);
  }

  ask(_text: ChannelText): Promise<AgentText> {
    return Promise.reject(new ChannelError('notSupported'));
  }

  notify(text: ChannelText): Promise<void> {
    this.#events.publish({
      name: 'notice',
      text: isAgentText(text) ? text : AgentText.from(plainText(text)),
    });
    return Promise.resolve();
  }

  /** Starts to listen to what is told from now on. */
  listen(): AsyncGenerator<AgentText, void, undefined> {
    return textsOf(this.#events.subscribe());
  }

  /** Ends all listening. */
  close(): void {
    this.#events.close();
  }
}
