import type { RunTests } from '@typescript-eslint/rule-tester';
import type { AssertionMessage } from '../../../src/rules/no-agent-text-assertion.ts';
import { TEXTS } from './prelude.ts';

export const assertions: RunTests<AssertionMessage, []> = {
  valid: [
    // A type of the same name that is none of ours.
    `interface AgentText {
  raw(): string;
}
export const plainly = (reply: AgentText) => reply as unknown as string;`,
    `${TEXTS}maybe as AgentText;`,
    `${TEXTS}either as AgentText;`,
    `${TEXTS}answer as { readonly note: AgentText };`,
    `${TEXTS}list as AgentText[];`,
    `${TEXTS}export const refine = <Text extends AgentText>(text: AgentText) => text as Text;`,
    `${TEXTS}JSON.parse(plain) as AgentText;`,
    `${TEXTS}plain as unknown as number;`,
    `${TEXTS}reply.raw() as string;`,
    `${TEXTS}reply as const;`,
    `${TEXTS}answer.id as unknown as string;`,
    `${TEXTS}export const nothing = (value: never) => value as string;`,
    `${TEXTS}export const anything = (value: any) => value as string;`,
    `${TEXTS}export const anything = (value: unknown) => value as string;`,
    `${TEXTS}[] as string[];`,
    `${TEXTS}maybe!;`,
    `${TEXTS}answer.note!;`,
    `${TEXTS}export const known = <Text extends AgentText | undefined>(text: Text) => text!;`,
    `${TEXTS}answer as { readonly id: number };`,
    `${TEXTS}maybe as undefined;`,
    `${TEXTS}list as { readonly length: number };`,
    `${TEXTS}reply satisfies AgentText;`,
    `${TEXTS}plain satisfies unknown;`,
  ],
  invalid: [
    {
      code: `${TEXTS}reply as string;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 16, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}reply as any;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 13, data: { type: 'any' } },
      ],
    },
    {
      code: `${TEXTS}reply as unknown as string;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 27, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}<string>(<unknown>reply);`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 25, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}<any>reply;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 11, data: { type: 'any' } },
      ],
    },
    {
      code: `${TEXTS}(reply as never) as string;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 27, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}reply as unknown;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 17, data: { type: 'unknown' } },
      ],
    },
    {
      code: `${TEXTS}either as string;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 17, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}maybe as string | undefined;`,
      errors: [
        {
          messageId: 'assertion',
          line: 8,
          column: 1,
          endLine: 8,
          endColumn: 28,
          data: { type: 'string | undefined' },
        },
      ],
    },
    {
      code: `${TEXTS}answer as unknown as { note: string };`,
      errors: [
        {
          messageId: 'assertion',
          line: 8,
          column: 1,
          endLine: 8,
          endColumn: 38,
          data: { type: '{ note: string }' },
        },
      ],
    },
    {
      code: `${TEXTS}list as unknown as string[];`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 28, data: { type: 'string[]' } },
      ],
    },
    {
      code: `${TEXTS}(await Promise.resolve(reply)) as unknown as string;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 52, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}answer?.note as unknown as string;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 34, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}export const plainly = <Text extends AgentText>(text: Text) => text as unknown as string;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 64, endLine: 8, endColumn: 89, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}export const plainly = <Result>(text: AgentText) => text as unknown as Result;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 53, endLine: 8, endColumn: 78, data: { type: 'Result' } },
      ],
    },
    {
      code: `${TEXTS}export const byId = (texts: Map<string, AgentText>) => texts as unknown as Map<string, string>;`,
      errors: [
        {
          messageId: 'assertion',
          line: 8,
          column: 56,
          endLine: 8,
          endColumn: 95,
          data: { type: 'Map<string, string>' },
        },
      ],
    },
    {
      code: `${TEXTS}export const later = (text: Promise<AgentText>) => text as Promise<any>;`,
      errors: [
        {
          messageId: 'assertion',
          line: 8,
          column: 52,
          endLine: 8,
          endColumn: 72,
          data: { type: 'Promise<any>' },
        },
      ],
    },
    {
      code: `${TEXTS}reply as symbol;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 16, data: { type: 'symbol' } },
      ],
    },
    {
      code: `${TEXTS}(reply as any)!;`,
      errors: [{ messageId: 'nonNull', line: 8, column: 1, endLine: 8, endColumn: 16, data: { type: '' } }],
    },
    {
      code: `${TEXTS}(reply satisfies AgentText) as unknown as string;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 49, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}({ note: reply }) as { note: any };`,
      errors: [
        {
          messageId: 'assertion',
          line: 8,
          column: 1,
          endLine: 8,
          endColumn: 35,
          data: { type: '{ note: any }' },
        },
      ],
    },
    {
      code: `import type { AgentText as Marked } from '@hearsay/core';
type Reply = Marked;
export const plainly = (reply: Reply) => reply as unknown as string;`,
      errors: [
        { messageId: 'assertion', line: 3, column: 42, endLine: 3, endColumn: 68, data: { type: 'string' } },
      ],
    },
    {
      code: `${TEXTS}[reply] as unknown as string[];`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 31, data: { type: 'string[]' } },
      ],
    },
    {
      code: `${TEXTS}reply as unknown as number;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 27, data: { type: 'number' } },
      ],
    },
    {
      code: `${TEXTS}answer as object;`,
      errors: [
        { messageId: 'assertion', line: 8, column: 1, endLine: 8, endColumn: 17, data: { type: 'object' } },
      ],
    },
    {
      code: `${TEXTS}answer as Record<string, unknown>;`,
      errors: [
        {
          messageId: 'assertion',
          line: 8,
          column: 1,
          endLine: 8,
          endColumn: 34,
          data: { type: 'Record<string, unknown>' },
        },
      ],
    },
    {
      code: `${TEXTS}reply satisfies unknown;`,
      errors: [
        { messageId: 'satisfies', line: 8, column: 1, endLine: 8, endColumn: 24, data: { type: 'unknown' } },
      ],
    },
    {
      code: `${TEXTS}reply satisfies any;`,
      errors: [
        { messageId: 'satisfies', line: 8, column: 1, endLine: 8, endColumn: 20, data: { type: 'any' } },
      ],
    },
  ],
};
