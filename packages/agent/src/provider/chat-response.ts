import type { AgentText } from '@hearsay/core';
import type { AssistantMessage } from '../messages/assistant-message.ts';
import type { Usage } from '../messages/usage.ts';

/** Why a model stopped; any other reason keeps the word that came over the wire, marked. */
export type FinishReason = 'stop' | 'length' | { readonly other: AgentText };

/** A whole reply. */
export interface ChatResponse {
  /** What the model said. */
  readonly message: AssistantMessage;
  /** Why it stopped. */
  readonly finishReason: FinishReason;
  /** What it took. */
  readonly usage: Usage;
  /** The model that answered, as the vendor names it. */
  readonly model?: string | undefined;
}
