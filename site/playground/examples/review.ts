import { generateText } from 'ai';

const model = 'openai/gpt-5';

/** Decides whether a change may be merged. */
export async function decide(diff: string): Promise<string> {
  const summary = await generateText({
    model,
    system: 'You summarise changes for a busy maintainer.',
    prompt: diff,
  });

  // Whoever wrote the diff can have told the model what to write here.
  const notes = `What the first reviewer wrote: ${summary.text}`;

  const verdict = await generateText({
    model,
    system: 'You decide whether a change may be merged. ' + notes,
    prompt: 'May it be merged? Answer with yes or no.',
  });
  return verdict.text;
}
