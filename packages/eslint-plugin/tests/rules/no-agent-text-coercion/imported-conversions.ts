import type { RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

/** The same functions, by the ways in which a name comes into a file. */
export const importedConversions: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    `${TEXTS}const util = { format: (template: string, text: AgentText) => text.equals(template) };
export const isSame = util.format('%s', reply);`,
    `${TEXTS}const { format } = require('node:util');
export const line = format('Ticket: %s', reply.raw());`,
  ],
  invalid: [
    {
      code: `${TEXTS}const util = require('node:util');
export const line = util.format('Ticket: %s', reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 47,
          endLine: 11,
          endColumn: 52,
          data: { by: 'util.format', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}const util = require('node:util');
export const line = util.format('Ticket: %s', reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}const { format: print } = require('util');
export const line = print('Ticket: %s', reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 41,
          endLine: 11,
          endColumn: 46,
          data: { by: 'util.format', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}const { format: print } = require('util');
export const line = print('Ticket: %s', reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}import util from 'node:util';
export const line = util.format('Ticket: %s', reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 47,
          endLine: 11,
          endColumn: 52,
          data: { by: 'util.format', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}import util from 'node:util';
export const line = util.format('Ticket: %s', reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}import { URL as Address } from 'node:url';
export const link = new Address(reply, 'https://desk.example');`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 33,
          endLine: 11,
          endColumn: 38,
          data: { by: 'URL', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}import { URL as Address } from 'node:url';
export const link = new Address(reply.raw(), 'https://desk.example');`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}import buffer from 'node:buffer';
export const bytes = buffer.Buffer.from(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 41,
          endLine: 11,
          endColumn: 46,
          data: { by: 'Buffer.from', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}import buffer from 'node:buffer';
export const bytes = buffer.Buffer.from(reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}import { escape } from 'node:querystring';
export const part = escape(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 28,
          endLine: 11,
          endColumn: 33,
          data: { by: 'querystring.escape', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}import { escape } from 'node:querystring';
export const part = escape(reply.raw());`,
            },
          ],
        },
      ],
    },
  ],
};
