import { describe, expect, it } from 'vitest';
import { Tool } from '../../src/tool.ts';
import { TOOL_DIALECTS, type ToolDialect } from '../../src/tool-dialect.ts';
import { ToolError } from '../../src/tool-error.ts';
import { LIGHT_SCHEMA, lightTool } from '../light-tool.ts';

const NAMED = { name: 'set_light', description: 'Turn a room light on or off' };
const tool = lightTool().withTrigger('\\blights?\\b');

function lost(dialect: ToolDialect, given: Tool = tool): string[] {
  return given.to(dialect).losses.map(({ path, keyword }) => `${path} ${keyword}`);
}

describe('the declaration', () => {
  it('for OpenAI Chat Completions', () => {
    expect(tool.to('openai-chat')).toEqual({
      declaration: { type: 'function', function: { ...NAMED, parameters: LIGHT_SCHEMA } },
      losses: [{ path: '/triggers', keyword: 'triggers', message: expect.stringMatching(/\.$/u) }],
    });
  });

  it('for OpenAI Responses, whose `strict` is required', () => {
    expect(tool.to('openai-responses').declaration).toEqual({
      type: 'function',
      ...NAMED,
      parameters: LIGHT_SCHEMA,
      strict: false,
    });
  });

  it.each(['openai-chat', 'openai-responses'] as const)('for %s in strict mode', (dialect) => {
    const { declaration, losses } = lightTool().to(dialect, { strict: true });
    const { parameters, strict } = 'function' in declaration ? declaration.function : declaration;
    expect(strict).toBe(true);
    expect(parameters).toEqual({
      type: 'object',
      properties: { ...LIGHT_SCHEMA.properties, note: { type: ['string', 'null'] } },
      required: ['room', 'on', 'note'],
      additionalProperties: false,
    });
    expect(losses.map(({ path }) => path)).toEqual([
      '/parameters/properties/note',
      '/parameters/additionalProperties',
    ]);
  });

  it('for Anthropic', () => {
    expect(tool.to('anthropic').declaration).toEqual({ ...NAMED, input_schema: LIGHT_SCHEMA });
    expect(tool.to('anthropic', { strict: true }).declaration).toEqual({
      ...NAMED,
      input_schema: { ...LIGHT_SCHEMA, additionalProperties: false },
      strict: true,
    });
  });

  it('for Gemini, in both forms', () => {
    expect(tool.to('gemini').declaration).toEqual({
      functionDeclarations: [{ ...NAMED, parametersJsonSchema: LIGHT_SCHEMA }],
    });
    const [older] = tool.to('gemini', { form: 'parameters' }).declaration.functionDeclarations;
    expect(older).toMatchObject({
      ...NAMED,
      parameters: {
        type: 'OBJECT',
        properties: { room: { type: 'STRING', enum: ['kitchen', 'living room'] }, on: { type: 'BOOLEAN' } },
        required: ['room', 'on'],
      },
    });
    const ping = new Tool('ping', 'Check a host', { type: 'object', properties: {} });
    expect(ping.to('gemini', { form: 'parameters' }).declaration).toEqual({
      functionDeclarations: [{ name: 'ping', description: 'Check a host' }],
    });
  });

  it('for the Model Context Protocol, with triggers along', () => {
    const _meta = { 'hearsay/triggers': ['\\blights?\\b'] };
    expect(tool.to('mcp')).toEqual({
      declaration: { ...NAMED, inputSchema: LIGHT_SCHEMA, _meta },
      losses: [],
    });
    expect(lightTool().to('mcp').declaration).not.toHaveProperty('_meta');
  });

  it('for the AI SDK, with triggers along, and arguments that are marked', () => {
    const { declaration, losses } = tool.to('ai-sdk');
    expect(losses).toEqual([]);
    const [[name, entry] = ['', undefined]] = Object.entries(declaration);
    expect(name).toBe('set_light');
    expect(entry).toMatchObject({
      description: NAMED.description,
      providerOptions: { hearsay: { triggers: ['\\blights?\\b'] } },
    });
    const schema = entry?.inputSchema['~standard'];
    expect(schema?.jsonSchema.input({ target: 'draft-07' })).toEqual(LIGHT_SCHEMA);
    expect(schema?.validate({ room: 'attic', on: true })).toMatchObject({ issues: [{ path: ['room'] }] });
    const read = schema?.validate({ room: 'kitchen', on: true, note: 'x' });
    expect(read).toMatchObject({ value: { room: 'kitchen', on: true } });
    expect(JSON.stringify(read)).toContain('"note":"x"');
  });

  it('for Ollama, which keeps little of a schema', () => {
    const { declaration } = tool.to('ollama');
    expect(declaration).toEqual({ type: 'function', function: { ...NAMED, parameters: LIGHT_SCHEMA } });
    const bounded = new Tool('set', 'Set', {
      type: 'object',
      properties: { percent: { type: 'integer', minimum: 0, maximum: 100 } },
    });
    expect(lost('ollama', bounded)).toEqual([
      '/parameters/properties/percent/minimum minimum',
      '/parameters/properties/percent/maximum maximum',
    ]);
  });

  it('for Cactus', () => {
    expect(tool.to('cactus')).toEqual({ declaration: tool.toJSON(), losses: [] });
    expect(JSON.stringify(tool.to('cactus').declaration)).toBe(JSON.stringify(tool));
  });

  it.each(TOOL_DIALECTS)('for %s can be changed, and the tool stays', (dialect) => {
    const before = JSON.stringify(tool);
    const change = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, member] of Object.entries(value))
        if (key !== 'inputSchema' || dialect === 'mcp') change(member);
      expect(Reflect.set(value, 'changed', true)).toBe(true);
    };
    change(tool.to(dialect).declaration);
    expect(JSON.stringify(tool)).toBe(before);
    expect(JSON.stringify(tool.to(dialect).declaration)).not.toContain('changed');
  });
});

