/**
 * Runs agents on any model of the AI SDK, and marks the results of programs that call that SDK themselves.
 *
 * @module
 */

// Any model of the AI SDK
export { AiSdkProvider } from './ai-sdk/ai-sdk-provider.ts';

// Marks for programs that call the AI SDK themselves
export { markAnswer, markResult, markStream } from './ai-sdk/mark-result.ts';
export type { MarkedResult, UnmarkedResult } from './ai-sdk/mark-result.ts';
