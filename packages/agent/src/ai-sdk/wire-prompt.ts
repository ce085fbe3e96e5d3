import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ToolChoice,
} from '@ai-sdk/provider';
import { rawReply } from '../messages/assistant-message.ts';
import type { AssistantMessage } from '../messages/assistant-message.ts';
import type { ContentBlock } from '../messages/content-block.ts';
import type { JsonValue } from '@hearsay/answer';
import type { Message } from '../messages/message.ts';
import { rawCall } from '../messages/tool-call.ts';
import { rawContent } from '../messages/tool-result-message.ts';
import type { UserMessage } from '../messages/user-message.ts';
import type { ChatRequest, ToolChoice } from '../provider/chat-request.ts';

type UserContent = (LanguageModelV4Message & { readonly role: 'user' })['content'];
type AssistantContent = (LanguageModelV4Message & { readonly role: 'assistant' })['content'];

function userPart(block: ContentBlock): UserContent[number] {
  switch (block.type) {
    case 'text':
      return { type: 'text', text: block.text };
    case 'image':
      return { type: 'file', mediaType: block.mimeType, data: { type: 'data', data: block.bytes } };
    case 'wire':
      // The vendor's own form, which the program wrote for this vendor.
      return block.value as unknown as UserContent[number];
  }
}

function userContent(message: UserMessage): UserContent {
  return message.blocks.map(userPart);
}

/** Arguments as data; what is no JSON goes back as the text that the model wrote. */
function callInput(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function assistantContent(message: AssistantMessage): AssistantContent {
  const { text, reasoning } = rawReply(message);
  return [
    ...(reasoning === undefined ? [] : [{ type: 'reasoning' as const, text: reasoning }]),
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...message.toolCalls.map((call) => {
      const { name, arguments: input } = rawCall(call);
      return { type: 'tool-call' as const, toolCallId: call.id, toolName: name, input: callInput(input) };
    }),
  ];
}

/** Writes the conversation as a prompt of the AI SDK; results get the names of the calls that they answer. */
function wirePrompt(request: ChatRequest): LanguageModelV4Prompt {
  const names = new Map<string, string>();
  const prompt: LanguageModelV4Prompt = [];
  if (request.system !== undefined) prompt.push({ role: 'system', content: request.system });
  for (const message of request.messages) {
    if (message.role === 'assistant') {
      for (const call of message.toolCalls) names.set(call.id, rawCall(call).name);
    }
    prompt.push(wireMessage(message, names));
  }
  return prompt;
}

function wireMessage(message: Message, names: ReadonlyMap<string, string>): LanguageModelV4Message {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.text };
    case 'user':
      return { role: 'user', content: userContent(message) };
    case 'assistant':
      return { role: 'assistant', content: assistantContent(message) };
    case 'tool': {
      const type = message.isError ? 'error-text' : 'text';
      const output = { type, value: rawContent(message) } as const;
      const toolName = names.get(message.id) ?? 'unknown';
      return { role: 'tool', content: [{ type: 'tool-result', toolCallId: message.id, toolName, output }] };
    }
  }
}

function wireChoice(choice: ToolChoice): LanguageModelV4ToolChoice {
  return typeof choice === 'string' ? { type: choice } : { type: 'tool', toolName: choice.tool };
}

/** Members of the call that `extra` cannot set, because they are made from the request. */
const MANAGED: ReadonlySet<string> = new Set([
  'prompt',
  'tools',
  'toolChoice',
  'responseFormat',
  'temperature',
  'maxOutputTokens',
  'abortSignal',
]);

/** Writes a request as the options of a call of the AI SDK's language model. */
export function wireCall(request: ChatRequest, signal: AbortSignal | undefined): LanguageModelV4CallOptions {
  const { tools, options } = request;
  const { temperature, maxTokens, structured, toolChoice, extra } = options;
  // The SDK's own type of a schema has more members than JSON, and every schema is JSON.
  const schemaOf = (schema: JsonValue): never => schema as never;
  return {
    ...Object.fromEntries(Object.entries(extra ?? {}).filter(([key]) => !MANAGED.has(key))),
    prompt: wirePrompt(request),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxTokens === undefined ? {} : { maxOutputTokens: maxTokens }),
    ...(structured === undefined
      ? {}
      : { responseFormat: { type: 'json', name: 'output', schema: schemaOf(structured) } as const }),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, parameters }) => {
            return { type: 'function' as const, name, description, inputSchema: schemaOf(parameters) };
          }),
        }),
    ...(tools.length === 0 || toolChoice === undefined ? {} : { toolChoice: wireChoice(toolChoice) }),
    ...(signal === undefined ? {} : { abortSignal: signal }),
  };
}
