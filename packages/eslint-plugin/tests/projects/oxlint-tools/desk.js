import { Tool } from '@hearsay/tool';
import { tool } from 'ai';
import { z } from 'zod';

const MODES = ['dark_mode', 'read-only'];

export const setMode = tool({ inputSchema: z.object({ mode: z.enum(MODES) }) });

export const press = tool({
  description: 'Press a key in the front window',
  inputSchema: z.object({
    key: z.string(),
    modifiers: z.array(z.enum(['cmd', 'shift'])),
    window: z.string().optional(),
  }),
});

export const getWeather = tool({
  description: 'Get the weather in a city',
  inputSchema: z.object({ city: z.string() }),
});

export const fetchWeather = tool({
  description: 'Fetch the weather for a place',
  inputSchema: z.object({ place: z.string() }),
});

export const light = new Tool({
  name: 'set_light',
  description: 'Turn a light on or off',
  parameters: { type: 'object', properties: { on: { type: 'boolean' } }, required: ['on'] },
  triggers: ['light', 'lamp ('],
});
