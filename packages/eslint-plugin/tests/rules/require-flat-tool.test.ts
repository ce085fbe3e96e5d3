import { requireFlatTool } from '../../src/rules/require-flat-tool.ts';
import { toolsRuleTester } from '../tools-rule-tester.ts';

toolsRuleTester().run('require-flat-tool', requireFlatTool, {
  valid: [
    `
import { defineTool } from '@hearsay/tool';
export const light = defineTool({ name: 'set_light', description: 'Turn a light on', parameters: { type: 'object' } });`,
    `
const tool = (x: any) => x;
export const light = tool({ type: 'function', function: { name: 'set_light', parameters: {} } });
export const u: unknown = { type: 'function', function: { name: 'set_light', parameters: {} } };
export function n(x: never) { return { type: 'function', function: { name: 'x' }, x } }`,
    `
import { defineTool as tool } from '@hearsay/tool';
function shadow(tool: (declaration: object) => void) {
  tool({ type: 'function', function: { name: 'a', parameters: {} } });
}`,
    `
import type { ToolDeclaration } from '@hearsay/tool';
export const call = { type: 'function', function: { name: 'a', arguments: '{}' } } as unknown as ToolDeclaration;
export const other = { inputSchema: {}, parameters: {} } as unknown as ToolDeclaration;`,
  ],
  invalid: [
    {
      code: `
import { Tool } from '@hearsay/tool';
export const light = new Tool({ type: 'function', function: { name: 'set_light', description: 'Turn a light on', parameters: { type: 'object' } } } as any);`,
      errors: [
        {
          messageId: 'nestedTool',
          data: { reader: '`@hearsay/tool`' },
          line: 3,
          column: 51,
          endLine: 3,
          endColumn: 59,
          suggestions: [
            {
              messageId: 'flattenTool',
              output: `
import { Tool } from '@hearsay/tool';
export const light = new Tool({ name: 'set_light', description: 'Turn a light on', parameters: { type: 'object' } } as any);`,
            },
          ],
        },
      ],
    },
    {
      code: `
import type { ToolDeclaration } from '@hearsay/tool';
const wire: any = [{ type: 'function', function: { name: 'a', parameters: {} } }];
export const t = [{ type: 'function', function: { name: 'b', parameters: {}, }, }] as unknown as ToolDeclaration[];`,
      errors: [
        {
          messageId: 'nestedTool',
          data: { reader: '`@hearsay/tool`' },
          line: 4,
          column: 39,
          endLine: 4,
          endColumn: 47,
          suggestions: [
            {
              messageId: 'flattenTool',
              output: `
import type { ToolDeclaration } from '@hearsay/tool';
const wire: any = [{ type: 'function', function: { name: 'a', parameters: {} } }];
export const t = [{ name: 'b', parameters: {}, }] as unknown as ToolDeclaration[];`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { OpenAI } from 'openai';
const client = new OpenAI();
const tools = [{ type: 'function', function: { name: 'set_light', description: 'Turn a light on', parameters: { type: 'object' } } }] as const;
export const answer = client.responses.create({ model: 'm', input: 'x', tools } as any);
export const chat = client.chat.completions.create({ model: 'm', messages: [], tools: [{ type: 'function', function: { name: 'a' } }] });`,
      errors: [
        {
          messageId: 'nestedTool',
          data: { reader: 'the Responses API of OpenAI' },
          line: 4,
          column: 36,
          endLine: 4,
          endColumn: 44,
          suggestions: [
            {
              messageId: 'flattenTool',
              output: `
import { OpenAI } from 'openai';
const client = new OpenAI();
const tools = [{ type: 'function', name: 'set_light', description: 'Turn a light on', parameters: { type: 'object' } }] as const;
export const answer = client.responses.create({ model: 'm', input: 'x', tools } as any);
export const chat = client.chat.completions.create({ model: 'm', messages: [], tools: [{ type: 'function', function: { name: 'a' } }] });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { OpenAI } from 'openai';
declare const client: any;
export const answer = client.responses.create({ model: 'm', input: 'x', tools: [{ type: 'function', function: { name: 'a', parameters: {} } }] });`,
      errors: [
        {
          messageId: 'nestedTool',
          data: { reader: 'the Responses API of OpenAI' },
          line: 4,
          column: 101,
          endLine: 4,
          endColumn: 109,
          suggestions: [
            {
              messageId: 'flattenTool',
              output: `
import { OpenAI } from 'openai';
declare const client: any;
export const answer = client.responses.create({ model: 'm', input: 'x', tools: [{ type: 'function', name: 'a', parameters: {} }] });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import Anthropic from '@anthropic-ai/sdk';
declare const client: Anthropic;
export const answer = client.messages.create({ model: 'm', max_tokens: 1, messages: [], tools: [{ type: 'function', function: { name: 'a', parameters: { type: 'object' } } } as any] } );`,
      errors: [
        {
          messageId: 'nestedTool',
          data: { reader: 'the API of Anthropic' },
          line: 4,
          column: 117,
          endLine: 4,
          endColumn: 125,
          suggestions: [
            {
              messageId: 'flattenTool',
              output: `
import Anthropic from '@anthropic-ai/sdk';
declare const client: Anthropic;
export const answer = client.messages.create({ model: 'm', max_tokens: 1, messages: [], tools: [{ name: 'a', input_schema: { type: 'object' } } as any] } );`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { defineTool as tool } from '@hearsay/tool';
export const a = tool({ name: 'a', description: 'Turn a light on', input_schema: { type: 'object' } } as any);
export const b = tool({ functionDeclarations: [] } as any);
export const c = tool({ name: 'c', description: 'Turn a light on', parameters: { type: 'array', items: {} } });
export const d = tool({ name: 'c', description: 'Turn a light on', parameters: { type: 'object', properties: { room: { type: 'string' } }, required: ['room', 'on'] } });
export const e = tool({ name: 'c', description: 'Turn a light on', parameters: { properties: { room: { type: 'string' } } } });`,
      errors: [
        {
          messageId: 'foreignKey',
          data: { key: 'input_schema', reader: '`defineTool`', flat: '{ name, description, input, run }' },
          line: 3,
          column: 68,
          endLine: 3,
          endColumn: 80,
          suggestions: [
            {
              messageId: 'renameKey',
              output: `
import { defineTool as tool } from '@hearsay/tool';
export const a = tool({ name: 'a', description: 'Turn a light on', input: { type: 'object' } } as any);
export const b = tool({ functionDeclarations: [] } as any);
export const c = tool({ name: 'c', description: 'Turn a light on', parameters: { type: 'array', items: {} } });
export const d = tool({ name: 'c', description: 'Turn a light on', parameters: { type: 'object', properties: { room: { type: 'string' } }, required: ['room', 'on'] } });
export const e = tool({ name: 'c', description: 'Turn a light on', parameters: { properties: { room: { type: 'string' } } } });`,
            },
          ],
        },
        {
          messageId: 'foreignKey',
          data: {
            key: 'functionDeclarations',
            reader: '`defineTool`',
            flat: '{ name, description, input, run }',
          },
          line: 4,
          column: 25,
          endLine: 4,
          endColumn: 45,
        },
        { messageId: 'notObject', line: 5, column: 88, endLine: 5, endColumn: 95 },
        {
          messageId: 'unknownRequired',
          data: { name: 'on' },
          line: 6,
          column: 159,
          endLine: 6,
          endColumn: 163,
        },
        { messageId: 'notObject', line: 7, column: 80, endLine: 7, endColumn: 124 },
      ],
    },
    {
      code: `
import type { ToolDeclaration as D } from '@hearsay/tool';
export function make<T extends D>(t: T): T { return t; }
export const g = make({ type: 'function', function: { name: 'x', parameters: {} } } as any);
export const h = make({ ...{} as D, function: { name: 'x', parameters: {} } });
export const opt: D | undefined = ({ type: 'function', function: { name: 'x', parameters: {} } } as never);`,
      errors: [
        {
          messageId: 'nestedTool',
          data: { reader: '`@hearsay/tool`' },
          line: 6,
          column: 56,
          endLine: 6,
          endColumn: 64,
          suggestions: [
            {
              messageId: 'flattenTool',
              output: `
import type { ToolDeclaration as D } from '@hearsay/tool';
export function make<T extends D>(t: T): T { return t; }
export const g = make({ type: 'function', function: { name: 'x', parameters: {} } } as any);
export const h = make({ ...{} as D, function: { name: 'x', parameters: {} } });
export const opt: D | undefined = ({ name: 'x', parameters: {} } as never);`,
            },
          ],
        },
      ],
    },
    {
      code: `
import type { ToolDeclaration } from '@hearsay/tool';
const nested = [{ type: 'function', function: { name: 'a', parameters: {} } }];
declare function serve(tools: readonly ToolDeclaration[]): void;
serve([...nested] as any);`,
      errors: [
        {
          messageId: 'nestedTool',
          data: { reader: '`@hearsay/tool`' },
          line: 3,
          column: 37,
          endLine: 3,
          endColumn: 45,
          suggestions: [
            {
              messageId: 'flattenTool',
              output: `
import type { ToolDeclaration } from '@hearsay/tool';
const nested = [{ name: 'a', parameters: {} }];
declare function serve(tools: readonly ToolDeclaration[]): void;
serve([...nested] as any);`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { Tool } from '@hearsay/tool';
// The wire form of another service.
export const light = new Tool({ type: 'function', /* nested */ function: { name: 'set_light', parameters: { type: 'object' } } } as any);`,
      errors: [
        {
          messageId: 'nestedTool',
          data: { reader: '`@hearsay/tool`' },
          line: 4,
          column: 64,
          endLine: 4,
          endColumn: 72,
        },
      ],
    },
  ],
});
