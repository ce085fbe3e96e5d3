// Writes the files of a desk that works with marked text: what the typed rules have to look at.

/** A file whose texts come from an agent, written as it should be: no rule has anything to report. */
export function markedFile(/** @type {number} */ index) {
  const name = `Reply${index}`;
  return `import { type AgentAnswer, AgentText, Prompt, prompt } from '@hearsay/core';

export interface ${name} {
  readonly topic: 'refund' | 'shipping' | 'other';
  readonly urgency: number;
  readonly summary: AgentText;
  readonly notes: readonly AgentText[];
}

export type Safe${name} = AgentAnswer<${name}>;

export function next${name}(reply: ${name}, id: number, queue: string): Prompt {
  const label = \`\${queue}-\${id.toFixed(0)}: \${reply.topic}\`;
  const total = 'Notes: ' + reply.notes.length.toString() + ', urgency ' + String(reply.urgency);
  if (label.length + total.length > 200 || reply.summary.isEmpty) return new Prompt().text('Close the case.');
  return new Prompt().text('Answer this case.').untrusted(reply.summary).text('Be brief.');
}

export function compare${name}(first: ${name}, second: ${name}): number {
  if (first.topic === second.topic) return first.summary.compare(second.summary);
  return first.urgency - second.urgency || first.topic.localeCompare(second.topic);
}

export function list${name}(replies: readonly ${name}[]): Prompt {
  const lines = replies.map((reply, position) => \`\${String(position)}. \${reply.topic} (\${String(reply.urgency)})\`);
  const longest = Math.max(...lines.map((line) => line.length), 0);
  const first = replies.find((reply) => reply.summary.equals('urgent'))?.summary ?? AgentText.empty;
  return prompt\`The longest of \${lines.length} lines has \${longest} characters. \${first}\`;
}

export function log${name}(reply: ${name}): void {
  console.log(reply.topic, reply.summary.raw(), reply.notes.map((note) => note.raw()).join('; '));
}

export const ${name}Keys: ReadonlyMap<${name}['topic'], string> = new Map([
  ['refund', 'R' + String(${index})],
  ['shipping', \`S-\${String(${index})}\`],
]);
`;
}
