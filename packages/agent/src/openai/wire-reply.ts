import { AgentText } from '@hearsay/core';
import { ProviderApiError, RateLimitedError } from '../errors/provider-error.ts';
import type { ProviderError } from '../errors/provider-error.ts';
import { AssistantMessage } from '../messages/assistant-message.ts';
import type { ToolCallParts } from '../messages/tool-call.ts';
import type { Usage } from '../messages/usage.ts';
import { ZERO_USAGE } from '../messages/usage.ts';
import type { ChatResponse, FinishReason } from '../provider/chat-response.ts';
import { wireId, wireModel } from '../provider/wire-names.ts';
import type { OpenAiLimits } from './openai-options.ts';

/** An object of unknown members, as JSON from a vendor is. */
export type Wire = Readonly<Record<string, unknown>>;

/** Looks at a value as an object; one without members stands for everything else. */
export function wireObject(value: unknown): Wire {
  // Any object, whose members are looked at one by one.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Wire) : {};
}

/** Looks at a value as a list; an empty one stands for everything else. */
export function wireList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** A text as it is; something else as JSON; nothing for what is not there. */
export function wireText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
}

/** What a call took; undefined for what is no usage. */
export function wireUsage(value: unknown): Usage | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { prompt_tokens: prompt, completion_tokens: completion, total_tokens: total } = wireObject(value);
  const sum = count(prompt) + count(completion);
  return {
    promptTokens: count(prompt),
    completionTokens: count(completion),
    totalTokens: total === undefined ? sum : count(total),
  };
}

/** Why the model stopped; asking for tools counts as an ordinary stop. */
export function wireFinishReason(value: unknown): FinishReason {
  if (value === 'length') return 'length';
  if (value === 'stop' || value === 'tool_calls' || value === 'function_call') return 'stop';
  return { other: AgentText.from(wireText(value) ?? '') };
}

/** Throws when there are more calls, or longer arguments, than there may be. */
export function checkCall(place: number, bytes: number, limits: OpenAiLimits): void {
  if (place >= limits.toolCalls) {
    throw new ProviderApiError(0, { reason: `more than ${limits.toolCalls} tool calls in one reply` });
  }
  if (bytes > limits.argumentBytes) {
    throw new ProviderApiError(0, {
      reason: `more than ${limits.argumentBytes} bytes of arguments in one call`,
    });
  }
}

function wireCall(value: unknown, place: number, limits: OpenAiLimits): ToolCallParts {
  const { id, function: called } = wireObject(value);
  const { name, arguments: input } = wireObject(called);
  const text = wireText(input) ?? '';
  checkCall(place, Buffer.byteLength(text), limits);
  return { id: wireId(id, place), name: wireText(name) ?? '', arguments: text };
}

/**
 * Reads a whole reply.
 *
 * @throws ProviderApiError when there is no choice in it.
 */
export function wireReply(body: unknown, limits: OpenAiLimits): ChatResponse {
  const { choices, usage, model } = wireObject(body);
  const [choice] = wireList(choices);
  if (choice === undefined) throw new ProviderApiError(0, { reason: 'a reply without choices' });
  const { message, finish_reason: reason } = wireObject(choice);
  const { content, reasoning_content: thought, reasoning, tool_calls: calls } = wireObject(message);
  return {
    message: new AssistantMessage({
      text: wireText(content),
      reasoning: wireText(thought ?? reasoning),
      toolCalls: wireList(calls).map((call, place) => wireCall(call, place, limits)),
    }),
    finishReason: wireFinishReason(reason ?? 'stop'),
    usage: wireUsage(usage) ?? ZERO_USAGE,
    model: wireModel(model),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What a vendor says went wrong, in its own words. */
export function vendorMessage(body: unknown): string | undefined {
  const { error } = wireObject(body);
  return typeof error === 'string' ? error : wireText(wireObject(error)['message']);
}

/** The error that a response with a status outside 2xx is. */
export function statusError(status: number, body: string, retryAfter: string | undefined): ProviderError {
  const detail = vendorMessage(parsed(body)) ?? body;
  // A quota that is used up does not come back in a minute.
  if (status !== 429 || body.includes('insufficient_quota')) return new ProviderApiError(status, { detail });
  const seconds =
    retryAfter !== undefined && /^\d+(\.\d+)?$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return new RateLimitedError({ detail, retryAfterMs: seconds === undefined ? undefined : seconds * 1000 });
}
