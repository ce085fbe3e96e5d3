import type { AssistantMessage } from './assistant-message.ts';
import type { SystemMessage } from './system-message.ts';
import type { ToolResultMessage } from './tool-result-message.ts';
import type { UserMessage } from './user-message.ts';

/** One message of a conversation. */
export type Message = SystemMessage | UserMessage | AssistantMessage | ToolResultMessage;

/** A conversation that can be read but not changed; an array is one. */
export interface Messages extends Iterable<Message> {
  /** How many messages there are. */
  readonly length: number;
  /** The message at a place; a negative one counts from the end. */
  at(index: number): Message | undefined;
}
