import type { Answer } from '@hearsay/answer';
import { AgentText } from '@hearsay/core';

/** What is read of a result of `generateText`. */
export interface UnmarkedResult {
  /** What the model said. */
  readonly text: string;
  /** What it thought. */
  readonly reasoningText?: string | undefined;
  /** Why it stopped. */
  readonly finishReason?: string | undefined;
}

/** A result of `generateText` whose texts are marked. */
export interface MarkedResult {
  /** What the model said. */
  readonly text: AgentText;
  /** What it thought. */
  readonly reasoning: AgentText | undefined;
}

/**
 * Marks the result of a call of `generateText`, for programs that keep calling it themselves.
 *
 * @example
 * ```ts
 * import { markResult } from '@hearsay/agent/ai-sdk';
 * import { Prompt } from '@hearsay/core';
 * import { generateText } from 'ai';
 * import { MockLanguageModelV4 } from 'ai/test';
 *
 * const model = new MockLanguageModelV4();
 * const { text } = markResult(await generateText({ model, prompt: 'Review this change.' }));
 * await generateText({ model, prompt: new Prompt().text('Act on this review:').untrusted(text).toString() });
 * ```
 */
export function markResult(result: UnmarkedResult): MarkedResult {
  const { text, reasoningText } = result;
  const reasoning = reasoningText === undefined ? undefined : AgentText.from(reasoningText);
  return { text: AgentText.from(text), reasoning };
}

/**
 * Reads the result of a call of `generateText` as a value of a declared type, whose texts are marked.
 *
 * @throws AnswerError when the text does not fit the answer.
 */
export function markAnswer<Value>(result: UnmarkedResult, answer: Answer<Value>): Value {
  return answer.parse(result.text);
}

/** Marks each piece of a `textStream`. */
export async function* markStream(texts: AsyncIterable<string>): AsyncGenerator<AgentText, void, undefined> {
  for await (const text of texts) yield AgentText.from(text);
}
