import type { RenderedPrompt } from '@hearsay/core';
import { Prompt } from '@hearsay/core';
import type { ContentBlock, TextBlock } from './content-block.ts';

/**
 * What an agent is asked: a string that the program or its user wrote, a `Prompt`, or blocks of these.
 *
 * An `AgentText` does not compile: it goes into a `Prompt` with `untrusted()`.
 */
export type AgentInput = string | Prompt | readonly (ContentBlock | Prompt)[];

function isPrompt(value: unknown): value is Prompt {
  if (value instanceof Prompt) return true;
  // A prompt of another copy of the core package, which data cannot make, because data holds no functions.
  const candidate = value as { render?: unknown; untrusted?: unknown } | null | undefined;
  return typeof candidate?.render === 'function' && typeof candidate.untrusted === 'function';
}

/** Looks at the members too: a text that is an `AgentText` would reach the model as if the program had written it. */
function isBlock(value: unknown): value is ContentBlock {
  const { type, text, mimeType, bytes } = Object(value) as Partial<Record<string, unknown>>;
  if (type === 'text') return typeof text === 'string';
  if (type === 'image') return typeof mimeType === 'string' && bytes instanceof Uint8Array;
  return type === 'wire';
}

function renderedBlock({ text, nonce }: RenderedPrompt): TextBlock {
  return { type: 'text', text, nonce };
}

function inputBlock(part: unknown): ContentBlock {
  if (isPrompt(part)) return renderedBlock(part.render());
  if (isBlock(part)) return part;
  throw new TypeError(
    'An agent takes a string, a Prompt, or a list of blocks: put text that an agent wrote into `new Prompt().untrusted(text)`.',
  );
}

/**
 * Writes an input out as blocks, each prompt with a fresh nonce.
 *
 * @throws TypeError for an `AgentText` and for everything else that is no input.
 */
export function inputBlocks(input: AgentInput): readonly ContentBlock[] {
  if (typeof input === 'string') return [{ type: 'text', text: input }];
  if (Array.isArray(input)) return (input as readonly unknown[]).map(inputBlock);
  return [inputBlock(input)];
}
