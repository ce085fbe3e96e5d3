import type { RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

/** Lists and objects that are written out where they are converted. */
export const writtenValues: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    `${TEXTS}String([[count, plain], 'none']);`,
    `${TEXTS}JSON.stringify({ cases: [{ note: count > 1 ? 'many' : 'none' }, null] });`,
    `${TEXTS}JSON.stringify({ get note() { return plain; } });`,
    `${TEXTS}JSON.stringify(['none', ...plain]);`,
  ],
  invalid: [
    {
      code: `${TEXTS}String([[count, reply]]);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 8,
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
      code: `${TEXTS}JSON.stringify({ cases: [{ note: count > 1 ? reply : 'none' }] });`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 16,
          endLine: 10,
          endColumn: 65,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}JSON.stringify({ get note() { return reply; } });`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 16,
          endLine: 10,
          endColumn: 48,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}JSON.stringify([...list, 'none']);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 16,
          endLine: 10,
          endColumn: 33,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
  ],
};