describe('names', () => {
  const named = (name: string, dialect: ToolDialect): string => {
    const { declaration } = new Tool(name, 'Do it', { type: 'object', properties: {} }).to(dialect);
    if ('functionDeclarations' in declaration)
      return (
        (declaration as { functionDeclarations: { name: string }[] }).functionDeclarations[0]?.name ?? ''
      );
    if ('function' in declaration) return (declaration as { function: { name: string } }).function.name;
    return 'name' in declaration
      ? (declaration as { name: string }).name
      : (Object.keys(declaration)[0] ?? '');
  };

  it.each([
    ['openai-chat', 'files/read.me', 'files_read_me', 64],
    ['openai-responses', 'files/read.me', 'files_read_me', 128],
    ['anthropic', 'files/read.me', 'files_read_me', 128],
    ['gemini', '1/read.me', '_1_read.me', 128],
    ['mcp', 'files/read.me', 'files_read.me', 128],
  ] as const)(
    'for %s are changed where they must be, and that is told',
    (dialect, name, expected, longest) => {
      expect(named(name, dialect)).toBe(expected);
      expect(lost(dialect, new Tool(name, 'Do it', { type: 'object', properties: {} }))).toEqual([
        '/name name',
      ]);
      expect(named('x'.repeat(200), dialect)).toHaveLength(longest);
      expect(named('', dialect)).toBe('_');
      expect(named('read_me', dialect)).toBe('read_me');
    },
  );

  it.each(['ai-sdk', 'ollama', 'cactus'] as const)('for %s stay', (dialect) => {
    expect(named('files/read.me', dialect)).toBe('files/read.me');
    expect(named('__proto__', dialect)).toBe('__proto__');
  });

  it('of arguments that Gemini refuses are told of', () => {
    const odd = new Tool('a', 'Do it', { type: 'object', properties: { 'first-name': { type: 'string' } } });
    expect(lost('gemini', odd)).toEqual(['/parameters/properties/first-name properties']);
    expect(lost('openai-chat', odd)).toEqual([]);
  });
});

describe('schemas', () => {
  const targets = TOOL_DIALECTS.filter((dialect) => dialect !== 'cactus');

  it.each(targets)('of nothing are of an object for %s, and that is told', (dialect) => {
    for (const parameters of [null, {}])
      expect(lost(dialect, new Tool('a', 'b', parameters))).toEqual(['/parameters parameters']);
  });

  it.each(targets)('that name no type are of an object for %s, and that is told', (dialect) => {
    const untyped = new Tool('a', 'b', { properties: { x: { type: 'string' } } });
    expect(lost(dialect, untyped)).toContain('/parameters type');
  });

  it.each(targets)('of something else are refused for %s', (dialect) => {
    for (const parameters of [{ type: 'string' }, [], 'text', true])
      expect(() => new Tool('a', 'b', parameters).to(dialect)).toThrow(ToolError);
  });

  it('are refused for a dialect that does not exist, and the dialects are named', () => {
    expect(() => tool.to('toString' as never)).toThrow(/`openai-chat`/u);
  });
});
