import { noAgentTextInControl } from '../../src/rules/no-agent-text-in-control.ts';
import { typedRuleTester } from '../rule-tester.ts';

const SDK = `import { execFileSync, execSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AgentText } from '@hearsay/core';
import { generateText } from 'ai';
const model = 'openai/gpt-5';
`;

typedRuleTester().run('no-agent-text-in-control', noAgentTextInControl, {
  valid: [
    `${SDK}const SCRIPTS: Readonly<Record<string, string>> = { test: 'test', format: 'format' };
export async function repair(ticket: string) {
  const { text } = await generateText({ model, prompt: ticket });
  execFileSync('npm', ['run', SCRIPTS[text] ?? 'test']);
}`,
    `${SDK}export async function playbook(ticket: string) {
  const { text } = await generateText({ model, prompt: ticket });
  return readFile(text === 'refunds' ? 'refunds.md' : 'shipping.md', 'utf8');
}`,
    `${SDK}export async function status(ticket: string) {
  const { text } = await generateText({ model, prompt: ticket });
  return fetch('https://desk.example/status', { method: 'POST', body: text });
}`,
    // Another rule's: the text is quoted nowhere, but it runs nothing.
    `${SDK}export async function answer(ticket: string) {
  const { text } = await generateText({ model, prompt: ticket });
  return generateText({ model, prompt: text });
}`,
    `${SDK}export function run(script: AgentText) {
  execSync(script.isEmpty ? 'true' : 'npm test');
}`,
    // A function of the same name that runs nothing.
    `import { generateText } from 'ai';
const execSync = (command: string) => command.length;
export async function repair(ticket: string) {
  const { text } = await generateText({ model: 'openai/gpt-5', prompt: ticket });
  execSync(text);
}`,
    `${SDK}export const nothing = (command: never) => execSync(command);`,
    `${SDK}export const anything = (command: any) => execSync(command);`,
    `${SDK}export async function repair(ticket: string) {
  const { text } = await generateText({ model, prompt: ticket });
  // hearsay-ignore no-agent-text-in-control -- runs in a sandbox without network that is thrown away afterwards
  execSync(text);
}`,
  ],
  invalid: [
    {
      code: `${SDK}export async function repair(ticket: string) {
  const { text } = await generateText({ model, prompt: ticket });
  execSync(\`npm run \${text}\`);
}`,
      errors: [
        {
          messageId: 'flow',
          line: 8,
          column: 12,
          endLine: 8,
          endColumn: 29,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes code to run (`node:child_process.execSync`): whoever steers its author runs commands with the rights of this program.',
            way: 'line 7: text of a model comes out of `ai:generateText.text` → line 7: reads `.text` → line 8: becomes `node:child_process.execSync`',
            advice:
              "Let the text choose among what the program wrote: compare it with constants, or look it up in a table of commands. Where it has to be an argument, hand it over as one (`execFile('git', ['log', '--', text])`), never through a shell.",
          },
        },
      ],
    },
    {
      code: `${SDK}export async function playbook(ticket: string) {
  const { text } = await generateText({ model, prompt: ticket });
  return readFile(text, 'utf8');
}`,
      errors: [
        {
          messageId: 'flow',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 23,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes a file path (`node:fs.readFile`): its author chooses which file is read or written.',
            way: 'line 7: text of a model comes out of `ai:generateText.text` → line 7: reads `.text` → line 8: becomes `node:fs.readFile`',
            advice:
              'Let the text choose among what the program wrote: compare it with constants, or look it up in a table of files. Where the name has to be free, say in a suppression what confines it to its folder.',
          },
        },
      ],
    },
    {
      code: `${SDK}export async function status(ticket: string) {
  const { text } = await generateText({ model, prompt: ticket });
  return fetch(\`https://\${text}/status\`);
}`,
      errors: [
        {
          messageId: 'flow',
          line: 8,
          column: 16,
          endLine: 8,
          endColumn: 40,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes a URL (`global:fetch`): its author chooses whom the program talks to, and what it gives away there.',
            way: 'line 7: text of a model comes out of `ai:generateText.text` → line 7: reads `.text` → line 8: becomes `global:fetch`',
            advice:
              'Let the text choose among what the program wrote: compare it with constants, or look it up in a table of addresses, or keep the host constant and send the text in the body.',
          },
        },
      ],
    },
    {
      code: `${SDK}export async function route(ticket: string) {
  const { text } = await generateText({ model, prompt: ticket });
  return generateText({ model: text, prompt: ticket });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 8,
          column: 32,
          endLine: 8,
          endColumn: 36,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes a model id (`ai:generateText.model`): its author chooses which model answers, and at what price.',
            way: 'line 7: text of a model comes out of `ai:generateText.text` → line 7: reads `.text` → line 8: becomes `ai:generateText.model`',
            advice:
              'Let the text choose among what the program wrote: compare it with constants, or look it up in a table of models.',
          },
        },
      ],
    },
    {
      code: `${SDK}export function run(script: AgentText) {
  execSync(script.raw());
}`,
      errors: [
        {
          messageId: 'flow',
          line: 7,
          column: 12,
          endLine: 7,
          endColumn: 24,
          data: {
            message:
              'Text of a model (`@hearsay/core:AgentText.raw`) becomes code to run (`node:child_process.execSync`): whoever steers its author runs commands with the rights of this program.',
            way: 'line 7: text of a model comes out of `@hearsay/core:AgentText.raw` → line 7: becomes `node:child_process.execSync`',
            advice:
              "Let the text choose among what the program wrote: compare it with constants, or look it up in a table of commands. Where it has to be an argument, hand it over as one (`execFile('git', ['log', '--', text])`), never through a shell.",
          },
        },
      ],
    },
    {
      code: `${SDK}export async function repair(ticket: string) {
  const answer: any = await generateText({ model, prompt: ticket });
  const commands: string[] = [answer?.text];
  for (const command of commands) execSync(command);
}`,
      errors: [
        {
          messageId: 'flow',
          line: 9,
          column: 44,
          endLine: 9,
          endColumn: 51,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes code to run (`node:child_process.execSync`): whoever steers its author runs commands with the rights of this program.',
            way: 'line 7: text of a model comes out of `ai:generateText.text` → line 8: reads `.text` → line 9: takes each element → line 9: becomes `node:child_process.execSync`',
            advice:
              "Let the text choose among what the program wrote: compare it with constants, or look it up in a table of commands. Where it has to be an argument, hand it over as one (`execFile('git', ['log', '--', text])`), never through a shell.",
          },
        },
      ],
    },
    {
      code: `import { execSync as run } from 'node:child_process';
import { generateText } from 'ai';
export async function repair(ticket: string) {
  const { text } = await generateText({ model: 'openai/gpt-5', prompt: ticket });
  run(text);
}`,
      errors: [
        {
          messageId: 'flow',
          line: 5,
          column: 7,
          endLine: 5,
          endColumn: 11,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes code to run (`node:child_process.execSync`): whoever steers its author runs commands with the rights of this program.',
            way: 'line 4: text of a model comes out of `ai:generateText.text` → line 4: reads `.text` → line 5: becomes `node:child_process.execSync`',
            advice:
              "Let the text choose among what the program wrote: compare it with constants, or look it up in a table of commands. Where it has to be an argument, hand it over as one (`execFile('git', ['log', '--', text])`), never through a shell.",
          },
        },
      ],
    },
  ],
});
