import { AgentText } from '@hearsay/core';
import type { Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { abortable } from '../async/abortable.ts';
import { PromiseQueue } from '../async/promise-queue.ts';
import { ChannelError } from '../errors/channel-error.ts';
import { CancelledError } from '../errors/run-error.ts';
import { terminalText } from './channel-text.ts';
import type { AskOptions, ChannelText, MessageChannel } from './message-channel.ts';

/** The streams of a {@link CliChannel}. */
export interface CliStreams {
  /** Where replies come from; standard input when left out. */
  readonly input?: Readable | undefined;
  /** Where questions go; standard output when left out. */
  readonly output?: Writable | undefined;
}

const LINE_LIMIT = 1024 * 1024;

/**
 * Asks the person at the terminal: a question is a line, and the reply is a line without the white space at its ends.
 *
 * Questions at the same time wait for each other; one that is cancelled before its turn is never shown. A blank line is a
 * reply; the end of the input is not.
 */
export class CliChannel implements MessageChannel {
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #queue: PromiseQueue = new PromiseQueue();
  readonly #lines: string[] = [];
  #reader: Interface | undefined;
  #fault: ChannelError | undefined;
  #wake: (() => void) | undefined;
  #watchesOutput = false;

  constructor(streams: CliStreams = {}) {
    this.#input = streams.input ?? process.stdin;
    this.#output = streams.output ?? process.stdout;
  }

  async ask(text: ChannelText, options: AskOptions = {}): Promise<AgentText> {
    const { signal } = options;
    const asking = this.#queue.run(async () => {
      if (signal?.aborted === true) throw new CancelledError(signal.reason);
      await this.#write(text);
      return AgentText.from((await this.#line(signal)).trim());
    });
    return abortable(asking, signal);
  }

  notify(text: ChannelText): Promise<void> {
    return this.#queue.run(() => this.#write(text));
  }

  /** Stops reading, so that the process can end. */
  close(): void {
    this.#reader?.close();
    this.#end(new ChannelError('closed'));
    this.#output.off('error', this.#ignore);
    this.#watchesOutput = false;
  }

  /** A fault of the output is told by the write that met it. */
  readonly #ignore = (): void => undefined;

  #write(text: ChannelText): Promise<void> {
    if (!this.#watchesOutput) this.#output.on('error', this.#ignore);
    this.#watchesOutput = true;
    return new Promise((resolve, reject) => {
      this.#output.write(`${terminalText(text)}\n`, (error) =>
        error ? reject(new ChannelError('io', { cause: error })) : resolve(),
      );
    });
  }

  async #line(signal: AbortSignal | undefined): Promise<string> {
    await this.#open();
    while (this.#lines.length === 0) {
      if (this.#fault) throw this.#fault;
      await abortable(new Promise<void>((resolve) => (this.#wake = resolve)), signal);
    }
    const line = this.#lines.shift() ?? '';
    if (Buffer.byteLength(line) > LINE_LIMIT) throw new ChannelError('io');
    return line;
  }

  async #open(): Promise<void> {
    if (this.#reader || this.#fault) return;
    // Loaded with the first question, not with the package.
    const { createInterface } = await import('node:readline');
    this.#reader = createInterface({ input: this.#input });
    this.#reader.on('line', (line) => {
      this.#lines.push(line);
      this.#wake?.();
    });
    this.#reader.on('error', (cause: Error) => this.#end(new ChannelError('io', { cause })));
    this.#reader.on('close', () => this.#end(new ChannelError('closed')));
  }

  #end(fault: ChannelError): void {
    this.#fault ??= fault;
    this.#wake?.();
  }
}
