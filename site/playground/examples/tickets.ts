import OpenAI from 'openai';

const client = new OpenAI();

interface Ticket {
  readonly title: string;
  readonly body: string;
}

async function ask(system: string, question: string): Promise<string> {
  const completion = await client.chat.completions.create({
    model: 'gpt-5',
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: question },
    ],
  });
  return completion.choices[0]?.message.content ?? '';
}

function instructions(lines: readonly string[]): string {
  return ['You answer the customers of a shop.', ...lines].join('\n');
}

export async function reply(ticket: Ticket): Promise<string> {
  const topic = await ask('Name the topic of a ticket in one word.', ticket.body);
  const rules = instructions([`The topic of this ticket is ${topic}.`]);
  return ask(rules, ticket.title);
}
