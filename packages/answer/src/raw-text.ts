import { type AgentText, isAgentText } from '@hearsay/core';
import { textMessage } from './answer-messages.ts';

/**
 * The text of a model, marked or not.
 *
 * @throws TypeError for anything else.
 */
export function rawText(text: string | AgentText): string {
  if (typeof text === 'string') return text;
  if (isAgentText(text)) return text.raw();
  throw new TypeError(textMessage);
}
