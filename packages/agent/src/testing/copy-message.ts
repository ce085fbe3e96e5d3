import { AssistantMessage, rawReply } from '../messages/assistant-message.ts';
import type { Message } from '../messages/message.ts';
import { rawCall } from '../messages/tool-call.ts';
import { rawContent, ToolResultMessage } from '../messages/tool-result-message.ts';
import { UserMessage } from '../messages/user-message.ts';

/** Makes a message of its own out of a message, so that nothing that happens later changes it. */
export function copyMessage(message: Message): Message {
  switch (message.role) {
    case 'system':
      // Frozen text: there is nothing to change.
      return message;
    case 'user':
      return new UserMessage(structuredClone(message.blocks), { continues: message.continues });
    case 'assistant':
      return new AssistantMessage({
        ...rawReply(message),
        toolCalls: message.toolCalls.map((call) => ({ id: call.id, ...rawCall(call) })),
      });
    case 'tool':
      return new ToolResultMessage({
        id: message.id,
        content: rawContent(message),
        isError: message.isError,
      });
  }
}
