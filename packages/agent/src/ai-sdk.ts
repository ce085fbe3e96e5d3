// Any model of the AI SDK
export { AiSdkProvider } from './ai-sdk/ai-sdk-provider.ts';

// Marks for programs that call the AI SDK themselves
export { markAnswer, markResult, markStream } from './ai-sdk/mark-result.ts';
export type { MarkedResult, UnmarkedResult } from './ai-sdk/mark-result.ts';
