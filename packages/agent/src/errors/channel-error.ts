import { errorMessages } from './agent-error-messages.ts';
import { AgentError } from './agent-error.ts';

const CODES = {
  io: 'HEARSAY_CHANNEL_IO',
  closed: 'HEARSAY_CHANNEL_CLOSED',
  noReceiver: 'HEARSAY_CHANNEL_NO_RECEIVER',
  noReply: 'HEARSAY_CHANNEL_NO_REPLY',
  notSupported: 'HEARSAY_CHANNEL_NOT_SUPPORTED',
} as const;

/** A message that a channel could not deliver or get answered. */
export class ChannelError extends AgentError {
  override readonly name = 'ChannelError';
  /** What went wrong. */
  readonly kind: keyof typeof CODES;

  constructor(kind: keyof typeof CODES, options: { readonly cause?: unknown } = {}) {
    super(CODES[kind], errorMessages.channel[kind], options);
    this.kind = kind;
  }
}
