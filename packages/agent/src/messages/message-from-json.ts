import { AssistantMessage } from './assistant-message.ts';
import type { ContentBlock } from './content-block.ts';
import type { Message } from './message.ts';
import type { ToolCallParts } from './tool-call.ts';
import { ToolResultMessage } from './tool-result-message.ts';
import { UserMessage } from './user-message.ts';

function refuse(): never {
  throw new TypeError('This is no stored message of a user, an assistant or a tool.');
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse();
  // An object, whose members are looked at one by one.
  return value as Readonly<Record<string, unknown>>;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : refuse();
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : refuse();
}

function block(value: unknown): ContentBlock {
  const { type, text: content, nonce, mimeType, bytes } = record(value);
  if (type === 'text') {
    return { type, text: text(content), ...(nonce === undefined ? {} : { nonce: text(nonce) }) };
  }
  if (type === 'image') return { type, mimeType: text(mimeType), bytes: Buffer.from(text(bytes), 'base64') };
  // A wire block would reach the vendor untouched, whoever wrote the store.
  return refuse();
}

function call(value: unknown): ToolCallParts {
  const { id, name, arguments: input } = record(value);
  return { id: text(id), name: text(name), arguments: text(input) };
}

/**
 * Reads a stored message back, marked again.
 *
 * A store is no developer: it cannot make a system message, nor a block in the vendor's own form.
 *
 * @throws TypeError for everything else than a stored message of a user, an assistant or a tool.
 */
export function messageFromJson(value: unknown): Message {
  const { role, id, content, isError, text: reply, reasoning, toolCalls, blocks, continues } = record(value);
  if (role === 'user') return new UserMessage(list(blocks).map(block), { continues: continues === true });
  if (role === 'tool') {
    return new ToolResultMessage({ id: text(id), content: text(content), isError: isError === true });
  }
  if (role !== 'assistant') return refuse();
  return new AssistantMessage({
    text: text(reply),
    reasoning: reasoning === undefined ? undefined : text(reasoning),
    toolCalls: toolCalls === undefined ? undefined : list(toolCalls).map(call),
  });
}
