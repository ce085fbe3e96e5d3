// Marked text
export { AgentText } from './agent-text.ts';
export type { AgentTextFactory } from './agent-text.ts';
export { AgentTextCoercionError } from './agent-text-coercion-error.ts';
export { isAgentText } from './is-agent-text.ts';

// Answers
export type { AgentAnswer, Answerable } from './agent-answer.ts';
export type { Refused } from './refused.ts';
export type { ClosedFormat, FormatParser } from './closed-format.ts';
export { Decimal } from './decimal.ts';
export { Uuid } from './uuid.ts';

// Prompts
export { Prompt } from './prompt.ts';
export type { PromptOptions, UntrustedOptions } from './prompt.ts';
export { prompt } from './prompt-tag.ts';
export type { PromptValue } from './prompt-tag.ts';
export type { LiteralText } from './literal-text.ts';
export type {
  RenderedInstruction,
  RenderedPart,
  RenderedPrompt,
  RenderedText,
  RenderedUntrusted,
} from './rendered-prompt.ts';
export { DEFAULT_UNTRUSTED_INSTRUCTION } from './spotlight.ts';
export type { Spotlight } from './spotlight.ts';
export { untrustedContent } from './untrusted-content.ts';
export type { UntrustedContent } from './untrusted-content.ts';

// The type only: `trusted()` has its own entry point, '@hearsay/core/restricted'.
export type { TrustedText } from './trusted-text.ts';
