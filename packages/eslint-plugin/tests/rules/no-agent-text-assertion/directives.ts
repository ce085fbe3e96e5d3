import type { RunTests } from '@typescript-eslint/rule-tester';
import type { AssertionMessage } from '../../../src/rules/no-agent-text-assertion.ts';
import { TEXTS } from './prelude.ts';

export const directives: RunTests<AssertionMessage, []> = {
  valid: [
    `${TEXTS}// @ts-expect-error -- shown
export const line: number = plain;`,
    `${TEXTS}// The word @ts-ignore stands in a sentence here.
export const line = reply;`,
    `// @ts-nocheck
import { prompt } from '@hearsay/core';
export const count: number = 'one';`,
    `${TEXTS}export const line = reply; // @ts-ignore
export const count: number = plain;`,
  ],
  invalid: [
    {
      code: `${TEXTS}// @ts-expect-error -- shown
export const line = \`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'directive',
          line: 8,
          column: 1,
          endLine: 8,
          endColumn: 29,
          data: { name: '@ts-expect-error' },
        },
      ],
    },
    {
      code: `${TEXTS}// @ts-ignore
export const line = \`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'directive',
          line: 8,
          column: 1,
          endLine: 8,
          endColumn: 14,
          data: { name: '@ts-ignore' },
        },
      ],
    },
    {
      code: `${TEXTS}/* @ts-ignore */
export const line = 'Ticket: ' + answer.note;`,
      errors: [
        {
          messageId: 'directive',
          line: 8,
          column: 1,
          endLine: 8,
          endColumn: 17,
          data: { name: '@ts-ignore' },
        },
      ],
    },
    {
      code: `${TEXTS}/*
 * The compiler is wrong here.
 * @ts-expect-error */
export const line = \`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'directive',
          line: 8,
          column: 1,
          endLine: 10,
          endColumn: 23,
          data: { name: '@ts-expect-error' },
        },
      ],
    },
    {
      code: `${TEXTS}// @ts-expect-error
// Another comment.
export const line = \`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'directive',
          line: 8,
          column: 1,
          endLine: 8,
          endColumn: 20,
          data: { name: '@ts-expect-error' },
        },
      ],
    },
    {
      code: `// @ts-nocheck
import type { AgentText } from '@hearsay/core';
export const show = (reply: AgentText) => \`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'directive',
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 15,
          data: { name: '@ts-nocheck' },
        },
      ],
    },
    {
      code: `${TEXTS}export const size = [
  // @ts-expect-error
  reply.length,
];`,
      errors: [
        {
          messageId: 'directive',
          line: 9,
          column: 3,
          endLine: 9,
          endColumn: 22,
          data: { name: '@ts-expect-error' },
        },
      ],
    },
    {
      code: `${TEXTS}export const Line = () => (
  <p>
    {/* @ts-expect-error */}
    {\`Ticket: \${reply}\`}
  </p>
);`,
      filename: 'react.tsx',
      errors: [
        {
          messageId: 'directive',
          line: 10,
          column: 6,
          endLine: 10,
          endColumn: 28,
          data: { name: '@ts-expect-error' },
        },
      ],
    },
  ],
};
