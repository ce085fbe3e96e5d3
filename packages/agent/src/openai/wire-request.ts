import { rawReply } from '../messages/assistant-message.ts';
import type { ContentBlock } from '../messages/content-block.ts';
import type { JsonObject, JsonValue } from '@hearsay/answer';
import type { Message } from '../messages/message.ts';
import { rawCall } from '../messages/tool-call.ts';
import { rawContent } from '../messages/tool-result-message.ts';
import type { ChatRequest, ToolChoice } from '../provider/chat-request.ts';
import type { StructuredMode } from './openai-options.ts';

/** Members of the body that `extra` cannot set, because they are made from the request. */
const MANAGED: ReadonlySet<string> = new Set([
  'model',
  'messages',
  'tools',
  'tool_choice',
  'stream',
  'stream_options',
  'temperature',
  'max_tokens',
  'response_format',
]);

function wirePart(block: ContentBlock): JsonValue {
  switch (block.type) {
    case 'text':
      return { type: 'text', text: block.text };
    case 'image': {
      const data = Buffer.from(block.bytes).toString('base64');
      return { type: 'image_url', image_url: { url: `data:${block.mimeType};base64,${data}` } };
    }
    case 'wire':
      return block.value;
  }
}

function wireContent(blocks: readonly ContentBlock[]): JsonValue {
  const [first] = blocks;
  return blocks.length === 1 && first?.type === 'text' ? first.text : blocks.map(wirePart);
}

function wireMessage(message: Message): JsonObject {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.text };
    case 'user':
      return { role: 'user', content: wireContent(message.blocks) };
    case 'tool':
      return { role: 'tool', tool_call_id: message.id, content: rawContent(message) };
    case 'assistant': {
      const { text, reasoning } = rawReply(message);
      const calls = message.toolCalls.map((call) => ({
        id: call.id,
        type: 'function',
        function: rawCall(call),
      }));
      return {
        role: 'assistant',
        ...(text === '' ? {} : { content: text }),
        ...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
        ...(calls.length === 0 ? {} : { tool_calls: calls }),
      };
    }
  }
}

function wireChoice(choice: ToolChoice): JsonValue {
  return typeof choice === 'string' ? choice : { type: 'function', function: { name: choice.tool } };
}

function responseFormat(schema: JsonObject, strict: JsonValue | undefined, mode: StructuredMode): JsonObject {
  if (mode === 'off') return {};
  if (mode === 'json-object') return { response_format: { type: 'json_object' } };
  const json_schema = {
    name: 'output',
    schema: strict ?? schema,
    ...(strict === undefined ? {} : { strict: true }),
  };
  return { response_format: { type: 'json_schema', json_schema } };
}

/** How a request is written, beside what it says. */
export interface WireOptions {
  readonly model: string;
  readonly mode: StructuredMode;
  /** The schema of the answer in the form of strict mode, if it has one. */
  readonly strict: JsonValue | undefined;
  readonly streams: boolean;
}

/** Writes a request in the protocol of OpenAI's chat completions. */
export function wireRequest(request: ChatRequest, wire: WireOptions): JsonObject {
  const { model, mode, strict, streams } = wire;
  const { system, messages, tools, options } = request;
  const { temperature, maxTokens, extra = {}, structured, toolChoice } = options;
  const extras = Object.entries(extra).filter(([key]) => !MANAGED.has(key));
  return {
    ...Object.fromEntries(extras),
    model,
    messages: [
      ...(system === undefined ? [] : [{ role: 'system', content: system }]),
      ...Array.from(messages, wireMessage),
    ],
    ...(tools.length === 0
      ? {}
      : { tools: tools.map((tool) => ({ type: 'function', function: { ...tool } })) }),
    ...(tools.length === 0 || toolChoice === undefined ? {} : { tool_choice: wireChoice(toolChoice) }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
    ...(structured === undefined ? {} : responseFormat(structured, strict, mode)),
    ...(streams ? { stream: true, stream_options: { include_usage: true } } : {}),
  };
}
