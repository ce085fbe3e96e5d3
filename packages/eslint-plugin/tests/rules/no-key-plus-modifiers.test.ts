import { noKeyPlusModifiers } from '../../src/rules/no-key-plus-modifiers.ts';
import { untypedRuleTester } from '../tools-rule-tester.ts';

untypedRuleTester().run('no-key-plus-modifiers', noKeyPlusModifiers, {
  valid: [
    `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Press a key', inputSchema: z.object({ keys: z.enum(['cmd s', 'enter']) }) });`,
    `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string(), sources: z.array(z.enum(['news', 'pages'])) }) });`,
    `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Press a key', inputSchema: z.object({ key: z.string(), hold: z.boolean(), tags: z.array(z.string()) }) });`,
    `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string(), withImages: z.boolean().optional() }) });`,
    `
import { tool } from 'ai';
export const a = tool({ description: 'Press a key', inputSchema: keys() });
const z = { string: () => 'x' };
export const b = tool({ description: 'Press a key', inputSchema: z.object({ key: z.string(), modifiers: z.array(z.enum(['cmd'])) }) });`,
  ],
  invalid: [
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Press a key', inputSchema: z.object({ key: z.enum(['s', 'enter']), modifiers: z.array(z.enum(['cmd', 'shift'])) }) });`,
      errors: [
        {
          messageId: 'splitCombinationExample',
          data: { scalar: 'key', modifiers: 'modifiers', example: 'cmd s' },
          line: 4,
          column: 106,
          endLine: 4,
          endColumn: 115,
        },
      ],
    },
    {
      code: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'press', description: 'Press a key', parameters: { type: 'object', properties: { key: { type: 'string' }, held: { type: 'array', items: { type: 'string', enum: ['cmd', 'shift'] } } }, required: ['key', 'held'] } });`,
      errors: [
        {
          messageId: 'splitCombination',
          data: { scalar: 'key', modifiers: 'held' },
          line: 3,
          column: 120,
          endLine: 3,
          endColumn: 124,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Run a command', inputSchema: z.object({ command: z.string(), flags: z.string().optional() }) });`,
      errors: [
        {
          messageId: 'splitCombination',
          data: { scalar: 'command', modifiers: 'flags' },
          line: 4,
          column: 100,
          endLine: 4,
          endColumn: 105,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Order a pizza', inputSchema: z.object({ size: z.enum(['small', 'large']), withExtras: z.boolean().optional() }) });`,
      errors: [
        {
          messageId: 'splitCombination',
          data: { scalar: 'size', modifiers: 'withExtras' },
          line: 4,
          column: 113,
          endLine: 4,
          endColumn: 123,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string(), sources: z.array(z.enum(['news', 'pages'])) }) });`,
      options: [{ anyNames: true }],
      errors: [
        {
          messageId: 'splitCombination',
          data: { scalar: 'query', modifiers: 'sources' },
          line: 4,
          column: 99,
          endLine: 4,
          endColumn: 106,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Press a key', inputSchema: z.object({ action: z.object({ button: z.string(), modifier: z.enum(['cmd', 'shift']).optional() }) }) });`,
      errors: [
        {
          messageId: 'splitCombination',
          data: { scalar: 'button', modifiers: 'modifier' },
          line: 4,
          column: 116,
          endLine: 4,
          endColumn: 124,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Press a key', inputSchema: z.object({ letter: z.string(), modifiers: z.array(z.enum(['cmd', 'shift'])) }) });`,
      errors: [
        {
          messageId: 'splitCombination',
          data: { scalar: 'letter', modifiers: 'modifiers' },
          line: 4,
          column: 97,
          endLine: 4,
          endColumn: 106,
        },
      ],
    },
  ],
});
