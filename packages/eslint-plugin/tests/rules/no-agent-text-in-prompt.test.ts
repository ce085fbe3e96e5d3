import { noAgentTextInPrompt } from '../../src/rules/no-agent-text-in-prompt.ts';
import { typedRuleTester } from '../rule-tester.ts';

const SDK = `import { AgentText, Prompt } from '@hearsay/core';
import { generateText } from 'ai';
const model = 'openai/gpt-5';
`;

typedRuleTester().run('no-agent-text-in-prompt', noAgentTextInPrompt, {
  valid: [
    `${SDK}export async function translate(text: string) {
  const draft = await generateText({ model, prompt: text });
  return draft.text;
}`,
    `${SDK}export async function translate(text: string) {
  const draft = await generateText({ model, prompt: text });
  return generateText({ model, prompt: new Prompt().text('Translate:').untrusted(draft.text).toString() });
}`,
    `${SDK}export async function translate(text: string) {
  const { text: draft } = await generateText({ model, prompt: text });
  return generateText({ model, system: 'Translate: ' + draft.length, prompt: 'Begin.' });
}`,
    `${SDK}export async function translate(reply: AgentText) {
  return generateText({ model, prompt: new Prompt().text('Translate:').untrusted(reply).toString() });
}`,
    `${SDK}export async function translate(answer?: { note: AgentText }) {
  return generateText({ model, prompt: answer?.note.isEmpty ? 'none' : 'some' });
}`,
    // A function of the same name that is none of an SDK.
    `import 'ai';
const generateText = async (options: { prompt: string }) => ({ text: options.prompt });
export async function translate(text: string) {
  const draft = await generateText({ prompt: text });
  return generateText({ prompt: \`Translate: \${draft.text}\` });
}`,
    `${SDK}export async function translate(text: string) {
  const draft = await generateText({ model, prompt: text });
  // hearsay-ignore no-agent-text-in-prompt -- this translator has no tools, and its answer is shown to the author only
  return generateText({ model, prompt: \`Translate: \${draft.text}\` });
}`,
    `${SDK}export const nothing = (text: never) => generateText({ model, prompt: text });`,
    `${SDK}export const anything = (text: any) => generateText({ model, prompt: text });`,
    `${SDK}export const known = (text: unknown) => generateText({ model, prompt: text as string });`,
    `import type { AgentText } from '@hearsay/core';
import { generateText } from 'ai';
export const ask = (answer: { readonly id: number; readonly note: AgentText }) =>
  generateText({ model: 'openai/gpt-5', prompt: JSON.stringify({ id: answer.id }) });`,
  ],
  invalid: [
    {
      code: `${SDK}export async function translate(text: string) {
  const draft = await generateText({ model, prompt: text });
  return generateText({ model, prompt: \`Translate: \${draft.text}\` });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 6,
          column: 40,
          endLine: 6,
          endColumn: 66,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 5: text of a model comes out of `ai:generateText.text` → line 6: reads `.text` → line 6: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `import { AgentText, Prompt, prompt } from '@hearsay/core';
import { generateText } from 'ai';
const model = 'openai/gpt-5';
export async function translate(text: string) {
  const draft = await generateText({ model, prompt: text });
  return generateText({ model, prompt: prompt\`Translate: \${AgentText.from(draft.text)}\`.toString() });
}`,
            },
          ],
        },
      ],
    },
    {
      code: `${SDK}export async function translate(text: string) {
  const { text: draft } = await generateText({ model, prompt: text });
  return generateText({ model, system: 'Translate: ' + draft, prompt: 'Begin.' });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 6,
          column: 40,
          endLine: 6,
          endColumn: 61,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a system prompt (`ai:generateText.system`) unquoted: the model obeys it above everything else.',
            way: 'line 5: text of a model comes out of `ai:generateText.text` → line 5: reads `.text` → line 6: becomes `ai:generateText.system`',
            advice:
              "Keep the system prompt constant. Move the text into the user message and quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `${SDK}export async function translate(text: string) {
  const { text: draft } = await generateText({ model, prompt: text });
  return generateText({ model, system: new Prompt().text('Translate: ').untrusted(AgentText.from(draft)).toString(), prompt: 'Begin.' });
}`,
            },
          ],
        },
      ],
    },
    {
      code: `${SDK}export async function translate(text: string) {
  const drafts = [await generateText({ model, prompt: text })];
  const lines = drafts.map(({ text: line }) => line);
  return generateText({ model, prompt: lines.join('\\n') });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 7,
          column: 40,
          endLine: 7,
          endColumn: 56,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 5: text of a model comes out of `ai:generateText.text` → line 6: passed to a callback → line 6: reads `.text` → line 6: returned by a callback → line 7: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `${SDK}export async function translate(text: string) {
  const drafts = [await generateText({ model, prompt: text })];
  const lines = drafts.map(({ text: line }) => line);
  return generateText({ model, prompt: new Prompt().untrusted(AgentText.from(lines.join('\\n'))).toString() });
}`,
            },
          ],
        },
      ],
    },
    {
      code: `${SDK}export async function translate(reply: AgentText) {
  return generateText({ model, prompt: \`Translate: \${reply.raw()}\` });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 5,
          column: 40,
          endLine: 5,
          endColumn: 67,
          data: {
            message:
              'Text of a model (`@hearsay/core:AgentText.raw`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 5: text of a model comes out of `@hearsay/core:AgentText.raw` → line 5: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `import { AgentText, Prompt, prompt } from '@hearsay/core';
import { generateText } from 'ai';
const model = 'openai/gpt-5';
export async function translate(reply: AgentText) {
  return generateText({ model, prompt: prompt\`Translate: \${reply}\`.toString() });
}`,
            },
          ],
        },
      ],
    },
    {
      code: `${SDK}export async function translate(answer?: { note: AgentText }) {
  return generateText({ model, prompt: answer?.note.raw() ?? 'none' });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 5,
          column: 40,
          endLine: 5,
          endColumn: 68,
          data: {
            message:
              'Text of a model (`@hearsay/core:AgentText.raw`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 5: text of a model comes out of `@hearsay/core:AgentText.raw` → line 5: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `${SDK}export async function translate(answer?: { note: AgentText }) {
  return generateText({ model, prompt: new Prompt().untrusted(AgentText.from(answer?.note.raw() ?? 'none')).toString() });
}`,
            },
          ],
        },
      ],
    },
    // Held in a map, behind a promise.
    {
      code: `${SDK}const drafts = new Map<string, Promise<string>>();
export async function translate(text: string) {
  drafts.set('first', generateText({ model, prompt: text }).then((draft) => draft.text));
  return generateText({ model, prompt: (await drafts.get('first')) ?? 'none' });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 7,
          column: 40,
          endLine: 7,
          endColumn: 77,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 6: text of a model comes out of `ai:generateText.text` → line 6: passed to a callback → line 6: reads `.text` → line 6: returned by a callback → line 7: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `${SDK}const drafts = new Map<string, Promise<string>>();
export async function translate(text: string) {
  drafts.set('first', generateText({ model, prompt: text }).then((draft) => draft.text));
  return generateText({ model, prompt: new Prompt().untrusted(AgentText.from((await drafts.get('first')) ?? 'none')).toString() });
}`,
            },
          ],
        },
      ],
    },
    {
      code: `${SDK}export async function translate(text: string) {
  const draft: any = await generateText({ model, prompt: text });
  return generateText({ model, prompt: draft.text });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 6,
          column: 40,
          endLine: 6,
          endColumn: 50,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 5: text of a model comes out of `ai:generateText.text` → line 6: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
        },
      ],
    },
    {
      code: `${SDK}const again = <Text extends string>(text: Text) => generateText({ model, prompt: text });
export async function translate(text: string) {
  const draft = await generateText({ model, prompt: text });
  return again(draft.text);
}`,
      errors: [
        {
          messageId: 'flow',
          line: 4,
          column: 82,
          endLine: 4,
          endColumn: 86,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 6: text of a model comes out of `ai:generateText.text` → line 7: passed to `again` → line 4: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
        },
      ],
    },
    {
      code: `import { generateText as write } from 'ai';
export async function translate(text: string) {
  const draft = await write({ model: 'openai/gpt-5', prompt: text });
  return write({ model: 'openai/gpt-5', prompt: draft.text });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 4,
          column: 49,
          endLine: 4,
          endColumn: 59,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 3: text of a model comes out of `ai:generateText.text` → line 4: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `import { Prompt, AgentText } from '@hearsay/core';
import { generateText as write } from 'ai';
export async function translate(text: string) {
  const draft = await write({ model: 'openai/gpt-5', prompt: text });
  return write({ model: 'openai/gpt-5', prompt: new Prompt().untrusted(AgentText.from(draft.text)).toString() });
}`,
            },
          ],
        },
      ],
    },
    {
      code: `import { Agent, run } from '@openai/agents';
const planner = new Agent({ name: 'Planner', instructions: 'Plan the steps.' });
export async function work(task: string) {
  const plan = await run(planner, task);
  return new Agent({ name: 'Worker', instructions: \`Carry out: \${String(plan.finalOutput)}\` });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 5,
          column: 52,
          endLine: 5,
          endColumn: 92,
          data: {
            message:
              'Text of a model (`@openai/agents:run.finalOutput`) becomes part of a system prompt (`@openai/agents:Agent.instructions`) unquoted: the model obeys it above everything else.',
            way: 'line 4: text of a model comes out of `@openai/agents:run.finalOutput` → line 5: reads `.finalOutput` → line 5: turned into text by `String` → line 5: becomes `@openai/agents:Agent.instructions`',
            advice:
              "Keep the system prompt constant. Move the text into the user message and quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `import { prompt, AgentText } from '@hearsay/core';
import { Agent, run } from '@openai/agents';
const planner = new Agent({ name: 'Planner', instructions: 'Plan the steps.' });
export async function work(task: string) {
  const plan = await run(planner, task);
  return new Agent({ name: 'Worker', instructions: prompt\`Carry out: \${AgentText.from(String(plan.finalOutput))}\`.toString() });
}`,
            },
          ],
        },
      ],
    },
    // The names that a suggestion would import are taken.
    {
      code: `${SDK}export async function translate(text: string, prompt: string) {
  const draft = await generateText({ model, prompt: text });
  return generateText({ model, prompt: \`\${prompt}: \${draft.text}\` });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 6,
          column: 40,
          endLine: 6,
          endColumn: 66,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 5: text of a model comes out of `ai:generateText.text` → line 6: reads `.text` → line 6: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
        },
      ],
    },
    // A suppression without a reason suppresses nothing.
    {
      code: `${SDK}export async function translate(text: string) {
  const draft = await generateText({ model, prompt: text });
  // hearsay-ignore no-agent-text-in-prompt
  return generateText({ model, prompt: draft.text });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 7,
          column: 40,
          endLine: 7,
          endColumn: 50,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 5: text of a model comes out of `ai:generateText.text` → line 7: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `${SDK}export async function translate(text: string) {
  const draft = await generateText({ model, prompt: text });
  // hearsay-ignore no-agent-text-in-prompt
  return generateText({ model, prompt: new Prompt().untrusted(AgentText.from(draft.text)).toString() });
}`,
            },
          ],
        },
      ],
    },
    // Nothing of the SDK gives a text here: the conversion does.
    {
      code: `import type { AgentText } from '@hearsay/core';
import { generateText } from 'ai';
export const ask = (answer: { readonly note: AgentText }) =>
  generateText({ model: 'openai/gpt-5', prompt: JSON.stringify(answer) });`,
      errors: [
        {
          messageId: 'flow',
          line: 4,
          column: 49,
          endLine: 4,
          endColumn: 71,
          data: {
            message:
              'Text of a model (`@hearsay/core:AgentText`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 4: text of a model comes out of `@hearsay/core:AgentText` → line 4: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `import { AgentText, Prompt } from '@hearsay/core';
import { generateText } from 'ai';
export const ask = (answer: { readonly note: AgentText }) =>
  generateText({ model: 'openai/gpt-5', prompt: new Prompt().untrusted(AgentText.from(JSON.stringify(answer))).toString() });`,
            },
          ],
        },
      ],
    },
    // A name cannot be imported as a type and as a value.
    {
      code: `import type { AgentText, Uuid } from '@hearsay/core';
import { generateText } from 'ai';
export const ask = (answer: { readonly id: Uuid; readonly note: AgentText }) =>
  generateText({ model: 'openai/gpt-5', prompt: JSON.stringify(answer) });`,
      errors: [
        {
          messageId: 'flow',
          line: 4,
          column: 49,
          endLine: 4,
          endColumn: 71,
          data: {
            message:
              'Text of a model (`@hearsay/core:AgentText`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 4: text of a model comes out of `@hearsay/core:AgentText` → line 4: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
          suggestions: [
            {
              messageId: 'quote',
              output: `import { AgentText, type Uuid, Prompt } from '@hearsay/core';
import { generateText } from 'ai';
export const ask = (answer: { readonly id: Uuid; readonly note: AgentText }) =>
  generateText({ model: 'openai/gpt-5', prompt: new Prompt().untrusted(AgentText.from(JSON.stringify(answer))).toString() });`,
            },
          ],
        },
      ],
    },
  ],
});
