import type {
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { AgentText } from '@hearsay/core';
import type { ProviderError } from '../errors/provider-error.ts';
import {
  ProviderApiError,
  ProviderError as AnyProviderError,
  ProviderNetworkError,
  RateLimitedError,
} from '../errors/provider-error.ts';
import { AssistantMessage } from '../messages/assistant-message.ts';
import type { ToolCallParts } from '../messages/tool-call.ts';
import type { Usage } from '../messages/usage.ts';
import { wireId } from '../provider/wire-names.ts';
import type { FinishReason } from '../provider/chat-response.ts';

/** Puts the parts of a reply together; sources, files and tools that the vendor ran itself are left out. */
export function replyOf(content: readonly LanguageModelV4Content[]): AssistantMessage {
  let text = '';
  let reasoning: string | undefined;
  const toolCalls: ToolCallParts[] = [];
  for (const part of content) {
    if (part.type === 'text') text += part.text;
    else if (part.type === 'reasoning') reasoning = (reasoning ?? '') + part.text;
    else if (part.type === 'tool-call' && part.providerExecuted !== true) {
      const id = wireId(part.toolCallId, toolCalls.length);
      toolCalls.push({ id, name: part.toolName, arguments: part.input });
    }
  }
  return new AssistantMessage({ text, reasoning, toolCalls });
}

/** What a call took; what the vendor does not say counts as nothing. */
export function usageOfWire(usage: LanguageModelV4Usage): Usage {
  const promptTokens = usage.inputTokens.total ?? 0;
  const completionTokens = usage.outputTokens.total ?? 0;
  return { promptTokens, completionTokens, totalTokens: promptTokens + completionTokens };
}

/** Why the model stopped. */
export function finishReasonOf({ unified, raw }: LanguageModelV4FinishReason): FinishReason {
  if (unified === 'length') return 'length';
  if (unified === 'stop' || unified === 'tool-calls') return 'stop';
  return { other: AgentText.from(raw ?? unified) };
}

interface ApiFault {
  readonly statusCode?: unknown;
  readonly isRetryable?: unknown;
  readonly responseBody?: unknown;
  readonly responseHeaders?: Readonly<Record<string, string>> | undefined;
}

/** Errors of the SDK have a marker that survives several installed copies. */
function isSdkError(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && Symbol.for('vercel.ai.error') in thrown;
}

/** Turns what a model of the AI SDK threw into an error of a provider, with the vendor's words as its detail. */
export function errorOf(thrown: unknown): ProviderError {
  if (AnyProviderError.isInstance(thrown)) return thrown;
  const { statusCode, responseBody, responseHeaders, isRetryable } = Object(thrown) as ApiFault;
  const words = thrown instanceof Error ? thrown.message : undefined;
  const detail = typeof responseBody === 'string' && responseBody !== '' ? responseBody : words;
  if (typeof statusCode !== 'number') {
    // The SDK's own errors are about the program, such as a key that is missing, unless it says that another try helps.
    const isFault = isSdkError(thrown) && isRetryable !== true;
    return isFault
      ? new ProviderApiError(0, { detail, cause: thrown })
      : new ProviderNetworkError({ detail, cause: thrown });
  }
  if (statusCode !== 429) return new ProviderApiError(statusCode, { detail, cause: thrown });
  const seconds = Number(responseHeaders?.['retry-after'] ?? NaN);
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  return new RateLimitedError({ detail, cause: thrown, retryAfterMs });
}
