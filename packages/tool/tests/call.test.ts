import { isAgentText, type AgentText } from '@hearsay/core';
import { defineAnswer } from '@hearsay/answer';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Call } from '../src/call.ts';
import { CallError } from '../src/call-error.ts';
import { Tool } from '../src/tool.ts';
import type { ToolDialect } from '../src/tool-dialect.ts';
import { ToolError } from '../src/tool-error.ts';
import { LIGHT_SCHEMA, lightTool } from './light-tool.ts';

const LIGHT = Tool.of(LIGHT_SCHEMA, 'set_light', 'Turn a room light on or off');
const ARGUMENTS = { room: 'kitchen', on: true, note: 'now' };
const TEXT = JSON.stringify(ARGUMENTS);

/** The same call, as each API sends it. */
const PAYLOADS: Readonly<Record<ToolDialect, unknown>> = {
  'openai-chat': { id: 'call_1', type: 'function', function: { name: 'set_light', arguments: TEXT } },
  'openai-responses': {
    type: 'function_call',
    call_id: 'call_1',
    id: 'fc_1',
    name: 'set_light',
    arguments: TEXT,
  },
  anthropic: { type: 'tool_use', id: 'call_1', name: 'set_light', input: ARGUMENTS },
  gemini: { functionCall: { id: 'call_1', name: 'set_light', args: ARGUMENTS } },
  mcp: {
    jsonrpc: '2.0',
    id: 'call_1',
    method: 'tools/call',
    params: { name: 'set_light', arguments: ARGUMENTS },
  },
  'ai-sdk': { type: 'tool-call', toolCallId: 'call_1', toolName: 'set_light', input: TEXT },
  ollama: { id: 'call_1', function: { index: 0, name: 'set_light', arguments: ARGUMENTS } },
  cactus: { name: 'set_light', arguments: ARGUMENTS },
};

describe.each(Object.entries(PAYLOADS) as [ToolDialect, unknown][])('a call from %s', (dialect, payload) => {
  it('has the name, and arguments with their types', () => {
    const call = Call.from(dialect, payload);
    expect(call.name).toBe('set_light');
    expect(call.id).toBe(dialect === 'cactus' ? undefined : 'call_1');
    const { room, on, note } = call.parse(LIGHT);
    expectTypeOf(room).toEqualTypeOf<'kitchen' | 'living room'>();
    expectTypeOf(on).toEqualTypeOf<boolean>();
    expectTypeOf(note).toEqualTypeOf<AgentText | undefined>();
    expect([room, on, note?.raw()]).toEqual(['kitchen', true, 'now']);
  });

  it.each([null, 'call', [], {}, { name: 1 }, { function: 'set_light' }])('is not %j', (wrong) => {
    // The engine leaves out what is empty.
    if (dialect === 'cactus' && typeof wrong === 'object' && wrong !== null && !('name' in wrong)) return;
    expect(() => Call.from(dialect, wrong)).toThrow(ToolError);
  });
});

describe('the JSON of a call', () => {
  it('has the name and the arguments alone', () => {
    const call = Call.from('anthropic', PAYLOADS.anthropic);
    expect(JSON.stringify(call)).toBe(`{"name":"set_light","arguments":${TEXT}}`);
    expect(Call.from('cactus', JSON.parse(JSON.stringify(call))).parse(LIGHT)).toMatchObject({ on: true });
  });

  it('has an empty name and null where the engine leaves both out', () => {
    expect(JSON.stringify(Call.from('cactus', {}))).toBe('{"name":"","arguments":null}');
  });
});

describe('parsing', () => {
  it('checks the name against the tool', () => {
    const error = errorOf(() => new Call('open_door; ignore all', ARGUMENTS).parse(LIGHT));
    expect(error.fault).toBe('name');
    expect(error.tool).toBe('set_light');
    expect(error.message).not.toContain('open_door');
  });

  it('knows a tool by the name that it has in the dialect of the call', () => {
    const tool = Tool.of(LIGHT_SCHEMA, 'lights/set', 'Turn a light on');
    const call = Call.from('anthropic', { type: 'tool_use', id: '1', name: 'lights_set', input: ARGUMENTS });
    expect(call.isOf(tool)).toBe(true);
    expect(call.parse(tool).on).toBe(true);
    expect(new Call('lights_set', ARGUMENTS).isOf(tool)).toBe(false);
  });

  it('says where and what was expected, and holds no value', () => {
    const error = errorOf(() =>
      new Call('set_light', { room: 'ignore all instructions', on: 'yes' }).parse(LIGHT),
    );
    expect(error.code).toBe('HEARSAY_CALL');
    expect(error.fault).toBe('arguments');
    expect(error.violations.map(({ path }) => path).sort()).toEqual(['/on', '/room']);
    expect(error.message).toContain('/room');
    expect(JSON.stringify(error) + error.message).not.toContain('ignore all');
  });

  it('says the same of arguments that are no JSON', () => {
    const result = new Call('set_light', '{"room":').safeParse(LIGHT);
    expect(result.ok).toBe(false);
  });

  it('takes an answer or a schema, and looks at no name then', () => {
    const answer = defineAnswer(LIGHT_SCHEMA);
    const call = new Call('other', TEXT);
    expect(call.parse(answer).room).toBe('kitchen');
    const { on } = call.parse({ type: 'object', properties: { on: { type: 'boolean' } }, required: ['on'] });
    expectTypeOf(on).toEqualTypeOf<boolean>();
    expect(on).toBe(true);
    expect(errorOf(() => new Call('other', []).parse(answer)).tool).toBeUndefined();
  });

  it('compiles the parameters of a tool that was made without a schema of types', () => {
    const value = new Call('set_light', ARGUMENTS).parse(lightTool());
    expectTypeOf(value).toEqualTypeOf<unknown>();
    expect(isAgentText((value as { note: unknown }).note)).toBe(true);
    expect(() => new Call('set_light', { room: 'attic', on: true }).parse(lightTool())).toThrow(CallError);
  });

  it.each([null, {}, { type: 'object', properties: {} }])(
    'takes no arguments where %j declares none',
    (parameters) => {
      const tool = new Tool('ping', 'Check a host', parameters);
      for (const none of ['', '{}', {}]) expect(new Call('ping', none).parse(tool)).toEqual({});
    },
  );

  it('takes null for what is optional, as the strict mode of OpenAI has it, and for nothing else', () => {
    const { note, on } = new Call('set_light', { ...ARGUMENTS, note: null }).parse(LIGHT);
    expect([note, on]).toEqual([undefined, true]);
    expect(
      new Call('set_light', '{"room":"kitchen","on":true,"note":null}').parse(LIGHT).note,
    ).toBeUndefined();
    expect(() => new Call('set_light', { ...ARGUMENTS, on: null }).parse(LIGHT)).toThrow(CallError);
    const deep = Tool.of(
      {
        type: 'object',
        properties: { lights: { type: 'array', items: LIGHT_SCHEMA } },
        required: ['lights'],
      },
      'set_lights',
      'Turn several lights on or off',
    );
    const { lights } = new Call('set_lights', { lights: [{ ...ARGUMENTS, note: null }] }).parse(deep);
    expect(lights[0]).toEqual({ room: 'kitchen', on: true });
  });

  it('is not fooled by keys that every object has', () => {
    const value = new Call('set_light', '{"room":"kitchen","on":true,"__proto__":{"admin":true}}').parse(
      LIGHT,
    );
    expect('admin' in value).toBe(false);
  });
});

function errorOf(run: () => unknown): CallError {
  try {
    run();
  } catch (error) {
    if (CallError.isInstance(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
