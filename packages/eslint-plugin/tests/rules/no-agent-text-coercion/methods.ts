import type { RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

export const methods: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    `${TEXTS}['Ticket', plain].join(', ');`,
    `${TEXTS}list.map((text) => text.raw()).join(', ');`,
    `${TEXTS}list.concat(reply);`,
    `${TEXTS}count.toString();`,
    `${TEXTS}reply.raw();`,
    `${TEXTS}[plain].map(String);`,
    `${TEXTS}new Prompt().text('The reply:').untrusted(reply).toString();`,
    `${TEXTS}reply.map(encodeURIComponent);`,
  ],
  invalid: [
    {
      code: `${TEXTS}[reply].join(', ');`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 8,
          data: {
            by: 'join',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list.join(', ');`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 5,
          data: {
            by: 'join',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list?.join(', ');`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 5,
          data: {
            by: 'join',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list['join'](', ');`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 5,
          data: {
            by: 'join',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list.map((text) => text).join(', ');`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 25,
          data: {
            by: 'join',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}Object.values(answer).join(', ');`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 22,
          data: {
            by: 'join',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}'Ticket: '.concat(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 19,
          endLine: 10,
          endColumn: 24,
          data: { by: 'concat', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}'Ticket: '.concat(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}plain.concat(' ', reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 19,
          endLine: 10,
          endColumn: 24,
          data: { by: 'concat', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}plain.concat(' ', reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}reply.toString();`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 6,
          data: { by: 'toString', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}reply.raw();` }],
        },
      ],
    },
    {
      code: `${TEXTS}reply.toLocaleString();`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 6,
          data: { by: 'toLocaleString', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}reply.raw();` }],
        },
      ],
    },
    {
      code: `${TEXTS}maybe?.toString();`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 6,
          data: {
            by: 'toString',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list.toString();`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 5,
          data: {
            by: 'toString',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list.toLocaleString();`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 5,
          data: {
            by: 'toLocaleString',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}answer.toString();`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 7,
          data: {
            by: 'toString',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}reply.toJSON();`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 6,
          data: { by: 'toJSON', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}reply.raw();` }],
        },
      ],
    },
    {
      code: `${TEXTS}list.map(String);`,
      errors: [
        {
          messageId: 'callback',
          line: 10,
          column: 10,
          endLine: 10,
          endColumn: 16,
          data: {
            by: 'String',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list.map(JSON.stringify);`,
      errors: [
        {
          messageId: 'callback',
          line: 10,
          column: 10,
          endLine: 10,
          endColumn: 24,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}Array.from(list, String);`,
      errors: [
        {
          messageId: 'callback',
          line: 10,
          column: 18,
          endLine: 10,
          endColumn: 24,
          data: {
            by: 'String',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export async function all(texts: Promise<AgentText>) {
  return texts.then(String);
}`,
      errors: [
        {
          messageId: 'callback',
          line: 11,
          column: 21,
          endLine: 11,
          endColumn: 27,
          data: {
            by: 'String',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list.map(String as (text: unknown) => string);`,
      errors: [
        {
          messageId: 'callback',
          line: 10,
          column: 10,
          endLine: 10,
          endColumn: 45,
          data: {
            by: 'String',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}Array.prototype.join.call(list);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 27,
          endLine: 10,
          endColumn: 31,
          data: {
            by: 'Array.prototype.join.call',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}reply /* of the model */.toString();`,
      errors: [
        {
          messageId: 'method',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 6,
          data: { by: 'toString', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
  ],
};
