/**
 * Runs agents on any endpoint that speaks the protocol of OpenAI's chat completions.
 *
 * @module
 */

export { OpenAiProvider } from './openai/openai-provider.ts';
export type { OpenAiLimits, OpenAiOptions, OpenAiTimeouts, StructuredMode } from './openai/openai-options.ts';
