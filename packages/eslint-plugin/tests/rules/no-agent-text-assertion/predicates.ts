import type { RunTests } from '@typescript-eslint/rule-tester';
import type { AssertionMessage } from '../../../src/rules/no-agent-text-assertion.ts';
import { TEXTS } from './prelude.ts';

export const predicates: RunTests<AssertionMessage, []> = {
  valid: [
    `${TEXTS}export const isNotes = (value: unknown): value is { note: string } => value !== undefined;`,
    `${TEXTS}export const isCounted = (value: { id?: number; note: AgentText }): value is { id: number; note: AgentText } =>
  value.id !== undefined;`,
    // The implementation below looks.
    `${TEXTS}export function isText(value: AgentText | string): value is string;
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}`,
    `${TEXTS}export declare function isText(value: AgentText | string): value is string;`,
    `${TEXTS}export abstract class Desk {
  abstract isText(value: AgentText | string): value is string;
}`,
    `${TEXTS}export interface Desk {
  isText(value: AgentText | string): value is string;
}`,
    `${TEXTS}export type IsText = (value: AgentText | string) => value is string;`,
    `${TEXTS}export const isText = (value: unknown): value is string => typeof value === 'string';`,
    `${TEXTS}export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');`,
    `${TEXTS}export const isMarked = (value: unknown): value is AgentText => value !== undefined;`,
    `${TEXTS}export const isKind = (value: unknown): value is 'open' | 'closed' => value !== undefined;`,
    `${TEXTS}export const isCount = (value: unknown): value is number => value !== undefined;`,
    `${TEXTS}export const isLong = (value: string): value is string => value.length > 9;`,
    `${TEXTS}export class Desk {
  isOpen(): this is Desk {
    return true;
  }
}`,
    `${TEXTS}export function assertThere(value: unknown): asserts value {}`,
  ],
  invalid: [
    {
      code: `${TEXTS}export function isText(value: AgentText | string): value is string {
  return true;
}`,
      errors: [
        {
          messageId: 'predicate',
          line: 8,
          column: 52,
          endLine: 8,
          endColumn: 67,
          data: { type: 'string', parameter: 'value' },
        },
      ],
    },
    {
      code: `${TEXTS}export const isText = (value: unknown): value is string => value !== undefined;`,
      errors: [
        {
          messageId: 'predicate',
          line: 8,
          column: 41,
          endLine: 8,
          endColumn: 56,
          data: { type: 'string', parameter: 'value' },
        },
      ],
    },
    {
      code: `${TEXTS}export function assertText(value: unknown): asserts value is string {}`,
      errors: [
        {
          messageId: 'predicate',
          line: 8,
          column: 45,
          endLine: 8,
          endColumn: 68,
          data: { type: 'string', parameter: 'value' },
        },
      ],
    },
    {
      code: `${TEXTS}export const isNotes = (value: { note: AgentText | string }): value is { note: string } => value !== undefined;`,
      errors: [
        {
          messageId: 'predicate',
          line: 8,
          column: 63,
          endLine: 8,
          endColumn: 88,
          data: { type: '{ note: string }', parameter: 'value' },
        },
      ],
    },
    {
      code: `${TEXTS}export const isTexts = (value: readonly (AgentText | string)[]): value is string[] => value.length > 0;`,
      errors: [
        {
          messageId: 'predicate',
          line: 8,
          column: 66,
          endLine: 8,
          endColumn: 83,
          data: { type: 'string[]', parameter: 'value' },
        },
      ],
    },
    {
      code: `${TEXTS}export const isAnything = (value: AgentText): value is any => true;`,
      errors: [
        {
          messageId: 'predicate',
          line: 8,
          column: 47,
          endLine: 8,
          endColumn: 59,
          data: { type: 'any', parameter: 'value' },
        },
      ],
    },
    {
      code: `${TEXTS}export class Desk {
  isText(value: AgentText | string): value is string {
    return this !== value;
  }
}`,
      errors: [
        {
          messageId: 'predicate',
          line: 9,
          column: 38,
          endLine: 9,
          endColumn: 53,
          data: { type: 'string', parameter: 'value' },
        },
      ],
    },
    {
      code: `${TEXTS}export const isText = <Value>(value: Value): value is Value & string => true;`,
      errors: [
        {
          messageId: 'predicate',
          line: 8,
          column: 46,
          endLine: 8,
          endColumn: 69,
          data: { type: 'Value & string', parameter: 'value' },
        },
      ],
    },
    {
      code: `${TEXTS}export const isText = (value: object, other: unknown = ''): other is string => true;`,
      errors: [
        {
          messageId: 'predicate',
          line: 8,
          column: 61,
          endLine: 8,
          endColumn: 76,
          data: { type: 'string', parameter: 'other' },
        },
      ],
    },
  ],
};
