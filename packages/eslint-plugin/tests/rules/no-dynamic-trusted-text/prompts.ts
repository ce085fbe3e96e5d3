import type { RunTests } from '@typescript-eslint/rule-tester';
import type { TrustedTextOptions } from '../../../src/rules/no-dynamic-trusted-text.ts';
import { TEXTS } from './prelude.ts';

export const prompts: RunTests<'promptPart' | 'systemSlot', [TrustedTextOptions]> = {
  valid: [
    `${TEXTS}new Prompt().text('Answer the customer.');`,
    `${TEXTS}new Prompt().untrusted(plain);`,
    `${TEXTS}new Prompt().instruction(\`Quote nothing.\`);`,
    `${TEXTS}new Prompt().text(\`Answer in \${'German' as const}\` as const);`,
    `${TEXTS}new Prompt().text(('Answer ' + 'the customer.') as 'Answer the customer.');`,
    `${TEXTS}new Prompt().text(plain === 'de' ? 'Answer in German.' : 'Answer in English.');`,
    `${TEXTS}const rule = 'Answer the customer.';
new Prompt().text(rule);`,
    `${TEXTS}export const ask = (language: 'German' | 'English') => new Prompt().text(language);`,
    `${TEXTS}export const ask = (rule: TrustedText) => new Prompt().text(rule);`,
    `${TEXTS}new Prompt().text(trusted(plain, 'style-guide.md of this repository, reviewed like code'));`,
    `${TEXTS}export const ask = (rule?: TrustedText) => new Prompt().text(rule ?? 'Answer the customer.');`,
    `${TEXTS}export const ask = <Text extends 'German' | 'English'>(rule: Text) => new Prompt().text(rule as any);`,
    `${TEXTS}export const ask = (rule: never) => new Prompt().text(rule);`,
    `${TEXTS}new Prompt().text(['Answer the customer.', 'Be brief.'].join(' ') as any);`,
    `${TEXTS}enum Rule {
  Brief = 'Be brief.',
}
new Prompt().text(Rule.Brief);`,
    `${TEXTS}export const ask = (page: { text(part: string): void }) => page.text(plain);`,
    // A class of the same name that is none of ours.
    `import type { AgentText } from '@hearsay/core';
class Prompt {
  text(part: string | AgentText): this {
    return this;
  }
}
export const ask = (plain: string) => new Prompt().text(plain);`,
    `${TEXTS}const RULES = { brief: 'Be brief.', kind: 'Be kind.' } as const;
export const ask = (key: 'brief' | 'kind') => new Prompt().text(RULES[key]);`,
    { code: `${TEXTS}new Prompt().text('Answer the customer.');`, options: [{ sdkSlots: false }] },
  ],
  invalid: [
    {
      code: `${TEXTS}new Prompt().text(plain as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 19, endLine: 5, endColumn: 31, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(plain as 'Answer the customer.');`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 19, endLine: 5, endColumn: 50, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(plain);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 19, endLine: 5, endColumn: 24, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().instruction(plain as never);`,
      errors: [
        {
          messageId: 'promptPart',
          line: 5,
          column: 26,
          endLine: 5,
          endColumn: 40,
          data: { method: 'instruction' },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(\`Answer \${plain}\` as 'Answer the customer.');`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 19, endLine: 5, endColumn: 62, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(('Answer ' + plain) as 'Answer the customer.');`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 19, endLine: 5, endColumn: 64, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text((plain === 'de' ? 'Answer in German.' : plain) as 'Answer in German.');`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 19, endLine: 5, endColumn: 88, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}let rule = 'Answer the customer.';
rule = plain;
new Prompt().text(rule as 'Answer the customer.');`,
      errors: [
        { messageId: 'promptPart', line: 7, column: 19, endLine: 7, endColumn: 49, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}export const ask = (language: string) => new Prompt().text(language as 'German');`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 60, endLine: 5, endColumn: 80, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}export const ask = <Text extends string>(rule: Text) => new Prompt().text(rule as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 75, endLine: 5, endColumn: 86, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}export const ask = (rule: any) => new Prompt().text(rule);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 53, endLine: 5, endColumn: 57, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}export const ask = (rule: unknown) => new Prompt().text(rule as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 57, endLine: 5, endColumn: 68, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}export const ask = (rules: { main?: string }) => new Prompt().text(rules?.main as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 68, endLine: 5, endColumn: 86, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}export const ask = (rules: string[]) => new Prompt().text(rules.join() as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 59, endLine: 5, endColumn: 78, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(reply.raw() as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 19, endLine: 5, endColumn: 37, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt()['text'](plain as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 22, endLine: 5, endColumn: 34, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}export const ask = (prompt?: Prompt) => prompt?.text(plain as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 54, endLine: 5, endColumn: 66, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text('Answer.').text(plain as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 35, endLine: 5, endColumn: 47, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}export const ask = <Base extends Prompt>(prompt: Base) => prompt.text(plain as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 71, endLine: 5, endColumn: 83, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}export const ask = (prompt: Prompt | undefined) => prompt!.text(plain as any);`,
      errors: [
        { messageId: 'promptPart', line: 5, column: 65, endLine: 5, endColumn: 77, data: { method: 'text' } },
      ],
    },
    {
      code: `import { Prompt as Question } from '@hearsay/core';
export const ask = (plain: string) => new Question().text(plain as any);`,
      errors: [
        { messageId: 'promptPart', line: 2, column: 59, endLine: 2, endColumn: 71, data: { method: 'text' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(plain as any);`,
      options: [{ sdkSlots: false }],
      errors: [
        { messageId: 'promptPart', line: 5, column: 19, endLine: 5, endColumn: 31, data: { method: 'text' } },
      ],
    },
  ],
};
