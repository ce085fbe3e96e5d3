import type { RunTests } from '@typescript-eslint/rule-tester';

export const names: RunTests<'unsafe', []> = {
  valid: [
    // A type of the same name that is none of ours.
    `import type { AgentText } from '@hearsay/core';
type AgentAnswer<Content> = { content: Content; by: AgentText };
export type Answer = AgentAnswer<{ note: string }>;`,
    // Nothing of ours is near.
    `type AgentAnswer<Content> = { content: Content };
export type Answer = AgentAnswer<{ note: string }>;`,
    `import type { AgentText } from '@hearsay/core';
interface Answerable<Content> {
  content?: Content;
}
declare function ask<Answer extends Answerable<Answer>>(question: AgentText): Promise<Answer>;
export const review = (question: AgentText) => ask<{ note: string }>(question);`,
  ],
  invalid: [
    {
      code: `import type { AgentAnswer as Checked } from '@hearsay/core';
export type Answer = Checked<{ note: string }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 2,
          column: 30,
          endLine: 2,
          endColumn: 46,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `import type * as core from '@hearsay/core';
export type Answer = core.AgentAnswer<{ note: string }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 2,
          column: 39,
          endLine: 2,
          endColumn: 55,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `export type Answer = import('@hearsay/core').AgentAnswer<{ note: string }>;`,
      errors: [
        {
          messageId: 'unsafe',
          line: 1,
          column: 58,
          endLine: 1,
          endColumn: 74,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `import type { Answerable as Safe } from '@hearsay/core';
declare function ask<Answer extends Safe<Answer>>(question: string): Promise<Answer>;
export const review = () => ask<{ note: string }>('What is wrong?');`,
      errors: [
        {
          messageId: 'unsafe',
          line: 3,
          column: 33,
          endLine: 3,
          endColumn: 49,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
    {
      code: `import type * as core from '@hearsay/core';
declare function ask<Answer extends core.Answerable<Answer>>(question: string): Promise<Answer>;
export const review = () => ask<{ note: string }>('What is wrong?');`,
      errors: [
        {
          messageId: 'unsafe',
          line: 3,
          column: 33,
          endLine: 3,
          endColumn: 49,
          data: { path: 'answer.note', reason: 'it is free text, which from an agent must be AgentText' },
        },
      ],
    },
  ],
};
