import type { ApiEntry, SdkCatalog } from './sdk-catalog.ts';

/** Tools of a provider that run in the program: what they are given is written by the model. */
function runTools(names: readonly string[], described: readonly string[] = []): ApiEntry {
  return {
    names,
    sinks: [
      { rank: 'tool-result', at: ['(0).execute()'] },
      { rank: 'tool-description', at: described },
    ],
    parameters: [{ isOwnInput: true, at: ['(0).execute(0)'] }],
  };
}

/** OpenAI's tools for `ai`; paths were read in the declarations of 4.0.118. */
export const aiSdkOpenAiCatalog: SdkCatalog = {
  sdk: '@ai-sdk/openai',
  packages: ['@ai-sdk/openai'],
  versionedBy: ['@ai-sdk/openai'],
  shapes: {},
  entries: [
    runTools(['shell', 'localShell', 'applyPatch', 'computer']),
    runTools(['customTool'], ['(0).description']),
    { names: ['mcp'], sinks: [{ rank: 'tool-description', at: ['(0).serverDescription'] }] },
  ],
};

/** Anthropic's tools for `ai`, each under the date of its form; paths were read in the declarations of 4.0.105. */
export const aiSdkAnthropicCatalog: SdkCatalog = {
  sdk: '@ai-sdk/anthropic',
  packages: ['@ai-sdk/anthropic'],
  versionedBy: ['@ai-sdk/anthropic'],
  shapes: {},
  entries: [
    runTools([
      'bash_20241022',
      'bash_20250124',
      'computer_20241022',
      'computer_20250124',
      'computer_20251124',
      'computerToolset_20260801',
      'memory_20250818',
      'textEditor_20241022',
      'textEditor_20250124',
      'textEditor_20250429',
      'textEditor_20250728',
    ]),
  ],
};
