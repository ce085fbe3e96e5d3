import type { SdkCatalog } from './sdk-catalog.ts';

const envelope = [
  'model',
  'created_at',
  'done',
  'done_reason',
  'context',
  'total_duration',
  'load_duration',
  'prompt_eval_count',
  'prompt_eval_duration',
  'eval_count',
  'eval_duration',
  'logprobs',
];

/** A method of a client, and of the one that the package exports. */
function clients(method: string): string[] {
  return [`Ollama#${method}`, `default#${method}`];
}

/** Ollama's client; paths were read in the declarations of 0.6.4. */
export const ollamaCatalog: SdkCatalog = {
  sdk: 'ollama',
  packages: ['ollama'],
  versionedBy: ['ollama'],
  shapes: {
    'ollama.chat': { harmless: envelope, toolInput: [], nested: { message: 'ollama.message' } },
    'ollama.message': {
      isHistory: true,
      harmless: ['role'],
      toolInput: [],
      nested: { tool_calls: 'ollama.toolCall' },
    },
    'ollama.toolCall': { isHistory: true, toolInput: ['function'], nested: { function: 'ollama.function' } },
    'ollama.function': { harmless: ['name'], toolInput: ['arguments'] },
    'ollama.text': { harmless: [...envelope, 'image', 'completed', 'total'] },
  },
  entries: [
    {
      names: clients('chat'),
      result: 'ollama.chat',
      threadsTools: true,
      sinks: [
        { rank: 'system', at: ['(0).messages[]{role=system}.content'] },
        { rank: 'tool-description', isExact: true, at: ['(0).tools[].function.description'] },
        { rank: 'user', at: ['(0).messages[]{role=user}.content'] },
        { rank: 'tool-result', at: ['(0).messages[]{role=tool}.content'] },
      ],
    },
    {
      names: clients('generate'),
      result: 'ollama.text',
      sinks: [
        { rank: 'system', at: ['(0).system', '(0).template'] },
        { rank: 'user', at: ['(0).prompt', '(0).suffix'] },
      ],
    },
    { names: clients('create'), sinks: [{ rank: 'system', at: ['(0).system', '(0).template'] }] },
    { names: clients('embed'), sinks: [{ rank: 'user', at: ['(0).input'] }] },
    { names: clients('embeddings'), sinks: [{ rank: 'user', at: ['(0).prompt'] }] },
  ],
};
