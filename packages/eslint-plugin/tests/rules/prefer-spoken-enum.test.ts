import { preferSpokenEnum } from '../../src/rules/prefer-spoken-enum.ts';
import { untypedRuleTester } from '../tools-rule-tester.ts';

untypedRuleTester().run('prefer-spoken-enum', preferSpokenEnum, {
  valid: [
    `
import { tool } from 'ai';
import { z } from 'zod';
export const place = tool({ description: 'Put a window', inputSchema: z.object({ where: z.enum(['left half', 'right half']) }) });`,
    `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a language', inputSchema: z.object({ language: z.enum(['en-US', 'de_DE']), date: z.enum(['YYYY-MM-DD']), phone: z.enum(['iPhone', 'macOS', 'JavaScript', 'read-only']) }) });`,
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Turn a light', inputSchema: z.object({ state: z.enum(['on', 'off']), room: z.enum(['office', 'kitchen']) }) });`,
      options: [{ hiddenWords: false }],
    },
    `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Convert a file', inputSchema: z.object({ to: z.enum(['doc', 'docx', 'm', 'km', 'asc', 'desc']) }) });`,
    `
import { tool } from 'ai';
export const a = tool({ description: 'Set a mode', inputSchema: modes() });
export const b = tool({ description: 'Set a mode', inputSchema: imported });
const z = { enum: (list) => list };
export const c = tool({ description: 'Set a mode', inputSchema: z.object({ mode: z.enum(['dark_mode']) }) });`,
  ],
  invalid: [
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const place = tool({ description: 'Put a window', inputSchema: z.object({ where: z.enum(['left_half', 'rightHalf']) }) });`,
      errors: [
        {
          messageId: 'unspoken',
          data: { value: 'left_half', spoken: 'left half' },
          line: 4,
          column: 97,
          endLine: 4,
          endColumn: 108,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'left half' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const place = tool({ description: 'Put a window', inputSchema: z.object({ where: z.enum(['left half', 'rightHalf']) }) });`,
            },
          ],
        },
        {
          messageId: 'unspoken',
          data: { value: 'rightHalf', spoken: 'right half' },
          line: 4,
          column: 110,
          endLine: 4,
          endColumn: 121,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'right half' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const place = tool({ description: 'Put a window', inputSchema: z.object({ where: z.enum(['left_half', 'right half']) }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'set', description: 'Set a mode', parameters: { type: 'object', properties: { mode: { type: 'string', enum: ["dark_mode", 'light'] } } } });`,
      errors: [
        {
          messageId: 'unspoken',
          data: { value: 'dark_mode', spoken: 'dark mode' },
          line: 3,
          column: 123,
          endLine: 3,
          endColumn: 134,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'dark mode' },
              output: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'set', description: 'Set a mode', parameters: { type: 'object', properties: { mode: { type: 'string', enum: ["dark mode", 'light'] } } } });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
const MODES = ['DARK_MODE', 'light'] as const;
const Mode = z.enum(MODES);
type Mode = z.infer<typeof Mode>;
export const a = tool({ description: 'Set a mode', inputSchema: z.object({ mode: Mode }) });
export const b = tool({ description: 'Get a mode', inputSchema: z.object({ mode: Mode.optional() }) });`,
      errors: [
        {
          messageId: 'unspoken',
          data: { value: 'DARK_MODE', spoken: 'dark mode' },
          line: 4,
          column: 16,
          endLine: 4,
          endColumn: 27,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'dark mode' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
const MODES = ['dark mode', 'light'] as const;
const Mode = z.enum(MODES);
type Mode = z.infer<typeof Mode>;
export const a = tool({ description: 'Set a mode', inputSchema: z.object({ mode: Mode }) });
export const b = tool({ description: 'Get a mode', inputSchema: z.object({ mode: Mode.optional() }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a mode', inputSchema: z.object({ modes: z.array(z.enum(['dark_mode'])), kind: z.literal('night_light'), one: z.union([z.literal('low_power'), z.literal('high')]) }) });`,
      errors: [
        {
          messageId: 'unspoken',
          data: { value: 'dark_mode', spoken: 'dark mode' },
          line: 4,
          column: 99,
          endLine: 4,
          endColumn: 110,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'dark mode' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a mode', inputSchema: z.object({ modes: z.array(z.enum(['dark mode'])), kind: z.literal('night_light'), one: z.union([z.literal('low_power'), z.literal('high')]) }) });`,
            },
          ],
        },
        {
          messageId: 'unspoken',
          data: { value: 'night_light', spoken: 'night light' },
          line: 4,
          column: 131,
          endLine: 4,
          endColumn: 144,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'night light' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a mode', inputSchema: z.object({ modes: z.array(z.enum(['dark_mode'])), kind: z.literal('night light'), one: z.union([z.literal('low_power'), z.literal('high')]) }) });`,
            },
          ],
        },
        {
          messageId: 'unspoken',
          data: { value: 'low_power', spoken: 'low power' },
          line: 4,
          column: 171,
          endLine: 4,
          endColumn: 182,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'low power' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a mode', inputSchema: z.object({ modes: z.array(z.enum(['dark_mode'])), kind: z.literal('night_light'), one: z.union([z.literal('low power'), z.literal('high')]) }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a language', inputSchema: z.object({ language: z.enum(['en-US']), access: z.enum(['read-only']) }) });`,
      options: [{ kebabCase: true }],
      errors: [
        {
          messageId: 'unspoken',
          data: { value: 'read-only', spoken: 'read only' },
          line: 4,
          column: 125,
          endLine: 4,
          endColumn: 136,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'read only' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a language', inputSchema: z.object({ language: z.enum(['en-US']), access: z.enum(['read only']) }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a mode', inputSchema: z.object({ mode: z.enum(['dark_mode', 'do_not_disturb']) }) });`,
      options: [{ allow: ['dark_mode'] }],
      errors: [
        {
          messageId: 'unspoken',
          data: { value: 'do_not_disturb', spoken: 'do not disturb' },
          line: 4,
          column: 103,
          endLine: 4,
          endColumn: 119,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'do not disturb' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a mode', inputSchema: z.object({ mode: z.enum(['dark_mode', 'do not disturb']) }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Turn a light', inputSchema: z.object({ state: z.enum(['on', 'off']), room: z.enum(['office', 'kitchen']) }) });`,
      errors: [
        {
          messageId: 'hiddenWord',
          data: { value: 'off', longer: 'office' },
          line: 4,
          column: 99,
          endLine: 4,
          endColumn: 104,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Set a mode', inputSchema: z.object({ mode: z.enum(['dark mode', 'dark_mode']) }) });`,
      errors: [
        {
          messageId: 'unspoken',
          data: { value: 'dark_mode', spoken: 'dark mode' },
          line: 4,
          column: 103,
          endLine: 4,
          endColumn: 114,
        },
      ],
    },
    {
      code: `
import Anthropic from '@anthropic-ai/sdk';
export const t: Anthropic.Tool = { name: 'set', description: 'Set a mode', input_schema: { type: 'object', properties: { inner: { type: 'object', properties: { mode: { enum: ['dark_mode', null, 3] } } }, list: { type: 'array', items: { enum: [\`low_power\`] } } } } };`,
      errors: [
        {
          messageId: 'unspoken',
          data: { value: 'dark_mode', spoken: 'dark mode' },
          line: 3,
          column: 176,
          endLine: 3,
          endColumn: 187,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'dark mode' },
              output: `
import Anthropic from '@anthropic-ai/sdk';
export const t: Anthropic.Tool = { name: 'set', description: 'Set a mode', input_schema: { type: 'object', properties: { inner: { type: 'object', properties: { mode: { enum: ['dark mode', null, 3] } } }, list: { type: 'array', items: { enum: [\`low_power\`] } } } } };`,
            },
          ],
        },
        {
          messageId: 'unspoken',
          data: { value: 'low_power', spoken: 'low power' },
          line: 3,
          column: 244,
          endLine: 3,
          endColumn: 255,
          suggestions: [
            {
              messageId: 'speak',
              data: { spoken: 'low power' },
              output: `
import Anthropic from '@anthropic-ai/sdk';
export const t: Anthropic.Tool = { name: 'set', description: 'Set a mode', input_schema: { type: 'object', properties: { inner: { type: 'object', properties: { mode: { enum: ['dark_mode', null, 3] } } }, list: { type: 'array', items: { enum: [\`low power\`] } } } } };`,
            },
          ],
        },
      ],
    },
  ],
});
