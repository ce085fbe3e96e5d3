// A person approves each call that changes something, over a channel, and sees the agent's words as the agent's.
import { PairChannel, reactAgent } from '@hearsay/agent';
import { Prompt } from '@hearsay/core';
import { defineTool } from '@hearsay/tool';
import { asks, modelOf } from './model-of.ts';

const deleted: string[] = [];

const deleteFile = defineTool({
  name: 'delete_file',
  description: 'Deletes one file. Use it only for files that are certainly not needed.',
  input: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  run: ({ name }) => {
    deleted.push(name.raw());
    return 'deleted';
  },
});

/** Stands in for a person: a terminal would be `new CliChannel()`. */
async function person(channel: PairChannel): Promise<void> {
  for (let asked = await channel.receive(); asked; asked = await channel.receive()) {
    const isHarmless = asked.text.matches(/"old\.log"/);
    asked.reply(isHarmless ? 'yes' : 'no');
    console.log(`asked for ${isHarmless ? 'a harmless' : 'another'} call`);
  }
}

export async function approval(): Promise<void> {
  const [program, desk] = PairChannel.pair();
  const answering = person(desk);
  const agent = reactAgent({
    provider: modelOf([
      asks('delete_file', { name: 'old.log' }, 'call-1'),
      asks('delete_file', { name: 'invoices.db' }, 'call-2'),
      'I deleted the old log; the invoices stay.',
    ]),
    system: 'You tidy folders up.',
    tools: [deleteFile],
    config: {
      approve: async ({ call, signal }) => {
        const question = new Prompt().text('May the agent delete a file? It asks:').untrusted(call.arguments);
        return (await program.ask(question, { signal })).equals('yes');
      },
    },
  });
  const answer = await agent.run('Tidy the folder up.');
  program.close();
  await answering;
  console.log(answer.raw());
  console.log(`deleted: ${deleted.join(', ')}`);
}
