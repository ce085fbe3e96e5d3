import type { RunTests } from '@typescript-eslint/rule-tester';

import { TEXTS } from './prelude.ts';

export const calls: RunTests<'unsafe', []> = {
  valid: [
    `${TEXTS}export const review = () => ask<{ note: AgentText }>('What is wrong?');`,
    // The compiler knows no other type here than what the function asks for.
    `${TEXTS}export const review = () => ask('What is wrong?');`,
    // An inferred type is the compiler's to refuse, and it does.
    `${TEXTS}export const review = (schema: { parse(json: string): { note: string } }) => read(schema);`,
    `${TEXTS}export const review = (schema: { parse(json: string): { note: AgentText } }) => read(schema);`,
    `${TEXTS}export const review = <Answer extends Answerable<Answer>>() => ask<Answer>('What is wrong?');`,
    `${TEXTS}class Agent<Answer extends Answerable<Answer>> {
  constructor(readonly answer?: Answer) {}
}
export const agent = new Agent<{ note: AgentText }>();`,
    `${TEXTS}interface Agent<Answer extends Answerable<Answer>> {
  run(): Answer;
}
export declare const agent: Agent<{ note: AgentText }>;`,
    `${TEXTS}export const review = ask<{ note: AgentText }>;`,
    `${TEXTS}declare function both<Left extends object, Answer extends Answerable<Answer> & object>(left: Left): Answer;
export const review = () => both<{ note: string }, { note: AgentText }>({ note: '' });`,
  ],
  invalid: [
    {
      code: `${TEXTS}export const review = () => ask<{ note: string }>('What is wrong?');`,
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
      code: `${TEXTS}export const review = () => ask<any>('What is wrong?');`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 33,
          endLine: 4,
          endColumn: 36,
          data: { path: 'answer', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}export const review = () => ask?.<{ note: any }>('What is wrong?');`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 35,
          endLine: 4,
          endColumn: 48,
          data: { path: 'answer.note', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}export const review = <Answer>() => ask<Answer & { note: AgentText }>('What is wrong?');`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 41,
          endLine: 4,
          endColumn: 69,
          data: {
            path: 'answer',
            reason:
              'the type parameter `Answer` stands for any type: write `Answer extends Answerable<Answer>`',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export class Desk {
  ask<Answer extends Answerable<Answer>>(question: string): Promise<Answer> {
    return ask<Answer>(question);
  }
}
export const review = (desk: Desk) => desk.ask<{ verdict: any }>('What is wrong?');`,
      errors: [
        {
          messageId: 'unsafe',
          line: 9,
          column: 48,
          endLine: 9,
          endColumn: 64,
          data: { path: 'answer.verdict', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}class Agent<Answer extends Answerable<Answer>> {
  constructor(readonly answer?: Answer) {}
}
export const agent = new Agent<{ note: string }>();`,
      errors: [
        {
          messageId: 'unsafe',
          line: 7,
          column: 32,
          endLine: 7,
          endColumn: 48,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}interface Agent<Answer extends Answerable<Answer>> {
  run(): Answer;
}
export declare const agent: Agent<{ note: any }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 7,
          column: 35,
          endLine: 7,
          endColumn: 48,
          data: { path: 'answer.note', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}declare function tag<Answer extends Answerable<Answer>>(parts: TemplateStringsArray): Answer;
export const review = () => tag<any>\`What is wrong?\`;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 5,
          column: 33,
          endLine: 5,
          endColumn: 36,
          data: { path: 'answer', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}class Agent<Answer extends Answerable<Answer>> {
  answer?: Answer;
}
export class Reviewer extends Agent<{ note: any }> {}`,
      errors: [
        {
          messageId: 'unsafe',
          line: 7,
          column: 37,
          endLine: 7,
          endColumn: 50,
          data: { path: 'answer.note', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}class Agent<Answer extends Answerable<Answer>> {
  answer?: Answer;
}
export const agent = new Agent<{ note: any }>();`,
      errors: [
        {
          messageId: 'unsafe',
          line: 7,
          column: 32,
          endLine: 7,
          endColumn: 45,
          data: { path: 'answer.note', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}interface Agent<Answer extends Answerable<Answer>> {
  run(): Answer;
}
export interface Reviewer extends Agent<{ note: any }> {
  name: 'reviewer';
}`,
      errors: [
        {
          messageId: 'unsafe',
          line: 7,
          column: 41,
          endLine: 7,
          endColumn: 54,
          data: { path: 'answer.note', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}interface Agent<Answer extends Answerable<Answer>> {
  run(): Answer;
}
export declare class Reviewer implements Agent<{ note: any }> {
  run(): { note: any };
}`,
      errors: [
        {
          messageId: 'unsafe',
          line: 7,
          column: 48,
          endLine: 7,
          endColumn: 61,
          data: { path: 'answer.note', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}export const review = ask<{ note: any }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 4,
          column: 27,
          endLine: 4,
          endColumn: 40,
          data: { path: 'answer.note', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}const askAgain = async <Answer extends Answerable<Answer>>(question: string) => ask<Answer>(question);
export const review = () => askAgain<{ note: any }>('What is wrong?');`,
      errors: [
        {
          messageId: 'unsafe',
          line: 5,
          column: 38,
          endLine: 5,
          endColumn: 51,
          data: { path: 'answer.note', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
    {
      code: `${TEXTS}declare function both<Left extends object, Answer extends Answerable<Answer> & object>(left: Left): Answer;
export const review = () => both<{ note: string }, { note: any }>({ note: '' });`,
      errors: [
        {
          messageId: 'unsafe',
          line: 5,
          column: 52,
          endLine: 5,
          endColumn: 65,
          data: { path: 'answer.note', reason: '`any` can hold free text: name its type' },
        },
      ],
    },
  ],
};
