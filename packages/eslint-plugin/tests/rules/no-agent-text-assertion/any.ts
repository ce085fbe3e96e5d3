import type { RunTests } from '@typescript-eslint/rule-tester';
import type { AssertionMessage } from '../../../src/rules/no-agent-text-assertion.ts';
import { TEXTS } from './prelude.ts';

export const any: RunTests<AssertionMessage, []> = {
  valid: [
    `${TEXTS}export const loose: AgentText = reply;`,
    `${TEXTS}export const loose: any = plain;`,
    `${TEXTS}export class Desk {
  note = reply;
}`,
    `${TEXTS}export function keep(box: { note: AgentText }) {
  box.note = reply;
}`,
    `${TEXTS}export function loose(): unknown {
  return reply;
}`,
    `${TEXTS}export const strict: unknown = reply;`,
    `${TEXTS}export const read = (key: 'id' | 'note') => answer[key];`,
    `${TEXTS}export const read = (key: any, queues: Record<string, number>) => queues[key];`,
    // An element of a list keeps its type, whatever the index is.
    `${TEXTS}export const read = (key: any) => list?.[key];`,
    `${TEXTS}export const read = (key: number) => list[key];`,
    // The type of the variable follows what it is given.
    `${TEXTS}export function keep() {
  let found;
  found = reply;
  return found.raw();
}`,
    `${TEXTS}export const loose: { id: number; extra?: any; note: AgentText } = answer;`,
    `${TEXTS}export const counts: { id: any } = { id: answer.id };`,
    `${TEXTS}export const ids: { id: any } = answer;`,
    `${TEXTS}export function loose(): any {
  return reply.raw();
}`,
    `${TEXTS}export function loose(): any {
  return [1].map((): AgentText => reply).length;
}`,
    `${TEXTS}export function keep(box: any) {
  ({ id: box } = answer);
  return box;
}`,
    `${TEXTS}list.map((text: AgentText) => text.byteLength);`,
    `${TEXTS}[plain].map((text: any) => 'Ticket: ' + text);`,
  ],
  invalid: [
    {
      code: `${TEXTS}export const loose: any = reply;`,
      errors: [{ messageId: 'any', line: 8, column: 21, endLine: 8, endColumn: 24 }],
    },
    {
      code: `${TEXTS}export const loose: any = answer;`,
      errors: [{ messageId: 'any', line: 8, column: 21, endLine: 8, endColumn: 24 }],
    },
    {
      code: `${TEXTS}export class Desk {
  note: any = reply;
}`,
      errors: [{ messageId: 'any', line: 9, column: 9, endLine: 9, endColumn: 12 }],
    },
    {
      code: `${TEXTS}export function close(note: any = reply) {
  return note;
}`,
      errors: [{ messageId: 'any', line: 8, column: 29, endLine: 8, endColumn: 32 }],
    },
    {
      code: `${TEXTS}export function keep(box: any) {
  box = reply;
  return box;
}`,
      errors: [{ messageId: 'any', line: 9, column: 3, endLine: 9, endColumn: 6 }],
    },
    {
      code: `${TEXTS}export function keep(box: { note: any }) {
  box.note = reply;
}`,
      errors: [{ messageId: 'any', line: 9, column: 3, endLine: 9, endColumn: 11 }],
    },
    {
      code: `${TEXTS}export const loose: any[] = [reply];`,
      errors: [{ messageId: 'any', line: 8, column: 21, endLine: 8, endColumn: 24 }],
    },
    {
      code: `${TEXTS}export const loose: { note: any } = { note: reply };`,
      errors: [{ messageId: 'any', line: 8, column: 29, endLine: 8, endColumn: 32 }],
    },
    {
      code: `${TEXTS}export const loose: Record<string, any> = answer;`,
      errors: [{ messageId: 'any', line: 8, column: 36, endLine: 8, endColumn: 39 }],
    },
    {
      code: `${TEXTS}export const loose = (): any => reply;`,
      errors: [{ messageId: 'any', line: 8, column: 26, endLine: 8, endColumn: 29 }],
    },
    {
      code: `${TEXTS}export function loose(): any {
  return reply;
}`,
      errors: [{ messageId: 'any', line: 8, column: 26, endLine: 8, endColumn: 29 }],
    },
    {
      code: `${TEXTS}export async function loose(): Promise<any> {
  return reply;
}`,
      errors: [{ messageId: 'any', line: 8, column: 40, endLine: 8, endColumn: 43 }],
    },
    {
      code: `${TEXTS}export const read = (key: any) => answer[key];`,
      errors: [{ messageId: 'anyIndex', line: 8, column: 42, endLine: 8, endColumn: 45 }],
    },
    {
      code: `${TEXTS}type Loose = any;
export const loose: Loose = reply;`,
      errors: [{ messageId: 'any', line: 9, column: 21, endLine: 9, endColumn: 26 }],
    },
    {
      code: `${TEXTS}export const loose: Promise<any> = Promise.resolve(reply);`,
      errors: [{ messageId: 'any', line: 8, column: 29, endLine: 8, endColumn: 32 }],
    },
    {
      code: `${TEXTS}export const loose: any[] | undefined = list.map((text) => text);`,
      errors: [{ messageId: 'any', line: 8, column: 21, endLine: 8, endColumn: 24 }],
    },
    {
      code: `${TEXTS}export function loose(text?: AgentText): any {
  if (text === undefined) return reply;
  return text;
}`,
      errors: [{ messageId: 'any', line: 8, column: 42, endLine: 8, endColumn: 45 }],
    },
    {
      code: `${TEXTS}export class Desk {
  accessor note: any = reply;
}`,
      errors: [{ messageId: 'any', line: 9, column: 18, endLine: 9, endColumn: 21 }],
    },
    {
      code: `${TEXTS}export function keep(box: any) {
  box ??= reply;
  return box;
}`,
      errors: [{ messageId: 'any', line: 9, column: 3, endLine: 9, endColumn: 6 }],
    },
    {
      code: `${TEXTS}list.map((text: any) => 'Ticket: ' + text);`,
      errors: [{ messageId: 'any', line: 8, column: 17, endLine: 8, endColumn: 20 }],
    },
    {
      code: `${TEXTS}Promise.resolve(answer).then(function ({ note }: any) {
  return note;
});`,
      errors: [{ messageId: 'any', line: 8, column: 50, endLine: 8, endColumn: 53 }],
    },
    {
      code: `${TEXTS}[list].map((texts: readonly any[]) => texts.length);`,
      errors: [{ messageId: 'any', line: 8, column: 29, endLine: 8, endColumn: 32 }],
    },
  ],
};
