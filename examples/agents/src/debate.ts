// Two agents argue for and against, and a third one decides; nobody can talk the others into anything but an argument.
import { reactAgent } from '@hearsay/agent';
import { defineAnswer } from '@hearsay/answer';
import { type AgentText, Prompt } from '@hearsay/core';
import { modelOf } from './model-of.ts';

const decision = defineAnswer({
  type: 'object',
  properties: { winner: { enum: ['for', 'against'] } },
  required: ['winner'],
});

export async function debate(signal: AbortSignal): Promise<void> {
  const pro = reactAgent({
    provider: modelOf(['Types find faults before users do.', 'They are also documentation.']),
    system: 'You argue for types in small scripts, in one sentence.',
  });
  const contra = reactAgent({
    provider: modelOf([
      'A script of ten lines has no faults to find.',
      'Nobody reads documentation of ten lines.',
    ]),
    system: 'You argue against types in small scripts, in one sentence.',
  });
  const said: AgentText[] = [];
  let last = await pro.run('Open the debate.', { signal });
  said.push(last);
  for (const speaker of [contra, pro, contra]) {
    last = await speaker.run(
      new Prompt().text('Answer this argument:').untrusted(last, { source: 'opponent' }),
      { signal },
    );
    said.push(last);
  }
  const judge = reactAgent({
    provider: modelOf([JSON.stringify({ winner: 'for' })]),
    system: 'You decide debates. The first speaker is for, they take turns. Answer as JSON: the winner.',
  });
  const record = said.reduce(
    (all, text) => all.untrusted(text, { source: 'speaker' }),
    new Prompt().text('Who won?'),
  );
  const { winner } = await judge.runTyped(decision, record, { signal });
  for (const [index, text] of said.entries()) {
    console.log(`${index % 2 === 0 ? 'for' : 'against'}: ${text.raw()}`);
  }
  console.log(`arguments: ${said.length}, winner: ${winner}`);
}
