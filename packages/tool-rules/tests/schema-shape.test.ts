import { describe, expect, it } from 'vitest';
import { allParameters, objectShapes, singleParameters } from '../src/walk-shapes.ts';
import { schemaShape } from '../src/schema-shape.ts';

const ROOM = { type: 'string', enum: ['kitchen', 'living room'] };

describe('what a schema says of its arguments', () => {
  it('names them, with their place, and tells which may be left out', () => {
    const shape = schemaShape(
      {
        type: 'object',
        properties: { room: ROOM, on: { type: 'boolean', default: true } },
        required: ['room'],
      },
      '/parameters',
    );
    expect(
      shape.properties.map(({ name, path, type, optionality }) => ({ name, path, type, optionality })),
    ).toEqual([
      { name: 'room', path: '/parameters/properties/room', type: 'string', optionality: undefined },
      { name: 'on', path: '/parameters/properties/on', type: 'boolean', optionality: { hasDefault: true } },
    ]);
    expect(shape.properties[0]?.values).toEqual([
      { text: 'kitchen', path: '/parameters/properties/room/enum/0' },
      { text: 'living room', path: '/parameters/properties/room/enum/1' },
    ]);
  });

  it('follows references inside the schema, and no others', () => {
    const schema = {
      type: 'object',
      properties: {
        a: { $ref: '#/$defs/room' },
        b: { $ref: 'https://example.com/room' },
        c: { $ref: '#/$defs/self' },
      },
      $defs: { room: ROOM, self: { $ref: '#/$defs/self' } },
    };
    const [a, b, c] = schemaShape(schema, '/p').properties;
    expect(a?.values.map(({ text }) => text)).toEqual(['kitchen', 'living room']);
    expect(b?.type).toBe('unknown');
    expect(c?.type).toBe('unknown');
  });

  it('looks through an alternative beside null, and through lists', () => {
    const schema = {
      properties: {
        room: { anyOf: [ROOM, { type: 'null' }] },
        day: { type: ['string', 'null'] },
        mixed: { type: ['string', 'number'] },
        rooms: { type: 'array', items: ROOM },
        one: { const: 'kitchen' },
        numbers: { enum: [1, 2] },
      },
    };
    const [room, day, mixed, rooms, one, numbers] = schemaShape(schema, '/p').properties;
    expect(room?.values).toHaveLength(2);
    expect(day?.type).toBe('string');
    expect(mixed?.type).toBe('unknown');
    expect(rooms?.itemValues.map(({ path }) => path)).toEqual([
      '/p/properties/rooms/items/enum/0',
      '/p/properties/rooms/items/enum/1',
    ]);
    expect(one?.values).toEqual([{ text: 'kitchen', path: '/p/properties/one/const' }]);
    expect(numbers?.type).toBe('unknown');
  });

  it('tells numbers that have a smallest and a greatest value from those that have not', () => {
    const number = (limits: object): boolean | undefined =>
      schemaShape({ properties: { x: { type: 'integer', ...limits } } }, '/p').properties[0]?.isUnbounded;
    expect(number({ minimum: 0, maximum: 100 })).toBe(false);
    expect(number({ exclusiveMinimum: 0, maximum: 100 })).toBe(false);
    expect(number({ minimum: 0 })).toBe(true);
    expect(number({})).toBe(true);
  });

  it('is not misled by names that every object has', () => {
    const shape = schemaShape(JSON.parse('{"properties":{"__proto__":{"type":"constructor"}}}'), '/p');
    expect(shape.properties.map(({ name, type }) => ({ name, type }))).toEqual([
      { name: '__proto__', type: 'unknown' },
    ]);
  });

  it.each([null, true, 'object', [], undefined])('says nothing of %s', (schema) => {
    expect(schemaShape(schema, '/p')).toMatchObject({ type: 'unknown', properties: [], isComplete: false });
  });

  it('is walked by arguments, by fields of single objects, and by objects', () => {
    const window = { type: 'object', properties: { width: { type: 'number' } } };
    const tool = {
      parameters: schemaShape({ properties: { window, windows: { type: 'array', items: window } } }, '/p'),
    };
    expect(allParameters(tool).map(({ path }) => path)).toEqual([
      '/p/properties/window',
      '/p/properties/windows',
      '/p/properties/window/properties/width',
      '/p/properties/windows/items/properties/width',
    ]);
    expect(singleParameters(tool).map(({ name }) => name)).toEqual(['window', 'windows', 'width']);
    expect(objectShapes(tool)).toHaveLength(3);
  });
});
