import type { RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

export const templates: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    `${TEXTS}\`Ticket: \${plain} \${count}\`;`,
    `${TEXTS}prompt\`Ticket: \${reply}\`;`,
    `${TEXTS}\`Ticket: \${reply.raw()}\`;`,
    `${TEXTS}\`Ticket: \${answer.id} \${list.length} \${reply.byteLength} \${maybe?.isEmpty}\`;`,
    `${TEXTS}console.log('Ticket:', reply, answer, list);`,
    `${TEXTS}export const show = <Text>(text: Text) => \`Ticket: \${text}\`;`,
    `${TEXTS}export const show = (text: any) => \`Ticket: \${text}\`;`,
    `${TEXTS}export const show = (text: unknown) => \`Ticket: \${text}\`;`,
    `${TEXTS}export const show = (text: never) => \`Ticket: \${text}\`;`,
    `${TEXTS}export const take = (tag: (parts: TemplateStringsArray, ...values: unknown[]) => AgentText) => tag\`Ticket: \${reply}\`;`,
    `${TEXTS}String.raw\`Ticket: \${plain}\`;`,
    // A type of the same name that is none of ours.
    `interface AgentText {
  raw(): string;
}
export const show = (reply: AgentText) => \`Ticket: \${reply}\`;`,
    `${TEXTS}'Ticket: ' + plain + count + answer.id;`,
    `${TEXTS}export function join(): string {
  let line = 'Ticket: ';
  line += reply.raw();
  return line;
}`,
    `${TEXTS}export function keep(texts: Map<string, AgentText>) {
  texts.set('query', reply);
}`,
    `${TEXTS}reply.equals(plain);`,
    // What its `toString` makes of the text is looked at there.
    `${TEXTS}class Ticket {
  note = reply;
  toString(): string {
    return \`Ticket of \${this.note.byteLength} bytes\`;
  }
}
export const line = \`\${new Ticket()} \${String(new Ticket())} \` + new Ticket().toString();`,
  ],
  invalid: [
    {
      code: `${TEXTS}\`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 17,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            { messageId: 'quoteInTag', output: `${TEXTS}prompt\`Ticket: \${reply}\`.toString();` },
            { messageId: 'takeRaw', output: `${TEXTS}\`Ticket: \${reply.raw()}\`;` },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}\`Ticket: \${reply} for \${plain}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 17,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            { messageId: 'takeRaw', output: `${TEXTS}\`Ticket: \${reply.raw()} for \${plain}\`;` },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}\`Tickets: \${list}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 13,
          endLine: 10,
          endColumn: 17,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}\`Ticket: \${answer}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 18,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}\`Ticket: \${maybe}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 17,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}\`Ticket: \${maybe ?? 'none'}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 27,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}\`Ticket: \${either}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 18,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}\`Ticket: \${byQueue.get('refunds')}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 34,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}\`Ticket: \${byQueue}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 19,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}\`Ticket: \${answer?.note}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 12,
          endLine: 10,
          endColumn: 24,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            { messageId: 'quoteInTag', output: `${TEXTS}prompt\`Ticket: \${answer?.note}\`.toString();` },
            { messageId: 'takeRaw', output: `${TEXTS}\`Ticket: \${answer?.note.raw()}\`;` },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}console.log(\`Ticket: \${reply}\`);`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 24,
          endLine: 10,
          endColumn: 29,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            { messageId: 'takeRaw', output: `${TEXTS}console.log(\`Ticket: \${reply.raw()}\`);` },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}export const send = async (pending: Promise<AgentText>) => \`Ticket: \${await pending}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 71,
          endLine: 10,
          endColumn: 84,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'quoteInTag',
              output: `${TEXTS}export const send = async (pending: Promise<AgentText>) => prompt\`Ticket: \${await pending}\`.toString();`,
            },
            {
              messageId: 'takeRaw',
              output: `${TEXTS}export const send = async (pending: Promise<AgentText>) => \`Ticket: \${(await pending).raw()}\`;`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}export const send = (pending: Promise<AgentText>) => \`Ticket: \${pending}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 65,
          endLine: 10,
          endColumn: 72,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const show = <Text extends AgentText>(text: Text) => \`Ticket: \${text}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 72,
          endLine: 10,
          endColumn: 76,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
    {
      code: `${TEXTS}export const show = <Answer extends { note: AgentText }>(given: Answer) => \`Ticket: \${given.note}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 87,
          endLine: 10,
          endColumn: 97,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'quoteInTag',
              output: `${TEXTS}export const show = <Answer extends { note: AgentText }>(given: Answer) => prompt\`Ticket: \${given.note}\`.toString();`,
            },
            {
              messageId: 'takeRaw',
              output: `${TEXTS}export const show = <Answer extends { note: AgentText }>(given: Answer) => \`Ticket: \${given.note.raw()}\`;`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}String.raw\`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 22,
          endLine: 10,
          endColumn: 27,
          data: { by: 'String.raw', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}String.raw\`Ticket: \${reply.raw()}\`;` }],
        },
      ],
    },
    {
      code: `${TEXTS}globalThis.String.raw\`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 10,
          column: 33,
          endLine: 10,
          endColumn: 38,
          data: { by: 'String.raw', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            { messageId: 'takeRaw', output: `${TEXTS}globalThis.String.raw\`Ticket: \${reply.raw()}\`;` },
          ],
        },
      ],
    },
    // An alias of the type, imported under another name.
    {
      code: `import type { AgentText as Marked } from '@hearsay/core';
type Reply = Marked;
export const show = (reply: Reply) => \`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 3,
          column: 50,
          endLine: 3,
          endColumn: 55,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'quoteInTag',
              output: `import { prompt } from '@hearsay/core';
import type { AgentText as Marked } from '@hearsay/core';
type Reply = Marked;
export const show = (reply: Reply) => prompt\`Ticket: \${reply}\`.toString();`,
            },
            {
              messageId: 'takeRaw',
              output: `import type { AgentText as Marked } from '@hearsay/core';
type Reply = Marked;
export const show = (reply: Reply) => \`Ticket: \${reply.raw()}\`;`,
            },
          ],
        },
      ],
    },
    {
      code: `import type * as core from '@hearsay/core';
export const show = (reply: core.AgentText) => \`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 2,
          column: 59,
          endLine: 2,
          endColumn: 64,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'quoteInTag',
              output: `import { prompt } from '@hearsay/core';
import type * as core from '@hearsay/core';
export const show = (reply: core.AgentText) => prompt\`Ticket: \${reply}\`.toString();`,
            },
            {
              messageId: 'takeRaw',
              output: `import type * as core from '@hearsay/core';
export const show = (reply: core.AgentText) => \`Ticket: \${reply.raw()}\`;`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}'Ticket: ' + reply;`,
      errors: [
        {
          messageId: 'addition',
          line: 10,
          column: 14,
          endLine: 10,
          endColumn: 19,
          data: { by: '+', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}'Ticket: ' + reply.raw();` }],
        },
      ],
    },
    {
      code: `${TEXTS}reply + 'closed';`,
      errors: [
        {
          messageId: 'addition',
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 6,
          data: { by: '+', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [{ messageId: 'takeRaw', output: `${TEXTS}reply.raw() + 'closed';` }],
        },
      ],
    },
    {
      code: `${TEXTS}'Tickets: ' + list;`,
      errors: [
        {
          messageId: 'addition',
          line: 10,
          column: 15,
          endLine: 10,
          endColumn: 19,
          data: {
            by: '+',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
    {
      code: `${TEXTS}export function join(): string {
  let line = 'Ticket: ';
  line += reply;
  return line;
}`,
      errors: [
        {
          messageId: 'addition',
          line: 12,
          column: 11,
          endLine: 12,
          endColumn: 16,
          data: { by: '+=', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}export function join(): string {
  let line = 'Ticket: ';
  line += reply.raw();
  return line;
}`,
            },
          ],
        },
      ],
    },
    // The name of the tag is taken.
    {
      code: `${TEXTS}export function ask(prompt: (line: string) => void) {
  prompt(\`Ticket: \${reply}\`);
}`,
      errors: [
        {
          messageId: 'template',
          line: 11,
          column: 21,
          endLine: 11,
          endColumn: 26,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'takeRaw',
              output: `${TEXTS}export function ask(prompt: (line: string) => void) {
  prompt(\`Ticket: \${reply.raw()}\`);
}`,
            },
          ],
        },
      ],
    },
    {
      code: `import type { AgentText } from '@hearsay/core';
export const show = (reply: AgentText) => \`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 2,
          column: 54,
          endLine: 2,
          endColumn: 59,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'quoteInTag',
              output: `import { prompt } from '@hearsay/core';
import type { AgentText } from '@hearsay/core';
export const show = (reply: AgentText) => prompt\`Ticket: \${reply}\`.toString();`,
            },
            {
              messageId: 'takeRaw',
              output: `import type { AgentText } from '@hearsay/core';
export const show = (reply: AgentText) => \`Ticket: \${reply.raw()}\`;`,
            },
          ],
        },
      ],
    },
    {
      code: `'use client';

import { type AgentText, type prompt } from '@hearsay/core';
export const show = (reply: AgentText) => \`Ticket: \${reply}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 4,
          column: 54,
          endLine: 4,
          endColumn: 59,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'quoteInTag',
              output: `'use client';

import { type AgentText, prompt } from '@hearsay/core';
export const show = (reply: AgentText) => prompt\`Ticket: \${reply}\`.toString();`,
            },
            {
              messageId: 'takeRaw',
              output: `'use client';

import { type AgentText, type prompt } from '@hearsay/core';
export const show = (reply: AgentText) => \`Ticket: \${reply.raw()}\`;`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}class Ticket {
  note = reply;
}
export const line = \`\${new Ticket()}\`;`,
      errors: [
        {
          messageId: 'template',
          line: 13,
          column: 24,
          endLine: 13,
          endColumn: 36,
          data: { by: '', value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' },
        },
      ],
    },
  ],
};
