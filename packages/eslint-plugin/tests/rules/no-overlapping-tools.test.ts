import { noOverlappingTools } from '../../src/rules/no-overlapping-tools.ts';
import { untypedRuleTester } from '../tools-rule-tester.ts';

untypedRuleTester().run('no-overlapping-tools', noOverlappingTools, {
  valid: [
    `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'open_app', description: 'Open an app on the computer', parameters: { type: 'object', properties: { app: { type: 'string' } } } });
tool({ name: 'close_app', description: 'Close an app on the computer', parameters: { type: 'object', properties: { app: { type: 'string' } } } });
tool({ name: 'set_volume', description: 'Set the volume to a percentage', parameters: { type: 'object', properties: { percent: { type: 'integer' } } } });
tool({ name: 'set_brightness', description: 'Set the brightness to a percentage', parameters: { type: 'object', properties: { percent: { type: 'integer' } } } });`,
    `
import { tool } from 'ai';
import { z } from 'zod';
export const tools = {
  getUser: tool({ description: 'Get a user by id', inputSchema: z.object({ id: z.string() }) }),
  getUserOrders: tool({ description: 'Get the orders of a user by id', inputSchema: z.object({ id: z.string() }) }),
  createUser: tool({ description: 'Create a user by id', inputSchema: z.object({ id: z.string() }) }),
  deleteUser: tool({ description: 'Delete a user by id', inputSchema: z.object({ id: z.string() }) }),
};`,
    `
import { tool } from 'ai';
import { z } from 'zod';
export const tools = {
  searchWeb: tool({ description: 'Search the web for pages', inputSchema: z.object({ query: z.string() }) }),
  findOnWeb: tool({ description: 'Find pages on the web', inputSchema: z.object({ words: z.string(), count: z.number() }) }),
};`,
    `
import { tool } from '@langchain/core/tools';
export function one() {
  return tool(run, { name: 'get_weather', description: 'Get the weather in a city', schema: z.object({ city: z.string() }) });
}
export function other() {
  return tool(run, { name: 'get_weather', description: 'Get the weather in a city', schema: z.object({ city: z.string() }) });
}`,
    `
import { tool } from '@langchain/core/tools';
import { z } from 'zod';
export const day = [tool(run, { name: 'get_weather', description: 'Get the weather in a city', schema: z.object({ city: z.string() }) })];
export const night = [tool(run, { name: 'fetch_weather', description: 'Get the weather in a city', schema: z.object({ city: z.string() }) })];`,
    {
      code: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'get_weather', description: 'Get the current weather in a city', parameters: { type: 'object', properties: { city: { type: 'string' } } } });
tool({ name: 'fetch_weather', description: 'Fetch the weather for a location', parameters: { type: 'object', properties: { location: { type: 'string' } } } });`,
      options: [{ threshold: 0.9 }],
    },
    `
import { tool } from 'ai';
export const getWeather = tool({ description: text(), inputSchema: imported });
export const fetchWeather = tool({ description: 'Get the weather', inputSchema: imported });`,
    `
import { tool } from 'ai';
import { z } from 'zod';
it('finds', () => {
  const search = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string() }) });
});
it('finds more', () => {
  const webSearch = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string() }) });
});`,
  ],
  invalid: [
    {
      code: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'get_weather', description: 'Get the current weather in a city', parameters: { type: 'object', properties: { city: { type: 'string' } } } });
tool({ name: 'fetch_weather', description: 'Fetch the weather for a location', parameters: { type: 'object', properties: { location: { type: 'string' } } } });`,
      errors: [
        {
          messageId: 'sameIntent',
          data: { tool: 'fetch_weather', other: 'get_weather' },
          line: 4,
          column: 14,
          endLine: 4,
          endColumn: 29,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
export const tools = {
  searchWeb: tool({ description: 'Search the web for pages', inputSchema: z.object({ query: z.string() }) }),
  findOnWeb: tool({ description: 'Find pages on the web', inputSchema: z.object({ words: z.string() }) }),
};`,
      errors: [
        {
          messageId: 'sameIntent',
          data: { tool: 'findOnWeb', other: 'searchWeb' },
          line: 6,
          column: 3,
          endLine: 6,
          endColumn: 12,
        },
      ],
    },
    {
      code: `
import { tool } from '@langchain/core/tools';
import { z } from 'zod';
export const tools = [
  tool(run, { name: 'get_weather', description: 'Get the weather in a city', schema: z.object({ city: z.string() }) }),
  tool(run, { name: 'get_weather', description: 'Get the weather in a city', schema: z.object({ city: z.string() }) }),
];`,
      errors: [
        {
          messageId: 'sameIntent',
          data: { tool: 'get_weather', other: 'get_weather' },
          line: 6,
          column: 21,
          endLine: 6,
          endColumn: 34,
        },
      ],
    },
    {
      code: `
import { Tool } from '@hearsay/tool';
new Tool({ name: 'set_light', description: 'Turn a lamp on or off', parameters: { type: 'object', properties: { on: { type: 'boolean' } } }, triggers: ['\\\\blamp\\\\b'] });
new Tool({ name: 'set_heat', description: 'Turn the heating on or off', parameters: { type: 'object', properties: { on: { type: 'boolean' } } }, triggers: ['\\\\bLAMP\\\\b'] });`,
      errors: [
        {
          messageId: 'sharedTrigger',
          data: { tool: 'set_heat', other: 'set_light', trigger: '\\bLAMP\\b' },
          line: 4,
          column: 157,
          endLine: 4,
          endColumn: 169,
        },
      ],
    },
    {
      code: `
import { Tool } from '@hearsay/tool';
new Tool({ name: 'set_light', description: 'Turn a lamp on or off', parameters: {}, triggers: ['\\\\bheat'] });
new Tool({ name: 'set_heat', description: 'Make a room warm', parameters: { type: 'object', properties: { on: { type: 'boolean' } } }, triggers: ['\\\\bwarm'] });`,
      errors: [
        {
          messageId: 'foreignTrigger',
          data: { trigger: '\\bheat', tool: 'set_light', other: 'set_heat' },
          line: 3,
          column: 96,
          endLine: 3,
          endColumn: 105,
        },
      ],
    },
    {
      code: `
import { tool } from 'ai';
import { z } from 'zod';
register(() => {
  const search = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string() }) });
  const webSearch = tool({ description: 'Search the web', inputSchema: z.object({ query: z.string() }) });
});`,
      errors: [
        {
          messageId: 'sameIntent',
          data: { tool: 'webSearch', other: 'search' },
          line: 6,
          column: 9,
          endLine: 6,
          endColumn: 18,
        },
      ],
    },
  ],
});
