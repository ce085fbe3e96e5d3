import type { RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

export const conversions: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    `${TEXTS}export function show(String: { raw(parts: TemplateStringsArray, ...values: AgentText[]): AgentText }) {
  return String.raw\`Ticket: \${reply}\`;
}`,
    `${TEXTS}String(answer.id);`,
    // A function of the program that is called like the global one.
    `${TEXTS}function String(text: AgentText): AgentText {
  return text;
}
export const same = String(reply);`,
    `${TEXTS}encodeURIComponent(reply.raw());`,
    `${TEXTS}new URLSearchParams({ query: plain });`,
    `${TEXTS}new Set([reply]);`,
    `${TEXTS}JSON.stringify({ id: answer.id });`,
    `${TEXTS}export function write(JSON: { stringify(value: unknown): AgentText }) {
  return JSON.stringify(answer);
}`,
    `${TEXTS}import { format } from 'node:util';
export const line = format('Ticket: %s', plain);`,
    `${TEXTS}import { inspect } from 'node:util';
export const line = inspect(answer);`,
    `${TEXTS}Buffer.from(plain);`,
    `${TEXTS}structuredClone({ id: answer.id });`,
    `${TEXTS}export const share = (worker: Worker) => worker.postMessage({ note: reply.raw() });`,
    `${TEXTS}Object.prototype.toString.call(reply);`,
    // A declaration says what a text will be, and holds none.
    `${TEXTS}import { defineAnswer } from '@hearsay/answer';
import { Tool } from '@hearsay/tool';
const schema = { type: 'object', properties: { note: { type: 'string' } }, required: ['note'] } as const;
const tool = Tool.of(schema, 'keep', 'Keep a note');
export const lines = [JSON.stringify(tool), JSON.stringify([tool.toJSON(), defineAnswer(schema)])];`,
  ],
  invalid: [
    {
      code: `import { Call, Tool } from '@hearsay/tool';
const schema = { type: 'object', properties: { note: { type: 'string' } }, required: ['note'] } as const;
export const line = (call: Call) => JSON.stringify(call.parse(Tool.of(schema, 'keep', 'Keep a note')));`,
      errors: [{ messageId: 'conversion', line: 3, column: 52, endLine: 3, endColumn: 102 }],
    },
    {
      code: `export const show = (reply: import('@hearsay/core').AgentText) => String(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 1,
          column: 74,
          endLine: 1,
          endColumn: 79,
          data: { by: 'String', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `export const show = (reply: import('@hearsay/core').AgentText) => String(reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}String(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 8,
          endLine: 10,
          endColumn: 13,
          data: { by: 'String', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}String(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}String(maybe);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 8,
          endLine: 10,
          endColumn: 13,
          data: {
            by: 'String',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}String(answer);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 8,
          endLine: 10,
          endColumn: 14,
          data: {
            by: 'String',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}String(list[0]);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 8,
          endLine: 10,
          endColumn: 15,
          data: { by: 'String', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}String(list[0].raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}globalThis.String(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 19,
          endLine: 10,
          endColumn: 24,
          data: { by: 'String', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}globalThis.String(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}new String(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 17,
          data: { by: 'String', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}new String(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}String?.(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 10,
          endLine: 10,
          endColumn: 15,
          data: { by: 'String', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}String?.(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}String(...list);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 11,
          endLine: 10,
          endColumn: 15,
          data: {
            by: 'String',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}(String)(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 10,
          endLine: 10,
          endColumn: 15,
          data: { by: 'String', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}(String)(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}Number(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 8,
          endLine: 10,
          endColumn: 13,
          data: { by: 'Number', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}Number(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}BigInt(reply as never as AgentText);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 8,
          endLine: 10,
          endColumn: 35,
          data: { by: 'BigInt', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            { messageId: 'takeRaw', output: `${TEXTS}BigInt((reply as never as AgentText).raw());` },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}Symbol(reply as any as AgentText);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 8,
          endLine: 10,
          endColumn: 33,
          data: { by: 'Symbol', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            { messageId: 'takeRaw', output: `${TEXTS}Symbol((reply as any as AgentText).raw());` },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}encodeURIComponent(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 20,
          endLine: 10,
          endColumn: 25,
          data: { by: 'encodeURIComponent', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}encodeURIComponent(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}new URLSearchParams({ query: reply });`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 21,
          endLine: 10,
          endColumn: 37,
          data: {
            by: 'URLSearchParams',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}new URLSearchParams().append('query', reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 39,
          endLine: 10,
          endColumn: 44,
          data: { by: 'append', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            { messageId: 'takeRaw', output: `${TEXTS}new URLSearchParams().append('query', reply.raw());` },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}export function form(data: FormData) {
  data.append('query', reply);
}`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 24,
          endLine: 11,
          endColumn: 29,
          data: { by: 'append', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}export function form(data: FormData) {
  data.append('query', reply.raw());
}`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}export function form(data: FormData) {
  data.set('query', reply);
}`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 21,
          endLine: 11,
          endColumn: 26,
          data: { by: 'set', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}export function form(data: FormData) {
  data.set('query', reply.raw());
}`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}new Error(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 11,
          endLine: 10,
          endColumn: 16,
          data: { by: 'Error', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}new Error(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}new RegExp(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 17,
          data: { by: 'RegExp', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}new RegExp(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}new Blob([reply]);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 10,
          endLine: 10,
          endColumn: 17,
          data: {
            by: 'Blob',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}JSON.stringify(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 16,
          endLine: 10,
          endColumn: 21,
          data: { by: 'JSON.stringify', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}JSON.stringify(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}JSON.stringify({ id: 7, reply });`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 16,
          endLine: 10,
          endColumn: 32,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}JSON.stringify({ ...answer });`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 16,
          endLine: 10,
          endColumn: 29,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}JSON.stringify([...list]);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 16,
          endLine: 10,
          endColumn: 25,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}JSON.stringify(answer, (key, value) => value, 2);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 16,
          endLine: 10,
          endColumn: 22,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}JSON.stringify(answer, ['note']);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 16,
          endLine: 10,
          endColumn: 22,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}import { format } from 'node:util';
export const line = format('Ticket: %s', reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 42,
          endLine: 11,
          endColumn: 47,
          data: { by: 'util.format', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}import { format } from 'node:util';
export const line = format('Ticket: %s', reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}import * as util from 'node:util';
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
              output: `${TEXTS}import * as util from 'node:util';
export const line = util.format('Ticket: %s', reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}import util from 'util';
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
              output: `${TEXTS}import util from 'util';
export const line = util.format('Ticket: %s', reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}import { format as fill } from 'util';
export const line = fill('Ticket: %s', reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 40,
          endLine: 11,
          endColumn: 45,
          data: { by: 'util.format', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}import { format as fill } from 'util';
export const line = fill('Ticket: %s', reply.raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}import { inspect } from 'node:util';
export const line = inspect(answer, { customInspect: false });`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 29,
          endLine: 11,
          endColumn: 35,
          data: {
            by: 'util.inspect',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}Buffer.from(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 13,
          endLine: 10,
          endColumn: 18,
          data: { by: 'Buffer.from', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}Buffer.from(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}import { Buffer } from 'node:buffer';
export const bytes = Buffer.from(reply as any as AgentText);`,
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 34,
          endLine: 11,
          endColumn: 59,
          data: { by: 'Buffer.from', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}import { Buffer } from 'node:buffer';
export const bytes = Buffer.from((reply as any as AgentText).raw());`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}structuredClone(reply);`,
      errors: [
        {
          messageId: 'clone',
          line: 10,
          column: 17,
          endLine: 10,
          endColumn: 22,
          data: { by: 'structuredClone', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}structuredClone(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}structuredClone(answer);`,
      errors: [
        {
          messageId: 'clone',
          line: 10,
          column: 17,
          endLine: 10,
          endColumn: 23,
          data: {
            by: 'structuredClone',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export const share = (worker: Worker) => worker.postMessage(answer);`,
      errors: [
        {
          messageId: 'clone',
          line: 10,
          column: 61,
          endLine: 10,
          endColumn: 67,
          data: {
            by: 'postMessage',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}postMessage(reply);`,
      errors: [
        {
          messageId: 'clone',
          line: 10,
          column: 13,
          endLine: 10,
          endColumn: 18,
          data: { by: 'postMessage', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}postMessage(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}(String as any)(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 17,
          endLine: 10,
          endColumn: 22,
          data: { by: 'String', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}(String as any)(reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}+[reply];`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 2,
          endLine: 10,
          endColumn: 9,
          data: {
            by: '+',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}-list;`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 2,
          endLine: 10,
          endColumn: 6,
          data: {
            by: '-',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}String.call(undefined, reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 24,
          endLine: 10,
          endColumn: 29,
          data: { by: 'String.call', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}String.call(undefined, reply.raw());` }],
        },
      ],
    },
    {
      code: `${TEXTS}String.prototype.trim.call(reply);`,
      errors: [
        {
          messageId: 'conversion',
          line: 10,
          column: 28,
          endLine: 10,
          endColumn: 33,
          data: { by: 'String.prototype.trim.call', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}String.prototype.trim.call(reply.raw());` }],
        },
      ],
    },
  ],
};
