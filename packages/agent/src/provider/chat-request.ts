import type { JsonObject, JsonValue } from '@hearsay/answer';
import type { Messages } from '../messages/message.ts';

/** What a model is told about a tool. */
export interface ToolSchema {
  /** What the model calls it by. */
  readonly name: string;
  /** What it does, and when to reach for it. */
  readonly description: string;
  /** The JSON Schema of its arguments. */
  readonly parameters: JsonObject;
}

/** Which tools a model may ask for: any, none, at least one, or this one. */
export type ToolChoice = 'auto' | 'none' | 'required' | { readonly tool: string };

/** How a model shall answer. */
export interface ModelOptions {
  /** Randomness of the answer. */
  readonly temperature?: number | undefined;
  /** The most tokens that it may write. */
  readonly maxTokens?: number | undefined;
  /** Members that are passed on to the vendor as they are. */
  readonly extra?: Readonly<Record<string, JsonValue>> | undefined;
  /** The JSON Schema that the answer has to fit. */
  readonly structured?: JsonObject | undefined;
  /** Which tools it may ask for. */
  readonly toolChoice?: ToolChoice | undefined;
}

/** One question to a model. */
export interface ChatRequest {
  /** The developer's own words, before all messages; nobody else's text ever stands here. */
  readonly system?: string | undefined;
  /** The conversation, valid for the time of the call: copy what you keep. */
  readonly messages: Messages;
  /** The tools that the model may ask for. */
  readonly tools: readonly ToolSchema[];
  /** How it shall answer. */
  readonly options: ModelOptions;
}

/** What goes with a call of a provider. */
export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
}
