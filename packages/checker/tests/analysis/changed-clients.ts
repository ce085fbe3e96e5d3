import { scenario, type Scenario } from './scenario.ts';

/** What a file exports, with `VALUE` for the client in it, and how another file uses that. */
const DECLARED = [
  { of: 'a variable', text: 'export const client = VALUE;', used: 'client' },
  { of: 'a function', text: 'export function client() { return VALUE; }', used: 'client()' },
  { of: 'a member of an object', text: 'export const client = { main: VALUE };', used: 'client.main' },
  {
    of: 'a field of a class',
    text: 'class Clients { readonly main = VALUE; }\nexport const client = new Clients();',
    used: 'client.main',
  },
];

/** Edits of what a client is in another file, where only that file tells: its package has no types. */
export const CHANGED_CLIENTS: readonly Scenario[] = DECLARED.map(({ of, text, used }) => {
  const clients = (value: string): string =>
    `import OpenAI from 'openai';\n${text.replace('VALUE', value)}\n`;
  return scenario(
    `the client in ${of} of another file`,
    {
      'src/clients.ts': clients('new OpenAI()'),
      'src/a.ts': `import { client } from './clients';
export async function ask(content: string) {
  const { choices } = await ${used}.chat.completions.create({ messages: [{ role: 'user', content }] });
  const reply = choices[0].message.content;
  await ${used}.chat.completions.create({ messages: [{ role: 'system', content: reply }] });
}`,
      'src/b.ts': 'export {};',
      'src/c.ts': 'export {};',
    },
    { 'src/clients.ts': clients("JSON.parse('{}')") },
    [1, 0],
  );
});
