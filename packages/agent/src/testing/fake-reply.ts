import type { ToolCallParts } from '../messages/tool-call.ts';
import type { Usage } from '../messages/usage.ts';
import type { FinishReason } from '../provider/chat-response.ts';

/** One scripted turn of a {@link FakeProvider}; a string is short for its text. */
export interface FakeReply {
  /** What the model says. */
  readonly text?: string | undefined;
  /** What it thinks; a stream tells it after the text. */
  readonly reasoning?: string | undefined;
  /** The tools that it asks for. */
  readonly toolCalls?: readonly ToolCallParts[] | undefined;
  /** What the call took; nothing when left out. */
  readonly usage?: Usage | undefined;
  /** Why it stops; `stop` when left out. */
  readonly finishReason?: FinishReason | undefined;
  /** Fails instead of replying: at the call, or in a stream after `failAfterEvents` events. */
  readonly error?: Error | undefined;
  /** How many events a stream gives before `error`; left out, the stream does not open. */
  readonly failAfterEvents?: number | undefined;
  /** Waits before the reply, and before each event of a stream. */
  readonly delayMs?: number | undefined;
  /** Splits the text of a stream into pieces of so many characters. */
  readonly chunkSize?: number | undefined;
  /** Never replies; in a stream, after `hangAfterEvents` events. */
  readonly hangs?: boolean | undefined;
  /** How many events a stream gives before it hangs; none when left out. */
  readonly hangAfterEvents?: number | undefined;
  /** Goes on when the signal is aborted, as a careless provider does. */
  readonly ignoresSignal?: boolean | undefined;
  /** Ends a stream without its last event. */
  readonly withoutDone?: boolean | undefined;
}

/** Gives a reply a usage; the outermost one counts. */
export function withUsage(reply: FakeReply | string, usage: Usage): FakeReply {
  return { ...(typeof reply === 'string' ? { text: reply } : reply), usage };
}
