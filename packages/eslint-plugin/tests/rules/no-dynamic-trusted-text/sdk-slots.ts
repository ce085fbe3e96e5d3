import type { RunTests } from '@typescript-eslint/rule-tester';
import type { TrustedTextOptions } from '../../../src/rules/no-dynamic-trusted-text.ts';
import { SDK } from './prelude.ts';

export const sdkSlots: RunTests<'promptPart' | 'systemSlot', [TrustedTextOptions]> = {
  valid: [
    `${SDK}export const ask = () => generateText({ model: 'openai/gpt-5', instructions: 'Answer.', prompt: plain });`,
    {
      code: `${SDK}export const ask = () =>
  generateText({ model: 'openai/gpt-5', instructions: \`Answer \${plain}\`, prompt: 'Begin.' });`,
      options: [{ sdkSlots: false }],
    },
    `${SDK}const RULES = 'Answer the customer.';
export const ask = () => generateText({ model: 'openai/gpt-5', system: RULES, prompt: 'Begin.' });`,
    `${SDK}export const ask = (brief: boolean) =>
  generateText({ model: 'openai/gpt-5', system: \`Answer. \${brief ? 'Be brief.' : ''}\`, prompt: 'Begin.' });`,
    `import { Agent } from '@openai/agents';
export const agent = new Agent({ name: 'Clerk', instructions: 'Answer the customer.' });`,
    `import { generateText } from 'ai';
import { trusted } from '@hearsay/core/restricted';
export const ask = (guide: string) =>
  generateText({
    model: 'openai/gpt-5',
    system: trusted(guide, 'style-guide.md of this repository, reviewed like code'),
    prompt: 'Begin.',
  });`,
    // A function of the same name that is none of an SDK.
    `const generateText = (options: { system: string }) => options.system;
export const ask = (guide: string) => generateText({ system: guide });`,
  ],
  invalid: [
    {
      code: `${SDK}export const ask = () =>
  generateText({ model: 'openai/gpt-5', instructions: \`Answer \${plain}\`, prompt: 'Begin.' });`,
      errors: [
        {
          messageId: 'systemSlot',
          line: 4,
          column: 55,
          endLine: 4,
          endColumn: 72,
          data: { slot: 'ai:generateText.instructions' },
        },
      ],
    },
    {
      code: `${SDK}export const ask = (rules: string) => generateText({ model: 'openai/gpt-5', system: rules, prompt: 'Begin.' });`,
      errors: [
        {
          messageId: 'systemSlot',
          line: 3,
          column: 85,
          endLine: 3,
          endColumn: 90,
          data: { slot: 'ai:generateText.system' },
        },
      ],
    },
    {
      code: `${SDK}export const ask = (text: any) => generateText({ model: 'openai/gpt-5', system: text, prompt: 'Begin.' });`,
      errors: [
        {
          messageId: 'systemSlot',
          line: 3,
          column: 81,
          endLine: 3,
          endColumn: 85,
          data: { slot: 'ai:generateText.system' },
        },
      ],
    },
    {
      code: `import { Agent } from '@openai/agents';
export const agentFor = (customer: string) =>
  new Agent({ name: 'Clerk', instructions: 'Answer ' + customer });`,
      errors: [
        {
          messageId: 'systemSlot',
          line: 3,
          column: 44,
          endLine: 3,
          endColumn: 64,
          data: { slot: '@openai/agents:Agent.instructions' },
        },
      ],
    },
    {
      code: `import { generateText as write } from 'ai';
export const ask = (guide: string) => write({ model: 'openai/gpt-5', system: guide, prompt: 'Begin.' });`,
      errors: [
        {
          messageId: 'systemSlot',
          line: 2,
          column: 78,
          endLine: 2,
          endColumn: 83,
          data: { slot: 'ai:generateText.system' },
        },
      ],
    },
  ],
};
