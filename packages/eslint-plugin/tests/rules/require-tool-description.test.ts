import { requireToolDescription } from '../../src/rules/require-tool-description.ts';
import { untypedRuleTester } from '../tools-rule-tester.ts';

untypedRuleTester().run('require-tool-description', requireToolDescription, {
  valid: [
    `
import { tool } from 'ai';
import { z } from 'zod';
export const weather = tool({ description: 'Get the weather in a city', inputSchema: z.object({ city: z.string() }) });`,
    `
import { tool } from '@langchain/core/tools';
tool(run, { name: 'get_weather', description: describe(), schema });
tool(run, { ...shared, name: 'get_time', schema });
tool(run, { name: 'get_date', description: \`Get the date in \${zone}\`, schema });
tool(run, shared);`,
    `
import { tool } from 'ai';
export const search = tool({ description: '検索する', inputSchema });`,
    `
import { tool } from 'ai';
export const search = tool({ description: 'iOS devices are searched', inputSchema });`,
    `
const tool = (options) => options;
export const search = tool({ inputSchema });`,
    {
      code: `
import { tool } from 'ai';
export const look = tool({ description: 'Search', inputSchema });`,
      options: [{ minimumWords: 1 }],
    },
    {
      code: `
import { tool } from 'ai';
export const search = tool({ description: 'A search of the web', inputSchema });`,
      options: [{ verbFirst: false }],
    },
    {
      code: `
import { tool } from 'ai';
export const search = tool({ description: 'Search the web when the user asks for news', inputSchema });`,
      options: [{ when: true }],
    },
  ],
  invalid: [
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const weather = tool({ inputSchema: z.object({ city: z.string() }) });`,
      errors: [
        { messageId: 'missing', data: { tool: '`weather`' }, line: 4, column: 14, endLine: 4, endColumn: 21 },
      ],
    },
    {
      code: `
import { tool } from '@openai/agents';
tool({ name: 'get_weather', description: '', parameters: {}, execute });`,
      errors: [
        {
          messageId: 'empty',
          data: { tool: '`get_weather`' },
          line: 3,
          column: 42,
          endLine: 3,
          endColumn: 44,
        },
      ],
    },
    {
      code: `
import { tool } from '@openai/agents';
tool({ name: 'get_weather', description: '  ', parameters: {}, execute });`,
      errors: [
        {
          messageId: 'empty',
          data: { tool: '`get_weather`' },
          line: 3,
          column: 42,
          endLine: 3,
          endColumn: 46,
        },
      ],
    },
    {
      code: `
import { tool } from '@openai/agents';
tool({ name: 'get_current_weather', description: 'Get current weather.', parameters: {}, execute });`,
      errors: [
        {
          messageId: 'repeatsName',
          data: { tool: '`get_current_weather`' },
          line: 3,
          column: 50,
          endLine: 3,
          endColumn: 72,
        },
      ],
    },
    {
      code: `
import { createTool } from '@mastra/core/tools';
createTool({ id: 'weather', description: 'Weather lookup', execute });`,
      errors: [
        {
          messageId: 'tooShort',
          data: { tool: '`weather`', minimum: '3' },
          line: 3,
          column: 42,
          endLine: 3,
          endColumn: 58,
        },
      ],
    },
    {
      code: `
import { tool } from '@langchain/core/tools';
tool(run, { name: 'get_weather', description: 'get the weather in a city', schema });`,
      errors: [
        {
          messageId: 'lowerCase',
          data: { tool: '`get_weather`' },
          line: 3,
          column: 47,
          endLine: 3,
          endColumn: 74,
          suggestions: [
            {
              messageId: 'beginUpperCase',
              output: `
import { tool } from '@langchain/core/tools';
tool(run, { name: 'get_weather', description: 'Get the weather in a city', schema });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { tool } from '@langchain/core/tools';
tool(run, { name: 'get_weather', description: 'The weather in a city', schema });`,
      errors: [
        {
          messageId: 'notVerb',
          data: { tool: '`get_weather`', word: 'The' },
          line: 3,
          column: 47,
          endLine: 3,
          endColumn: 70,
        },
      ],
    },
    {
      code: `
import Anthropic from '@anthropic-ai/sdk';
export const tools: Anthropic.Tool[] = [{ name: 'get_weather', input_schema: { type: 'object' } }];`,
      errors: [
        {
          messageId: 'missing',
          data: { tool: '`get_weather`' },
          line: 3,
          column: 49,
          endLine: 3,
          endColumn: 62,
        },
      ],
    },
    {
      code: `
import OpenAI from 'openai';
export const tools = [{ type: 'function', function: { name: 'get_weather', parameters: {} } }];
export const call = { type: 'function', function: { name: 'get_weather', arguments: '{}' } };`,
      errors: [
        {
          messageId: 'missing',
          data: { tool: '`get_weather`' },
          line: 3,
          column: 61,
          endLine: 3,
          endColumn: 74,
        },
      ],
    },
    {
      code: `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'desk', version: '1' });
server.registerTool('get_weather', { inputSchema: {} }, run);
server.registerTool('get_time', { description: 'Get the time in a city', inputSchema: {} }, run);
server.tool('get_date', { zone: z.string() }, async () => run());
server.tool('get_day', 'Get the day of the week', { zone: z.string() }, async () => run());`,
      errors: [
        {
          messageId: 'missing',
          data: { tool: '`get_weather`' },
          line: 4,
          column: 21,
          endLine: 4,
          endColumn: 34,
        },
        {
          messageId: 'missing',
          data: { tool: '`get_date`' },
          line: 6,
          column: 13,
          endLine: 6,
          endColumn: 23,
        },
      ],
    },
    {
      code: `
import { GoogleGenAI } from '@google/genai';
export const config = { tools: [{ functionDeclarations: [{ name: 'get_weather', parametersJsonSchema: {} }] }] };`,
      errors: [
        {
          messageId: 'missing',
          data: { tool: '`get_weather`' },
          line: 3,
          column: 66,
          endLine: 3,
          endColumn: 79,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
export const search = tool({ description: \`search the web for pages\`, inputSchema });`,
      errors: [
        {
          messageId: 'lowerCase',
          data: { tool: '`search`' },
          line: 3,
          column: 43,
          endLine: 3,
          endColumn: 69,
          suggestions: [
            {
              messageId: 'beginUpperCase',
              output: `
import { tool } from 'ai';
export const search = tool({ description: \`Search the web for pages\`, inputSchema });`,
            },
          ],
        },
      ],
    },
    {
      code: `
const { tool } = require('ai');
exports.search = tool({ inputSchema });`,
      errors: [
        {
          messageId: 'missing',
          data: { tool: 'declared here' },
          line: 3,
          column: 18,
          endLine: 3,
          endColumn: 22,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
export const search = tool({ description: 'Search', inputSchema });`,
      errors: [
        {
          messageId: 'repeatsName',
          data: { tool: '`search`' },
          line: 3,
          column: 43,
          endLine: 3,
          endColumn: 51,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
export const search = tool({ description: 'Search the web for pages', inputSchema });`,
      options: [{ when: true }],
      errors: [
        { messageId: 'noWhen', data: { tool: '`search`' }, line: 3, column: 43, endLine: 3, endColumn: 69 },
      ],
    },
  ],
});
