import type { AgentText } from '@hearsay/core';
import { CancelledError } from '../errors/run-error.ts';
import { ZERO_USAGE } from '../messages/usage.ts';
import type { MessageChunk } from './message-chunk.ts';
import { DeltaChunk } from './message-chunk.ts';

/**
 * Tells an answer that comes all at once as a stream: one piece, and `done` with an empty summary.
 *
 * For agents that cannot stream: `runStream(input) { return streamOfAnswer(() => this.run(input)); }`.
 */
export async function* streamOfAnswer(
  run: () => Promise<AgentText>,
): AsyncGenerator<MessageChunk, void, undefined> {
  yield new DeltaChunk(await run());
  const summary = { rounds: 0, toolCalls: 0, usage: ZERO_USAGE };
  yield { type: 'done', summary, finishReason: 'stop' };
}

/** As {@link streamOfAnswer}, for agents whose runs can be cancelled: then the stream is `cancelled` and nothing else. */
export async function* streamOfCancellable(
  run: () => Promise<AgentText>,
): AsyncGenerator<MessageChunk, void, undefined> {
  try {
    yield* streamOfAnswer(run);
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
    yield { type: 'cancelled' };
  }
}

/** Puts the pieces of a stream together: the text of its last round. */
export async function textOfStream(stream: AsyncIterable<MessageChunk>): Promise<AgentText> {
  let text = '';
  for await (const chunk of stream) {
    if (chunk.type === 'delta') text += chunk.text.raw();
    else if (chunk.type === 'tool-result' || chunk.type === 'retry') text = '';
    else if (chunk.type === 'cancelled') throw new CancelledError();
  }
  return new DeltaChunk(text).text;
}
