import type { RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

export const keys: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    `${TEXTS}export const counts = { [plain]: 1, note: reply };`,
    `${TEXTS}list[0];`,
    `${TEXTS}answer['note'];`,
    `${TEXTS}export const read = () => 'note' in answer;`,
    `${TEXTS}export const read = () => Object.hasOwn(answer, 'note');`,
    `${TEXTS}export const byName = Object.fromEntries([['note', reply]]);`,
    `${TEXTS}export const copy = Object.fromEntries(byQueue);`,
    `${TEXTS}export const groups = Object.groupBy(list, (text) => (text.isEmpty ? 'empty' : 'written'));`,
    `${TEXTS}export const groups = Map.groupBy(list, (text) => text);`,
    `${TEXTS}declare function read(from: object, key: PropertyKey): number;
read({ note: reply }, 'note');`,
    `${TEXTS}new Map<PropertyKey, AgentText>().set('note', reply);`,
  ],
  invalid: [
    {
      code: `${TEXTS}export const counts = { [reply]: 1 };`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 26,
          endLine: 10,
          endColumn: 31,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export class Desk {
  static [reply] = 1;
}`,
      errors: [
        {
          messageId: 'key',
          line: 11,
          column: 11,
          endLine: 11,
          endColumn: 16,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const read = (queues: Record<string, number>) => queues[reply];`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 64,
          endLine: 10,
          endColumn: 69,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const read = (queues: Record<string, number>) => queues?.[reply];`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 66,
          endLine: 10,
          endColumn: 71,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const { [reply]: first } = { refunds: 1 };`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 17,
          endLine: 10,
          endColumn: 22,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const read = (queues: object) => reply in queues;`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 41,
          endLine: 10,
          endColumn: 46,
          data: { by: 'in', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const read = (queues: object) => Object.hasOwn(queues, reply);`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 63,
          endLine: 10,
          endColumn: 68,
          data: { by: 'Object.hasOwn', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const read = (queues: object) => Reflect.get(queues, reply);`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 61,
          endLine: 10,
          endColumn: 66,
          data: { by: 'Reflect.get', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const read = (queues: object) => queues.hasOwnProperty(reply);`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 63,
          endLine: 10,
          endColumn: 68,
          data: { by: 'queues.hasOwnProperty', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const counts = Object.fromEntries([[reply, 1]]);`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 42,
          endLine: 10,
          endColumn: 54,
          data: {
            by: 'Object.fromEntries',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export const counts = (texts: Map<AgentText, number>) => Object.fromEntries(texts);`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 77,
          endLine: 10,
          endColumn: 82,
          data: {
            by: 'Object.fromEntries',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export const groups = Object.groupBy(list, (text) => text);`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 54,
          endLine: 10,
          endColumn: 58,
          data: { by: 'Object.groupBy', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}declare function read(from: object, key: PropertyKey): number;
read({}, reply);`,
      errors: [
        {
          messageId: 'key',
          line: 11,
          column: 10,
          endLine: 11,
          endColumn: 15,
          data: { by: 'read', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}Object.getOwnPropertyDescriptor({}, reply);`,
      errors: [
        {
          messageId: 'key',
          line: 10,
          column: 37,
          endLine: 10,
          endColumn: 42,
          data: { by: 'Object.getOwnPropertyDescriptor', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export class Desk {
  static accessor [reply] = 1;
}`,
      errors: [
        {
          messageId: 'key',
          line: 11,
          column: 20,
          endLine: 11,
          endColumn: 25,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
        },
      ],
    },
  ],
};
