// A writer writes until a judge is content, three times at most; each sees the other's words quoted.
import { reactAgent } from '@hearsay/agent';
import { defineAnswer } from '@hearsay/answer';
import { Prompt } from '@hearsay/core';
import { modelOf } from './model-of.ts';

const judgement = defineAnswer({
  type: 'object',
  properties: { score: { type: 'integer', minimum: 0, maximum: 10 }, advice: { type: 'string' } },
  required: ['score', 'advice'],
});

export async function judgeLoop(signal: AbortSignal): Promise<void> {
  const writer = reactAgent({
    provider: modelOf(['Our new release is very good.', 'The release starts in half the time.']),
    system: 'You write one sentence for a changelog.',
  });
  const judge = reactAgent({
    provider: modelOf([
      JSON.stringify({ score: 3, advice: 'Say what has changed, with a number.' }),
      JSON.stringify({ score: 9, advice: 'Nothing.' }),
    ]),
    system: 'You judge sentences of changelogs from 0 to 10. Answer as JSON: score and advice.',
  });
  let draft = await writer.run('The start-up time went from 2 s to 1 s. Write the sentence.', { signal });
  for (let round = 1; round <= 3; round += 1) {
    const asked = new Prompt().text('Judge:').untrusted(draft);
    const { score, advice } = await judge.runTyped(judgement, asked, { signal });
    console.log(`round ${round}: ${score} of 10 for: ${draft.raw()}`);
    if (score >= 8) break;
    console.log(`         the judge: ${advice.raw()}`);
    const again = new Prompt().text('A judge gives this advice. Write again:').untrusted(advice);
    draft = await writer.run(again, { signal });
  }
  console.log(`accepted: ${draft.raw()}`);
}
