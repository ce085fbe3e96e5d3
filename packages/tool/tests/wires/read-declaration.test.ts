import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Tool } from '../../src/tool.ts';
import { TOOL_DIALECTS, type ToolDialect } from '../../src/tool-dialect.ts';
import { ToolError } from '../../src/tool-error.ts';
import { LIGHT_SCHEMA, lightTool } from '../light-tool.ts';

const NAMED = { name: 'set_light', description: 'Turn a room light on or off' };

function lost(dialect: ToolDialect, declaration: unknown): string[] {
  return Tool.from(dialect, declaration).losses.map(({ path, keyword }) => `${path} ${keyword}`);
}

describe.each(TOOL_DIALECTS)('a declaration for %s', (dialect) => {
  it('comes back as the tool that it was made of', () => {
    const back = Tool.from(dialect, lightTool().to(dialect).declaration);
    expect(back.equals(lightTool())).toBe(true);
    expect(back.losses).toEqual([]);
    expect(JSON.stringify(back)).toBe(JSON.stringify(lightTool()));
  });

  it.each([null, 'tool', [], {}, { description: 'b' }])('is not %j', (wrong) => {
    expect(() => Tool.from(dialect, wrong)).toThrow(ToolError);
  });
});

describe('what is left behind', () => {
  it('is told of, key by key', () => {
    const cached = { cache_control: { type: 'ephemeral' }, strict: true, input_examples: [{}] };
    expect(lost('anthropic', { ...NAMED, input_schema: LIGHT_SCHEMA, ...cached })).toEqual([
      '/cache_control cache_control',
      '/strict strict',
      '/input_examples input_examples',
    ]);
    const titled = { title: 'Light', outputSchema: {}, annotations: {}, _meta: { other: 1 } };
    expect(lost('mcp', { ...NAMED, inputSchema: LIGHT_SCHEMA, ...titled })).toEqual([
      '/title title',
      '/outputSchema outputSchema',
      '/annotations annotations',
      '/_meta _meta',
    ]);
    const strict = { ...NAMED, parameters: LIGHT_SCHEMA, strict: true };
    expect(lost('openai-chat', { type: 'function', function: strict })).toEqual(['/strict strict']);
  });

  it('is not what says what its absence says', () => {
    const declaration = { type: 'function', ...NAMED, parameters: LIGHT_SCHEMA };
    expect(lost('openai-responses', { ...declaration, strict: false })).toEqual([]);
    expect(lost('openai-responses', { ...declaration, strict: null, defer_loading: undefined })).toEqual([]);
  });

  it('tells of a missing description and of missing arguments', () => {
    const none = { type: 'object', properties: {} };
    const tool = Tool.from('openai-chat', { type: 'function', function: { name: 'ping' } });
    expect(tool.toJSON()).toEqual({ name: 'ping', description: '', parameters: none });
    expect(tool.losses.map(({ path }) => path)).toEqual(['/description', '/parameters']);
    const nothing = { type: 'function', name: 'ping', parameters: null, strict: null };
    expect(Tool.from('openai-responses', nothing).parameters).toEqual(none);
  });

  it('stays with a changed copy', () => {
    const tool = Tool.from('mcp', { ...NAMED, title: 'Light', inputSchema: LIGHT_SCHEMA });
    expect(tool.losses).toHaveLength(1);
    expect(tool.withTrigger('x').losses).toEqual(tool.losses);
  });
});

describe('triggers', () => {
  it.each(['mcp', 'ai-sdk', 'cactus'] as const)('travel along for %s', (dialect) => {
    const tool = lightTool().withTrigger('light').withTrigger('lamp');
    const back = Tool.from(dialect, tool.to(dialect).declaration);
    expect(back.triggers).toEqual(['light', 'lamp']);
    expect(back.losses).toEqual([]);
  });
});

describe('the forms of Gemini', () => {
  const OLDER = {
    type: 'OBJECT',
    propertyOrdering: ['on', 'room'],
    properties: {
      room: { type: 'STRING', format: 'enum', enum: ['kitchen', 'hall'], nullable: true },
      on: { type: 'BOOLEAN', example: true },
      names: { type: 'ARRAY', items: { type: 'STRING', maxLength: '20' }, minItems: '1' },
      place: { anyOf: [{ type: 'NUMBER' }, { type: 'STRING' }], nullable: true },
    },
    required: ['on'],
  };

  it('are read as JSON Schema', () => {
    const tool = Tool.from('gemini', { functionDeclarations: [{ ...NAMED, parameters: OLDER }] });
    expect(JSON.stringify(tool.parameters)).toBe(
      JSON.stringify({
        type: 'object',
        properties: {
          on: { type: 'boolean', examples: [true] },
          room: { type: ['string', 'null'], enum: ['kitchen', 'hall', null] },
          names: { type: 'array', items: { type: 'string', maxLength: 20 }, minItems: 1 },
          place: { anyOf: [{ type: 'number' }, { type: 'string' }, { type: 'null' }] },
        },
        required: ['on'],
      }),
    );
    expect(tool.losses.map(({ keyword }) => keyword)).toEqual(['propertyOrdering']);
  });

  it('come alone, too, but several need a choice', () => {
    expect(Tool.from('gemini', { ...NAMED, parametersJsonSchema: LIGHT_SCHEMA }).equals(lightTool())).toBe(
      true,
    );
    expect(() => Tool.from('gemini', { functionDeclarations: [NAMED, NAMED] })).toThrow(/one entry/u);
  });
});

describe('the forms of the AI SDK', () => {
  it('are a record, and what providers get', () => {
    const { name, description } = NAMED;
    const provider = { type: 'function', name, description, inputSchema: LIGHT_SCHEMA };
    expect(Tool.from('ai-sdk', provider).equals(lightTool())).toBe(true);
    const record = { [name]: { description, inputSchema: LIGHT_SCHEMA } };
    expect(Tool.from('ai-sdk', record).equals(lightTool())).toBe(true);
  });

  it('may have a schema of zod', () => {
    const inputSchema = z.object({ city: z.string(), days: z.number().optional() });
    const weather = { description: 'Get the weather', inputSchema, execute: () => 1 };
    const tool = Tool.from('ai-sdk', { weather });
    expect(tool.parameters).toMatchObject({ type: 'object', required: ['city'] });
    expect(tool.losses.map(({ keyword }) => keyword)).toEqual(['execute']);
  });

  it('have a schema that is there at once, and stand alone', () => {
    const later = { jsonSchema: Promise.resolve({}), validate: () => undefined };
    expect(() => Tool.from('ai-sdk', { weather: { inputSchema: later } })).toThrow(/at once/u);
    const two = { weather: { inputSchema: {} }, time: { inputSchema: {} } };
    expect(() => Tool.from('ai-sdk', two)).toThrow(/one tool/u);
  });
});

describe('a declaration of another dialect', () => {
  it('is named, with the converter', () => {
    const flat = lightTool().toJSON();
    expect(() => Tool.from('anthropic', { ...NAMED, inputSchema: LIGHT_SCHEMA })).toThrow(
      /Tool\.from\('mcp'/u,
    );
    expect(() => Tool.from('openai-chat', flat)).toThrow(/Tool\.from\('cactus'/u);
  });

  it('is refused for a dialect that does not exist', () => {
    expect(() => Tool.from('constructor' as never, {})).toThrow(/`openai-chat`/u);
  });
});
