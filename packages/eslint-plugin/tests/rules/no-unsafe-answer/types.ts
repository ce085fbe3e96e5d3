import type { RunTests } from '@typescript-eslint/rule-tester';

import { TEXTS } from './prelude.ts';

export const types: RunTests<'unsafe', []> = {
  valid: [
    `${TEXTS}export type Answer = AgentAnswer<AgentText>;`,
    `${TEXTS}export type Answer = AgentAnswer<never>;`,
    // Nests itself with a new argument each time, and so without an end.
    `${TEXTS}interface Nest<T> {
  readonly value: T;
  readonly next?: Nest<T[]>;
}
export type Answer = AgentAnswer<Nest<number>>;`,
    `${TEXTS}interface Review {
  readonly verdict: 'approve' | 'reject';
  readonly findings: readonly { readonly line: number; readonly note: AgentText }[];
}
export type Answer = AgentAnswer<Review>;`,
    `${TEXTS}export type Answer = AgentAnswer<{ kind: 'open' } | { kind: 'closed'; why: AgentText }>;`,
    `${TEXTS}export type Answer = AgentAnswer<Map<AgentText, number>>;`,
    `${TEXTS}export type Answer = AgentAnswer<Record<'open' | 'closed', number>>;`,
    `${TEXTS}export type Answer = AgentAnswer<{ [id: number]: AgentText }>;`,
    `${TEXTS}export type Answer = AgentAnswer<\`queue \${1 | 2}\`>;`,
    `${TEXTS}export type Answer = AgentAnswer<{ id: Uuid; price: Decimal }>;`,
    `${TEXTS}enum Kind {
  Open = 'open',
  Closed = 'closed',
}
export type Answer = AgentAnswer<{ kind: Kind; count: bigint; ready: boolean; nothing: null }>;`,
    `${TEXTS}interface Note {
  readonly size: number;
}
export type Answer = AgentAnswer<Note[]>;`,
    `${TEXTS}interface Folder {
  readonly children: readonly Folder[];
  readonly title: AgentText;
}
export type Answer = AgentAnswer<Folder>;`,
    `${TEXTS}interface Page<Item> {
  readonly items: readonly Item[];
}
export type Answer = AgentAnswer<Page<AgentText>>;`,
    `${TEXTS}export type Checked<Content extends Answerable<Content>> = AgentAnswer<Content>;`,
    `${TEXTS}export type Checked<Content extends AgentText> = AgentAnswer<Content>;`,
    `${TEXTS}export type Answer = AgentAnswer<Omit<{ id: number; note: string }, 'note'>>;`,
    `${TEXTS}export type Answer = AgentAnswer<number & { readonly brand: 'Cents' }>;`,
    `${TEXTS}export type Notes = Map<string, Promise<string>>;`,
  ],
  invalid: [
    {
      code: `${TEXTS}export type Answer = AgentAnswer<string>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 40,
          data: { path: 'answer', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<any>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 37,
          data: { path: 'answer', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<unknown>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 41,
          data: { path: 'answer', reason: '`unknown` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = Answerable<{ note: string }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 33,
          endLine: 4,
          endColumn: 49,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}interface Review {
  readonly verdict: 'approve' | 'reject';
  readonly findings: readonly { readonly line: number; readonly note: string }[];
}
export type Answer = AgentAnswer<Review>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 8,
          column: 34,
          endLine: 8,
          endColumn: 40,
          data: {
            path: 'answer.findings[].note',
            reason: 'it is free text, which from an agent must be AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ note?: string }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 51,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ note: string | null }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 57,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ kind: 'open' } | { kind: 'closed'; why: string }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 84,
          data: { path: 'answer.why', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<readonly [number, string]>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 59,
          data: { path: 'answer[1]', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<Map<string, number>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 53,
          data: { path: 'answer.keys()', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<Map<AgentText, string>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 56,
          data: { path: 'answer.values()', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<Set<string>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 45,
          data: { path: 'answer[]', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<Record<string, number>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 56,
          data: { path: 'answer', reason: 'its keys can be any text: use a Map with AgentText keys' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ [id: number]: string }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 58,
          data: { path: 'answer[]', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ 'a note': string }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 54,
          data: {
            path: 'answer["a note"]',
            reason: 'it is free text, which from an agent must be AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ when: Date }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 48,
          data: {
            path: 'answer.when',
            reason: '`Date` hides its data: use a number, AgentText or a plain object',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<Promise<AgentText>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 52,
          data: {
            path: 'answer',
            reason: '`Promise` hides its data: use a number, AgentText or a plain object',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ bytes: Uint8Array }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 55,
          data: {
            path: 'answer.bytes',
            reason: '`Uint8Array` hides its data: use a number, AgentText or a plain object',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ bytes: Buffer }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 51,
          data: {
            path: 'answer.bytes',
            reason: '`Buffer` hides its data: use a number, AgentText or a plain object',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<() => string>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 46,
          data: { path: 'answer', reason: 'a function is no data' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<Function>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 42,
          data: { path: 'answer', reason: 'a function is no data' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<symbol>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 40,
          data: { path: 'answer', reason: 'a symbol can hold text in its description' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{}>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 36,
          data: { path: 'answer', reason: '`{}` can hold anything: name its members' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<object>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 40,
          data: { path: 'answer', reason: '`object` can hold anything: name its members' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<\`ticket \${string}\`>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 52,
          data: { path: 'answer', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<Uppercase<string>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 51,
          data: { path: 'answer', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<string & { readonly brand: 'Summary' }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 72,
          data: { path: 'answer', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}class Note {
  #text = '';
  length(): number {
    return this.#text.length;
  }
}
export type Answer = AgentAnswer<{ note: Note }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 10,
          column: 34,
          endLine: 10,
          endColumn: 48,
          data: {
            path: 'answer.note',
            reason:
              '`Note` is a class, whose instances can hold text in members that the type does not show: use a plain object',
          },
        },
      ],
    },
    {
      code: `${TEXTS}class Note {
  private readonly text = '';
  readonly size = this.text.length;
}
export type Answer = AgentAnswer<Note[]>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 8,
          column: 34,
          endLine: 8,
          endColumn: 40,
          data: {
            path: 'answer[]',
            reason:
              '`Note` is a class, whose instances can hold text in members that the type does not show: use a plain object',
          },
        },
      ],
    },
    {
      code: `${TEXTS}interface Folder {
  readonly children: readonly Folder[];
  readonly title: string;
}
export type Answer = AgentAnswer<Folder>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 8,
          column: 34,
          endLine: 8,
          endColumn: 40,
          data: { path: 'answer.title', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}type Json = string | number | Json[] | { [key: string]: Json };
export type Answer = AgentAnswer<Json>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 5,
          column: 34,
          endLine: 5,
          endColumn: 38,
          data: { path: 'answer', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}interface Page<Item> {
  readonly items: readonly Item[];
}
export type Answer = AgentAnswer<Page<string>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 7,
          column: 34,
          endLine: 7,
          endColumn: 46,
          data: { path: 'answer.items[]', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Checked<Content> = AgentAnswer<Content>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 44,
          endLine: 4,
          endColumn: 51,
          data: {
            path: 'answer',
            reason:
              'the type parameter `Content` stands for any type: write `Content extends Answerable<Content>`',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export type Checked<Content extends { note: string }> = AgentAnswer<Content>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 69,
          endLine: 4,
          endColumn: 76,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<Partial<{ note: string }>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 59,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<Pick<{ id: number; note: string }, 'note'>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 76,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ note: AgentText } & { why: string }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 71,
          data: { path: 'answer.why', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<URL | null>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 44,
          data: { path: 'answer', reason: '`URL` hides its data: use a number, AgentText or a plain object' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Answer = AgentAnswer<{ fault: Error }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 34,
          endLine: 4,
          endColumn: 50,
          data: {
            path: 'answer.fault',
            reason: '`Error` hides its data: use a number, AgentText or a plain object',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export type Checked<Content extends { note: AgentText }, Key extends keyof Content> = AgentAnswer<Content[Key]>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 99,
          endLine: 4,
          endColumn: 111,
          data: { path: 'answer', reason: '`Content[Key]` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Checked<Content> = AgentAnswer<Content extends string ? Content : AgentText>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 44,
          endLine: 4,
          endColumn: 88,
          data: { path: 'answer', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export type Checked<Content> = AgentAnswer<Partial<Content>>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 44,
          endLine: 4,
          endColumn: 60,
          data: { path: 'answer', reason: '`Partial<Content>` can hold anything: name its members' },
        },
      ],
    },
  ],
};
