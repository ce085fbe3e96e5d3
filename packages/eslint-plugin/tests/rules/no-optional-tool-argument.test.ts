import { noOptionalToolArgument } from '../../src/rules/no-optional-tool-argument.ts';
import { untypedRuleTester } from '../tools-rule-tester.ts';

untypedRuleTester().run('no-optional-tool-argument', noOptionalToolArgument, {
  valid: [
    `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string(), site: z.string().nullable() }) });`,
    `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ count: z.number().default(10), kind: z.enum(['news', 'pages']).optional().default('news') }) });`,
  ],
  invalid: [
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string().optional().describe('What to look for') }) });`,
      errors: [
        {
          messageId: 'optionalText',
          data: { name: 'query' },
          line: 4,
          column: 80,
          endLine: 4,
          endColumn: 85,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'query' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string().describe('What to look for') }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ kind: z.enum(['news', 'pages']).nullish(), count: z.number().optional() }) });`,
      errors: [
        {
          messageId: 'optionalChoice',
          data: { name: 'kind' },
          line: 4,
          column: 80,
          endLine: 4,
          endColumn: 84,
          suggestions: [
            {
              messageId: 'makeNullable',
              data: { name: 'kind' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ kind: z.enum(['news', 'pages']).nullable(), count: z.number().optional() }) });`,
            },
          ],
        },
        {
          messageId: 'optionalArgument',
          data: { name: 'count' },
          line: 4,
          column: 123,
          endLine: 4,
          endColumn: 128,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'count' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ kind: z.enum(['news', 'pages']).nullish(), count: z.number() }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'click', description: 'Click a button', parameters: { type: 'object', properties: { at: { type: 'string' }, times: { type: 'integer' } }, required: ['at'] } });`,
      errors: [
        {
          messageId: 'optionalArgument',
          data: { name: 'times' },
          line: 3,
          column: 122,
          endLine: 3,
          endColumn: 127,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'times' },
              output: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'click', description: 'Click a button', parameters: { type: 'object', properties: { at: { type: 'string' }, times: { type: 'integer' } }, required: ['at', 'times'] } });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'click', description: 'Click a button', parameters: { type: 'object', properties: { at: { type: 'string' } } } });
tool({ name: 'press', description: 'Press a button', parameters: { type: 'object', properties: { at: { type: 'string' } }, required: [] } });
tool({ name: 'push', description: 'Push a button', parameters: { type: 'object', properties: { at: { type: 'string' } }, required: dynamic() } });`,
      errors: [
        {
          messageId: 'optionalText',
          data: { name: 'at' },
          line: 3,
          column: 98,
          endLine: 3,
          endColumn: 100,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'at' },
              output: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'click', description: 'Click a button', parameters: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] } });
tool({ name: 'press', description: 'Press a button', parameters: { type: 'object', properties: { at: { type: 'string' } }, required: [] } });
tool({ name: 'push', description: 'Push a button', parameters: { type: 'object', properties: { at: { type: 'string' } }, required: dynamic() } });`,
            },
          ],
        },
        {
          messageId: 'optionalText',
          data: { name: 'at' },
          line: 4,
          column: 98,
          endLine: 4,
          endColumn: 100,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'at' },
              output: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'click', description: 'Click a button', parameters: { type: 'object', properties: { at: { type: 'string' } } } });
