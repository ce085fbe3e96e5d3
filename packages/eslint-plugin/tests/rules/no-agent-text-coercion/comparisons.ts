import type { RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

export const comparisons: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    `${TEXTS}reply === list[0];`,
    `${TEXTS}maybe === undefined || maybe === null || maybe != null;`,
    `${TEXTS}export const absent = !reply || typeof reply === 'undefined' || void reply;`,
    `${TEXTS}typeof either === 'string' && either === plain;`,
    `${TEXTS}export const same = (other: any) => reply === other;`,
    `${TEXTS}export const same = (other: unknown) => reply === other;`,
  ],
  invalid: [
    {
      code: `${TEXTS}reply === plain;`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 16,
          data: { by: '===', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'compareText', output: `${TEXTS}reply.equals(plain);` }],
        },
      ],
    },
    {
      code: `${TEXTS}plain !== reply;`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 16,
          data: { by: '!==', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'compareText', output: `${TEXTS}!reply.equals(plain);` }],
        },
      ],
    },
    {
      code: `${TEXTS}maybe == 'refunds';`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 19,
          data: { by: '==', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}reply < list[0];`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 16,
          data: { by: '<', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}list < ['b'];`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 13,
          data: { by: '<', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}either === plain;`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 17,
          data: { by: '===', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}reply === (count, plain);`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 25,
          data: { by: '===', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'compareText', output: `${TEXTS}reply.equals((count, plain));` }],
        },
      ],
    },
    // A suggestion would lose the comment.
    {
      code: `${TEXTS}reply === /* the first one */ plain;`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 36,
          data: { by: '===', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}answer?.note === plain;`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 23,
          data: { by: '===', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'compareText', output: `${TEXTS}answer?.note.equals(plain);` }],
        },
      ],
    },
    {
      code: `${TEXTS}export const same = <Text extends AgentText>(text: Text) => text === plain;`,
      errors: [
        {
          messageId: 'comparison',
          line: 10,
          column: 61,
          endLine: 10,
          endColumn: 75,
          data: { by: '===', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
  ],
};
