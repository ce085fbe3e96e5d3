import type { AgentText } from '@hearsay/core';
import { LazyText, rawOf } from './lazy-text.ts';
import type { ToolCallParts } from './tool-call.ts';
import { rawCall, ToolCall } from './tool-call.ts';

/** What an {@link AssistantMessage} is made of. */
export interface AssistantParts {
  /** The reply; empty when left out. */
  readonly text?: string | AgentText | undefined;
  /** What the model thought before it replied. */
  readonly reasoning?: string | AgentText | undefined;
  /** The tools that it asks for. */
  readonly toolCalls?: readonly (ToolCall | ToolCallParts)[] | undefined;
}

/** The plain texts of a reply, for a vendor's wire and for measures of length. */
export let rawReply: (message: AssistantMessage) => {
  readonly text: string;
  readonly reasoning: string | undefined;
};

const NO_CALLS: readonly ToolCall[] = Object.freeze([]);
const EMPTY = new LazyText('');

function callOf(call: ToolCall | ToolCallParts): ToolCall {
  return call instanceof ToolCall ? call : new ToolCall(call);
}

/** What a model replied: every text of it is marked. */
export class AssistantMessage {
  /** Tells the kinds of message apart. */
  readonly role = 'assistant';
  /** The tools that the model asks for, in its order. */
  readonly toolCalls: readonly ToolCall[];
  readonly #text: LazyText;
  readonly #reasoning: LazyText | undefined;

  constructor(parts: AssistantParts) {
    const { text, reasoning, toolCalls } = parts;
    this.#text = text ? new LazyText(text) : EMPTY;
    this.#reasoning = reasoning === undefined ? undefined : new LazyText(reasoning);
    this.toolCalls = toolCalls?.length ? toolCalls.map(callOf) : NO_CALLS;
  }

  /** The reply. */
  get text(): AgentText {
    return this.#text.marked;
  }

  /** What the model thought before it replied. */
  get reasoning(): AgentText | undefined {
    return this.#reasoning?.marked;
  }

  /** Returns the message as plain JSON. */
  toJSON(): object {
    const { text, reasoning } = rawReply(this);
    return {
      role: this.role,
      text,
      ...(reasoning === undefined ? {} : { reasoning }),
      ...(this.toolCalls.length
        ? { toolCalls: this.toolCalls.map((call) => ({ id: call.id, ...rawCall(call) })) }
        : {}),
    };
  }

  static {
    rawReply = (message) =>
      #text in message
        ? {
            text: rawOf(message.#text),
            reasoning: message.#reasoning === undefined ? undefined : rawOf(message.#reasoning),
          }
        : // A message of another copy of this package.
          {
            text: (message as AssistantMessage).text.raw(),
            reasoning: (message as AssistantMessage).reasoning?.raw(),
          };
  }
}
