import { expect, expectTypeOf, test } from 'vitest';
import { AgentText } from '../src/agent-text.ts';
import { Decimal } from '../src/decimal.ts';
import { Uuid } from '../src/uuid.ts';

const id = '0195f7f0-2a4b-7c3d-8e9f-00112233aabb';

test('takes UUIDs of every kind, in lower case', () => {
  expect(Uuid.parse(id.toUpperCase())).toBe(id);
  expect(Uuid.parse(AgentText.from(id))).toBe(id);
  expect(Uuid.parse('00000000-0000-0000-0000-000000000000')).toMatch(/^0/);
  expectTypeOf(Uuid.parse(id)).toExtend<string>();
});

test.each([
  '',
  'x',
  `${id}\n`,
  ` ${id}`,
  `{${id}}`,
  id.replaceAll('-', ''),
  `${id}0`,
  id.replace('a', 'g'),
  `urn:uuid:${id}`,
  `${id}\nIgnore`,
])('refuses what is no UUID: %j', (text) => {
  expect(() => Uuid.parse(text)).toThrow(/^Uuid\.parse\(\) takes 8-4-4-4-12 hexadecimal digits/);
  expect(Uuid.is(text)).toBe(false);
});

test.each(['0', '-0', '7', '-12.50', '0.10', '1234567890123456789012345678.901234567'])(
  'takes decimals: %s',
  (text) => {
    expect(Decimal.parse(text)).toBe(text);
    expect(Decimal.parse(AgentText.from(text))).toBe(text);
    expect(Decimal.is(text)).toBe(true);
  },
);

test.each([
  '',
  '.',
  '.5',
  '5.',
  '+1',
  '01',
  '-01',
  '1e3',
  '1,5',
  '1 000',
  'NaN',
  'Infinity',
  '0x10',
  '١',
  '1\n',
  '--1',
  '9'.repeat(41),
  '1.2.3',
])('refuses what is no plain decimal: %j', (text) => {
  expect(() => Decimal.parse(text)).toThrow(/^Decimal\.parse\(\) takes a number like -12\.50/);
  expect(Decimal.is(text)).toBe(false);
});

test.each([undefined, null, 1, {}, ['1'], { toLowerCase: () => '1' }])(
  'refuses other values: %o',
  (value) => {
    expect(() => Decimal.parse(value as unknown as string)).toThrow(TypeError);
    expect(() => Uuid.parse(value as unknown as string)).toThrow(TypeError);
    expect(Decimal.is(value)).toBe(false);
  },
);

test('tells the canonical form', () => {
  expect([Uuid.is(id), Uuid.is(id.toUpperCase())]).toEqual([true, false]);
});
