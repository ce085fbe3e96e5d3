// Any endpoint that speaks the protocol of OpenAI's chat completions
export { OpenAiProvider } from './openai/openai-provider.ts';
export type { OpenAiLimits, OpenAiOptions, OpenAiTimeouts, StructuredMode } from './openai/openai-options.ts';
