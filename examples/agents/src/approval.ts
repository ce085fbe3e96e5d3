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
    // The question is shown as it came: what the agent wrote stands in its block.
    console.log(`${asked.text.raw()}\n-> the person says ${isHarmless ? 'yes' : 'no'}\n`);
  }
}

export async function approval(signal: AbortSignal): Promise<void> {
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
  try {
    console.log((await agent.run('Tidy the folder up.', { signal })).raw());
  } finally {
    program.close();
    await answering;
  }
  console.log(`deleted: ${deleted.join(', ') || 'nothing'}`);
}
