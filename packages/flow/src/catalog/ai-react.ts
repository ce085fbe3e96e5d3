import type { SdkCatalog, SinkRow } from './sdk-catalog.ts';

/** A message that a program sends in a chat, as a text or with its parts. */
const sentMessage: SinkRow = { rank: 'user', at: ['(0).text', '(0){role=user}.parts[].text'] };

/** The hooks of `ai` for React: chats, completions and objects that a route of the program answers. */
export const aiReactCatalog: SdkCatalog = {
  sdk: '@ai-sdk/react',
  packages: ['@ai-sdk/react', 'ai', '@ai-sdk/vue', '@ai-sdk/svelte'],
  versionedBy: ['@ai-sdk/react'],
  shapes: {
    'ai.chat': {
      harmless: ['id', 'status', 'error', 'input', 'isLoading'],
      history: ['messages', 'message', 'initialMessages'],
    },
    'ai.completion': { harmless: ['input', 'isLoading', 'error', 'setCompletion', 'setInput', 'stop'] },
    'ai.streamedObject': { harmless: ['error', 'isLoading', 'submit', 'stop', 'clear'] },
    'ai.askedTool': { harmless: ['toolCallId'], nested: { toolCall: 'ai.askedTool' } },
  },
  entries: [
    {
      names: ['useChat'],
      result: 'ai.chat',
      parameters: [
        { shape: 'ai.chat', at: ['(0).onFinish(0)'] },
        { shape: 'ai.askedTool', at: ['(0).onToolCall(0)'] },
      ],
    },
    { names: ['AbstractChat#sendMessage'], sinks: [sentMessage] },
    // The hook of version 4.
    {
      names: ['UseChatHelpers#append'],
      sinks: [{ rank: 'user', at: ['(0){role=user}.content'] }],
    },
    {
      names: ['useCompletion'],
      result: 'ai.completion',
      parameters: [{ at: ['(0).onFinish(1)'] }],
    },
    {
      names: ['UseCompletionHelpers#complete'],
      result: 'ai.value',
      sinks: [{ rank: 'user', at: ['(0)'] }],
    },
    {
      names: ['useObject', 'experimental_useObject'],
      result: 'ai.streamedObject',
      parameters: [{ shape: 'ai.streamedObject', at: ['(0).onFinish(0)'] }],
    },
    { names: ['Experimental_UseObjectHelpers#submit'], sinks: [{ rank: 'user', at: ['(0)'] }] },
  ],
};