tool({ name: 'press', description: 'Press a button', parameters: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] } });
tool({ name: 'push', description: 'Push a button', parameters: { type: 'object', properties: { at: { type: 'string' } }, required: dynamic() } });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ count: z.number().default(10) }) });`,
      options: [{ allowDefaults: false }],
      errors: [
        {
          messageId: 'optionalArgument',
          data: { name: 'count' },
          line: 4,
          column: 80,
          endLine: 4,
          endColumn: 85,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ count: z.number().optional(), site: z.string().optional() }) });`,
      options: [{ textsOnly: true }],
      errors: [
        {
          messageId: 'optionalText',
          data: { name: 'site' },
          line: 4,
          column: 110,
          endLine: 4,
          endColumn: 114,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'site' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ count: z.number().optional(), site: z.string() }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ count: z.number().optional(), site: z.string().optional() }) });`,
      options: [{ allow: ['site'] }],
      errors: [
        {
          messageId: 'optionalArgument',
          data: { name: 'count' },
          line: 4,
          column: 80,
          endLine: 4,
          endColumn: 85,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'count' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ count: z.number(), site: z.string().optional() }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
const Query = z.object({ query: z.string() });
const site = z.string().optional();
export const a = tool({ description: 'Search the web', inputSchema: Query.extend({ site }).strict() });
export const b = tool({ description: 'Find on the web', inputSchema: Query.partial() });
export const c = tool({ description: 'Look on the web', inputSchema: Query.partial().required() });`,
      errors: [
        {
          messageId: 'optionalText',
          data: { name: 'query' },
          line: 4,
          column: 26,
          endLine: 4,
          endColumn: 31,
        },
        { messageId: 'optionalText', data: { name: 'site' }, line: 6, column: 84, endLine: 6, endColumn: 88 },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'File a ticket', inputSchema: z.object({ by: z.object({ name: z.string().optional() }), lines: z.array(z.object({ note: z.string().optional() })) }) });`,
      errors: [
        {
          messageId: 'optionalText',
          data: { name: 'name' },
          line: 4,
          column: 94,
          endLine: 4,
          endColumn: 98,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'name' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'File a ticket', inputSchema: z.object({ by: z.object({ name: z.string() }), lines: z.array(z.object({ note: z.string().optional() })) }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
export function register(server: McpServer) {
  server.registerTool('search', { description: 'Search the web', inputSchema: { query: z.string(), site: z.string().optional() } }, run);
}`,
      errors: [
        {
          messageId: 'optionalText',
          data: { name: 'site' },
          line: 5,
          column: 100,
          endLine: 5,
          endColumn: 104,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'site' },
              output: `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
export function register(server: McpServer) {
  server.registerTool('search', { description: 'Search the web', inputSchema: { query: z.string(), site: z.string() } }, run);
}`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { Type } from '@google/genai';
export const search = { functionDeclarations: [{ name: 'search', description: 'Search the web', parameters: { type: Type.OBJECT, properties: { query: { type: Type.STRING }, site: { type: Type.STRING } }, required: ['query'] } }] };`,
      errors: [
        {
          messageId: 'optionalText',
          data: { name: 'site' },
          line: 3,
          column: 174,
          endLine: 3,
          endColumn: 178,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'site' },
              output: `
import { Type } from '@google/genai';
export const search = { functionDeclarations: [{ name: 'search', description: 'Search the web', parameters: { type: Type.OBJECT, properties: { query: { type: Type.STRING }, site: { type: Type.STRING } }, required: ['query', 'site'] } }] };`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { jsonSchema, tool } from 'ai';
export const a = tool({ description: 'Search the web', inputSchema: jsonSchema({ type: 'object', properties: { query: { type: 'string' } } }) });`,
      errors: [
        {
          messageId: 'optionalText',
          data: { name: 'query' },
          line: 3,
          column: 112,
          endLine: 3,
          endColumn: 117,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'query' },
              output: `
import { jsonSchema, tool } from 'ai';
export const a = tool({ description: 'Search the web', inputSchema: jsonSchema({ type: 'object', properties: { query: { type: 'string' } }, required: ['query'] }) });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ any: z.any(), never: z.never(), unknown: z.unknown().optional(), ...more }) });`,
      errors: [
        {
          messageId: 'optionalArgument',
          data: { name: 'unknown' },
          line: 4,
          column: 112,
          endLine: 4,
          endColumn: 119,
          suggestions: [
            {
              messageId: 'makeRequired',
              data: { name: 'unknown' },
              output: `
import { tool } from 'ai';
import { z } from 'zod';
export const a = tool({ description: 'Search the web', inputSchema: z.object({ any: z.any(), never: z.never(), unknown: z.unknown(), ...more }) });`,
            },
          ],
        },
      ],
    },
  ],
});
