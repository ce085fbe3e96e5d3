import type { RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

export const openParameters: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    `${TEXTS}const describe = (value: AgentText): string => value.raw();
describe(reply);`,
    `${TEXTS}const isKnown = (value: unknown): boolean => value !== undefined;
isKnown(reply);`,
    `${TEXTS}const keep = <Value>(value: Value): Value => value;
keep(reply);`,
    `${TEXTS}const describe = <Value extends AgentText>(value: Value): string => value.raw();
describe(reply);`,
    `${TEXTS}const describe = (value: unknown): 'open' | 'closed' => (value ? 'open' : 'closed');
describe(reply);`,
    `${TEXTS}const isThere = (value: unknown): boolean => value !== undefined;
list.filter(isThere);`,
    `${TEXTS}const describe = (value: unknown): string => \`Ticket: \${value}\`;
[plain].map(describe);`,
    `${TEXTS}list.map((text) => text.raw());`,
    `${TEXTS}list.map((_text: unknown, index: number) => index);`,
  ],
  invalid: [
    {
      code: `${TEXTS}function describe(value: any): string {
  return 'Ticket: ' + value;
}
describe(reply);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 13,
          column: 10,
          endLine: 13,
          endColumn: 15,
          data: { by: 'describe', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}function describe(value: any): string {
  return 'Ticket: ' + value;
}
describe(reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}function describe(value: unknown): string {
  return \`Ticket: \${value}\`;
}
describe(answer);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 13,
          column: 10,
          endLine: 13,
          endColumn: 16,
          data: {
            by: 'describe',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}function describe(value: object): string {
  return \`Ticket: \${value}\`;
}
describe(list);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 13,
          column: 10,
          endLine: 13,
          endColumn: 14,
          data: {
            by: 'describe',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}function describe(value: {}): string {
  return \`Ticket: \${value}\`;
}
describe(reply);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 13,
          column: 10,
          endLine: 13,
          endColumn: 15,
          data: { by: 'describe', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}function describe(value: {}): string {
  return \`Ticket: \${value}\`;
}
describe(reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}const describe = <Value>(value: Value): string => \`Ticket: \${value}\`;
describe(reply);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 11,
          column: 10,
          endLine: 11,
          endColumn: 15,
          data: { by: 'describe', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}const describe = <Value>(value: Value): string => \`Ticket: \${value}\`;
describe(reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}const describe = async (...values: unknown[]): Promise<string> => values.join();
describe(plain, reply);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 11,
          column: 17,
          endLine: 11,
          endColumn: 22,
          data: { by: 'describe', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}const describe = async (...values: unknown[]): Promise<string> => values.join();
describe(plain, reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}const describe = (value?: unknown): string | undefined => undefined;
describe(maybe);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 11,
          column: 10,
          endLine: 11,
          endColumn: 15,
          data: {
            by: 'describe',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}class Desk {
  describe(value: unknown): string {
    return \`Ticket: \${value}\`;
  }
}
new Desk().describe(reply);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 15,
          column: 21,
          endLine: 15,
          endColumn: 26,
          data: { by: 'new Desk().describe', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}class Desk {
  describe(value: unknown): string {
    return \`Ticket: \${value}\`;
  }
}
new Desk().describe(reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}const convert = String;
convert(reply);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 11,
          column: 9,
          endLine: 11,
          endColumn: 14,
          data: { by: 'convert', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}const convert = String;
convert(reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}const { stringify } = JSON;
stringify(answer);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 11,
          column: 11,
          endLine: 11,
          endColumn: 17,
          data: {
            by: 'stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}const describe = (value: unknown): string => \`Ticket: \${value}\`;
list.map(describe);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 11,
          column: 10,
          endLine: 11,
          endColumn: 18,
          data: {
            by: 'describe',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list.map((value: unknown): string => \`Ticket: \${value}\`);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 10,
          column: 11,
          endLine: 10,
          endColumn: 25,
          data: {
            by: 'value: unknown',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}list.map((value: object) => [\`\${value}\`]);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 10,
          column: 11,
          endLine: 10,
          endColumn: 24,
          data: {
            by: 'value: object',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export const later = (text: Promise<AgentText>) => text.then(<Value>(value: Value) => \`Ticket: \${value}\`);`,
      errors: [
        {
          messageId: 'openParameter',
          line: 10,
          column: 70,
          endLine: 10,
          endColumn: 82,
          data: {
            by: 'value: Value',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
  ],
};
