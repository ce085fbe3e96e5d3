import { AgentText, isAgentText } from '@hearsay/core';
import { abortable } from '../async/abortable.ts';
import { ChannelError } from '../errors/channel-error.ts';
import { CancelledError } from '../errors/run-error.ts';
import { EventQueue } from '../events/event-queue.ts';
import { plainText } from './channel-text.ts';
import type { AskOptions, ChannelText, MessageChannel } from './message-channel.ts';

/** A message that came over a pair of channels. */
export interface IncomingMessage {
  /** What the peer said. */
  readonly text: AgentText;
  /**
   * Answers a question.
   *
   * @throws ChannelError of kind `noReply` for what was only told, and for a second answer.
   */
  reply(text: ChannelText): void;
}

interface Envelope {
  readonly text: AgentText;
  readonly answer?: ((reply: AgentText) => void) | undefined;
}

function marked(text: ChannelText): AgentText {
  return isAgentText(text) ? text : AgentText.from(plainText(text));
}

/** One end of a pair: what one end says, the other receives, in both directions at once. */
export class PairChannel implements MessageChannel {
  readonly #inbox: EventQueue<IncomingMessage>;
  readonly #capacity: number;
  /** Questions of this end that have no reply yet. */
  readonly #questions: Set<(error: ChannelError) => void> = new Set();
  /** Messages of this end that wait until the peer has room. */
  readonly #waiting: Set<() => void> = new Set();
  #peer: PairChannel | undefined;
  #closed = false;

  private constructor(capacity: number) {
    this.#capacity = capacity;
    this.#inbox = new EventQueue();
  }

  /** Makes two ends that talk to each other; a sender waits while 64 messages are unread. */
  static pair(options: { readonly capacity?: number } = {}): [PairChannel, PairChannel] {
    const { capacity = 64 } = options;
    const left = new PairChannel(capacity);
    const right = new PairChannel(capacity);
    left.#peer = right;
    right.#peer = left;
    return [left, right];
  }

  async ask(text: ChannelText, options: AskOptions = {}): Promise<AgentText> {
    const { signal } = options;
    let fail: ((error: ChannelError) => void) | undefined;
    const reply = new Promise<AgentText>((resolve, reject) => {
      fail = reject;
      this.#questions.add(reject);
      this.#send({ text: marked(text), answer: resolve }, signal).catch(reject);
    });
    try {
      return await abortable(reply, signal);
    } finally {
      if (fail) this.#questions.delete(fail);
    }
  }

  notify(text: ChannelText): Promise<void> {
    return this.#send({ text: marked(text) }, undefined);
  }

  /** Waits for the next message of the peer; undefined once the channel is closed and emptied. */
  async receive(): Promise<IncomingMessage | undefined> {
    const { value } = await this.#inbox.next();
    if (this.#peer) for (const wake of [...this.#peer.#waiting]) wake();
    return value;
  }

  /** Leaves: questions that wait, on both ends, fail as closed. */
  close(): void {
    for (const end of [this, this.#peer]) {
      if (!end || end.#closed) continue;
      end.#closed = true;
      end.#inbox.close();
      for (const fail of [...end.#questions]) fail(new ChannelError('closed'));
      for (const wake of [...end.#waiting]) wake();
    }
  }

  async #send({ text, answer }: Envelope, signal: AbortSignal | undefined): Promise<void> {
    const peer = this.#peer;
    while (peer && !peer.#closed && peer.#inbox.size >= peer.#capacity) await abortable(this.#room(), signal);
    // A question that nobody waits for any more is not asked.
    if (signal?.aborted === true) throw new CancelledError(signal.reason);
    if (!peer || peer.#closed) throw new ChannelError('closed');
    let open = answer;
    peer.#inbox.push({
      text,
      reply(reply) {
        if (!open) throw new ChannelError('noReply');
        open(marked(reply));
        open = undefined;
      },
    });
  }

  /** Waits until the peer has taken a message, or the channel is closed. */
  #room(): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
    });
  }
}
