import { defineAnswer } from '@hearsay/answer';
import { agentText } from '@hearsay/answer/zod';
import type { AgentText } from '@hearsay/core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { Call } from '../src/call.ts';
import { CallError } from '../src/call-error.ts';
import { defineTool } from '../src/define-tool.ts';
import { RunnableTool } from '../src/runnable-tool.ts';
import { Tool } from '../src/tool.ts';
import { ToolError } from '../src/tool-error.ts';
import { LIGHT_SCHEMA } from './light-tool.ts';

const NAMED = { name: 'set_light', description: 'Turn a room light on or off' };
const CALL = new Call('set_light', { room: 'kitchen', on: true, note: 'x' }, { id: 'call_1' });

describe('a defined tool', () => {
  const light = defineTool({
    ...NAMED,
    input: LIGHT_SCHEMA,
    triggers: ['\\blights?\\b'],
    run: ({ room, on, note }, { callId }) => {
      expectTypeOf(room).toEqualTypeOf<'kitchen' | 'living room'>();
      expectTypeOf(note).toEqualTypeOf<AgentText | undefined>();
      return { room, on, note, callId };
    },
  });

  it('is refused without a schema, in a sentence', () => {
    const definition = { name: 'set_light', description: 'Turn a light on', run: () => 1 };
    expect(() => defineTool(definition as never)).toThrow(/declared with a JSON Schema, a schema of zod/u);
    expect(() => Tool.of(null as never, 'set_light', 'Turn a light on')).toThrow(ToolError);
  });

  it('is a tool like any other', () => {
    expect(light).toBeInstanceOf(Tool);
    expect(light.toJSON()).toEqual({ ...NAMED, parameters: LIGHT_SCHEMA, triggers: ['\\blights?\\b'] });
    expect(Object.isFrozen(light)).toBe(true);
    expect(
      light.equals(new Tool(NAMED.name, NAMED.description, LIGHT_SCHEMA).withTrigger('\\blights?\\b')),
    ).toBe(true);
  });

  it('runs with arguments that are checked and typed', async () => {
    const result = await light.runCall(CALL);
    expectTypeOf(result.on).toEqualTypeOf<boolean>();
    expect({ ...result, note: result.note?.raw() }).toEqual({
      room: 'kitchen',
      on: true,
      note: 'x',
      callId: 'call_1',
    });
    await expect(light.runCall(new Call('set_light', {}))).rejects.toThrow(CallError);
    await expect(light.runCall(new Call('other', CALL.arguments))).rejects.toThrow(CallError);
    const { signal } = new AbortController();
    expect(await light.run({ room: 'kitchen', on: false }, { signal })).toMatchObject({ on: false });
  });

  it('keeps its function when it gets a trigger', async () => {
    const more = light.withTrigger('lamp');
    expect(more).toBeInstanceOf(RunnableTool);
    expect(more.triggers).toEqual(['\\blights?\\b', 'lamp']);
    expect(await more.runCall(CALL)).toMatchObject({ on: true });
    expect(light.triggers).toHaveLength(1);
  });
});

describe('the arguments', () => {
  it('can be declared by a schema of zod', () => {
    const input = z.object({ city: agentText(), days: z.number().int().min(1).max(7) });
    const weather = defineTool({
      name: 'get_weather',
      description: 'Get the weather',
      input,
      run: ({ city, days }) => {
        expectTypeOf(city).toEqualTypeOf<AgentText>();
        return [city, days];
      },
    });
    expect(weather.parameters).toMatchObject({
      type: 'object',
      properties: { city: { type: 'string' }, days: { type: 'integer', minimum: 1, maximum: 7 } },
      required: ['city', 'days'],
    });
    const { city, days } = new Call('get_weather', '{"city":"Oslo","days":2}').parse(weather);
    expect([city.raw(), days]).toEqual(['Oslo', 2]);
    expect(() => new Call('get_weather', '{"city":"Oslo","days":9}').parse(weather)).toThrow(CallError);
  });

  it('can be declared by an answer, which serves elsewhere, too', () => {
    const answer = defineAnswer(LIGHT_SCHEMA);
    const light = Tool.of(answer, NAMED.name, NAMED.description);
    expect(light.input).toBe(answer);
    expectTypeOf(CALL.parse(light).on).toEqualTypeOf<boolean>();
  });

  it('hold no text that is not marked', () => {
    // @ts-expect-error -- A plain string of zod, where text is from a model.
    expect(() => Tool.of(z.object({ city: z.string() }), 'a', 'b').input.decode({ city: 'Oslo' })).toThrow();
    // @ts-expect-error -- A schema that lets everything through.
    expect(() => Tool.of({ type: 'object' }, 'a', 'b')).toThrow();
  });
});

describe('the result', () => {
  const input = { type: 'object', properties: {} } as const;

  it('is what JSON can hold', () => {
    const named = { name: 'ping', description: 'Check a host', input };
    defineTool({ ...named, run: () => undefined });
    defineTool({ ...named, run: () => 'fine' });
    defineTool({ ...named, run: async () => Promise.resolve([{ at: new Date(), note: 1 }, null]) });
    // @ts-expect-error -- A function is no data.
    defineTool({ ...named, run: () => ({ again: () => 1 }) });
    // @ts-expect-error -- JSON makes {} of a Map.
    defineTool({ ...named, run: async () => Promise.resolve(new Map([['a', 1]])) });
    // @ts-expect-error -- JSON has no bigint.
    defineTool({ ...named, run: () => [{ count: 1n }] });
  });
});
