import type { AgentText } from '@hearsay/core';
import type { ToolCall, ToolCallParts } from '../messages/tool-call.ts';
import type { Usage } from '../messages/usage.ts';
import type { FinishReason } from './chat-response.ts';

/** A piece of a reply while it is written; `done` is the last one. */
export type StreamEvent =
  | { readonly type: 'delta'; readonly text: string | AgentText }
  | { readonly type: 'reasoning'; readonly text: string | AgentText }
  | { readonly type: 'tool-call'; readonly call: ToolCall | ToolCallParts }
  | {
      readonly type: 'done';
      readonly finishReason: FinishReason;
      readonly usage?: Usage | undefined;
      readonly model?: string | undefined;
    };
