/**
 * Writes a file of about 300 lines in the style of a team's agent code: answers of a model go through functions,
 * templates and objects into further prompts, a few of them unquoted.
 *
 * @param {number} helpers How many functions without a model stand between two that ask one three times.
 */
export function longFile(helpers) {
  const parts = [HEAD];
  for (let index = 0; lineCount(parts) < 290; index += 1) {
    parts.push(index % (helpers + 1) === 0 ? step(index) : helper(index));
  }
  return parts.join('\n');
}

function lineCount(/** @type {readonly string[]} */ parts) {
  return parts.join('\n').split('\n').length;
}

const HEAD = `import { AgentText, Prompt, prompt } from '@hearsay/core';
import { generateObject, generateText, tool } from 'ai';
import { z } from 'zod';

const model = 'openai/gpt-5';

interface Ticket {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
}

interface Note {
  readonly ticket: number;
  readonly text: string;
}

const lookUp = tool({
  description: 'Looks up an order by its number.',
  inputSchema: z.object({ order: z.number().describe('The number of the order.') }),
  execute: ({ order }) => Promise.resolve({ order, state: order % 2 === 0 ? 'sent' : 'open' }),
});
`;

/** What surrounds the workflow in most files: plain work on plain data. */
function helper(/** @type {number} */ index) {
  return `
export function sortTickets${index}(tickets: readonly Ticket[], wanted: ReadonlySet<string>): Map<string, Ticket[]> {
  const byTag = new Map<string, Ticket[]>();
  for (const ticket of [...tickets].sort((one, other) => one.id - other.id)) {
    for (const tag of ticket.tags) {
      if (!wanted.has(tag)) continue;
      const title = ticket.title.trim().toLowerCase();
      const known = byTag.get(tag) ?? [];
      byTag.set(tag, [...known, { ...ticket, title: \`\${tag}: \${title}\` }]);
    }
  }
  return byTag;
}
`;
}

/** One step of a workflow; each third one lets a text through that nobody quoted. */
function step(/** @type {number} */ index) {
  const system =
    index % 3 === 0 ? '`You answer customers. Background: ${notes.join(" ")}`' : "'You answer customers.'";
  return `
export async function step${index}(tickets: readonly Ticket[], former: AgentText): Promise<Note[]> {
  const open = tickets.filter((ticket) => ticket.tags.includes('open')).map((ticket) => ticket.title.trim());
  const { text } = await generateText({
    model,
    tools: { lookUp },
    system: 'You summarise tickets.',
    prompt: new Prompt().text('Summarise what is open.').untrusted(open.join('\\n')).toString(),
  });
  const notes = text.split('\\n').filter((line) => line !== '');
  const { object } = await generateObject({
    model,
    schema: z.object({ urgent: z.boolean(), words: z.array(z.string()), reason: z.string() }),
    prompt: prompt\`What was said before: \${former}\`.toString(),
  });
  if (object.urgent) console.log(object.words.length);
  const reply = await generateText({
    model,
    system: ${system},
    prompt: new Prompt().text('Reply.').untrusted(AgentText.from(object.reason)).toString(),
  });
  return tickets.map(({ id }, place) => ({ ticket: id, text: \`\${String(place)}: \${reply.text}\` }));
}
`;
}
