import { Tool } from '../src/tool.ts';

/** The schema of the sample that the tests share. */
export const LIGHT_SCHEMA = {
  type: 'object',
  properties: {
    room: { type: 'string', enum: ['kitchen', 'living room'] },
    on: { type: 'boolean' },
    note: { type: 'string' },
  },
  required: ['room', 'on'],
} as const;

/** A tool with a choice, a switch, and a text that may be left out. */
export function lightTool(): Tool {
  return new Tool('set_light', 'Turn a room light on or off', LIGHT_SCHEMA);
}
