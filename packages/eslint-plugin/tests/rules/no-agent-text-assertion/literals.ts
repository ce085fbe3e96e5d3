import type { RunTests } from '@typescript-eslint/rule-tester';
import type { AssertionMessage } from '../../../src/rules/no-agent-text-assertion.ts';
import { TEXTS } from './prelude.ts';

export const literals: RunTests<AssertionMessage, []> = {
  valid: [
    `${TEXTS}new Prompt().text('Ticket closed.').untrusted(reply.raw());`,
    `${TEXTS}new Prompt().text(plain as 'Ticket closed.');`,
    `${TEXTS}export const size = reply.raw().length as any;`,
    `${TEXTS}export const kind = (reply.isEmpty ? 'empty' : 'written') as 'empty';`,
    `${TEXTS}reply.raw() as string | undefined;`,
    `${TEXTS}reply.raw() as unknown as object;`,
  ],
  invalid: [
    {
      code: `${TEXTS}new Prompt().text(reply.raw() as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 50,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}const line = reply.raw();
new Prompt().text(line as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 9,
          column: 19,
          endLine: 9,
          endColumn: 43,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(\`Ticket: \${reply.raw()}\` as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 63,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(('Ticket: ' + reply.raw()) as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 65,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(reply.raw().trim() as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 57,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text((maybe?.raw() ?? 'none') as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 63,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text((list.length > 1 ? list[0].raw() : 'none') as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 81,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(reply.toJSON() as any);`,
      errors: [
        { messageId: 'literal', line: 8, column: 19, endLine: 8, endColumn: 40, data: { type: 'any' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(JSON.stringify(answer) as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 61,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}let line = '';
reply.map((raw) => (line = raw));
new Prompt().text(line as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 10,
          column: 19,
          endLine: 10,
          endColumn: 43,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}reply.map((raw) => {
  new Prompt().text(raw as 'Ticket closed.');
  return raw;
});`,
      errors: [
        {
          messageId: 'literal',
          line: 9,
          column: 21,
          endLine: 9,
          endColumn: 44,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(reply.raw() as never);`,
      errors: [
        { messageId: 'literal', line: 8, column: 19, endLine: 8, endColumn: 39, data: { type: 'never' } },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(<'Ticket closed.'>reply.raw());`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 48,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(['Ticket:', reply.raw()].join(' ') as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 73,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(reply.raw().split('.')[0] as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 64,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text('Ticket: '.concat(reply.raw()) as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 69,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
    {
      code: `${TEXTS}new Prompt().text(String.raw\`Ticket: \${reply.raw()}\` as 'Ticket closed.');`,
      errors: [
        {
          messageId: 'literal',
          line: 8,
          column: 19,
          endLine: 8,
          endColumn: 73,
          data: { type: "'Ticket closed.'" },
        },
      ],
    },
  ],
};
