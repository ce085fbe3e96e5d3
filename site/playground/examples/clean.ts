import { AgentText, prompt } from '@hearsay/core';
import { generateText } from 'ai';

const model = 'openai/gpt-5';

/** Decides whether a change may be merged. */
export async function decide(diff: string): Promise<string> {
  const { text } = await generateText({
    model,
    system: 'You summarise changes for a busy maintainer.',
    prompt: diff,
  });
  const summary = AgentText.from(text);

  const verdict = await generateText({
    model,
    system: 'You decide whether a change may be merged.',
    // Quoted: the model is told where the block begins and ends, and not to obey it.
    prompt: prompt`What the first reviewer wrote: ${summary}`.toString(),
  });
  return verdict.text;
}
