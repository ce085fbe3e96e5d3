import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AgentText } from '../src/agent-text.ts';
import { isAgentText } from '../src/is-agent-text.ts';

const text: AgentText = AgentText.from('The build is red.');
const value = text as unknown as object;

test.each<[string, unknown]>([
  ['a string', 'The build is red.'],
  ['nothing', undefined],
  ['null', null],
  ['a symbol', Symbol('AgentText')],
  ['an empty object', {}],
  ['parsed JSON', JSON.parse(JSON.stringify({ text }))],
  ['a spread copy', { ...value }],
  ['an assigned copy', Object.assign({}, value)],
  ['an heir', Object.create(value)],
  ['an object with its prototype', Object.create(Object.getPrototypeOf(value) as object)],
  [
    'an object with its prototype and properties',
    Object.create(Object.getPrototypeOf(value) as object, Object.getOwnPropertyDescriptors(value)),
  ],
  ['a proxy', new Proxy(value, {})],
  ['its prototype', Object.getPrototypeOf(value)],
  ['the factory', AgentText],
  ['an object with the same methods', { raw: () => 'x', toJSON: () => 'x', byteLength: 1, isEmpty: false }],
])('refuses %s', (_name, forged) => {
  expect(isAgentText(forged)).toBe(false);
});

test('accepts what was marked', () => {
  expect(isAgentText(text)).toBe(true);
  expect(isAgentText(AgentText.empty)).toBe(true);
});

test('no constructor leads to a marked text', () => {
  const { constructor } = Object.getPrototypeOf(value) as { constructor: new (text: string) => unknown };
  // It is the class itself: whatever it makes is properly marked, which everybody may do.
  expect(isAgentText(new constructor('x'))).toBe(true);
});

describe('two installed copies', () => {
  type Core = typeof import('../src/index.ts');
  let folder = '';
  let first: Core;
  let second: Core;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearsay-core-'));
    const dist = fileURLToPath(new URL('../dist', import.meta.url));
    async function install(name: string): Promise<Core> {
      // As an installer lays it out; the test runner leaves `node_modules` to Node.js itself.
      const root = join(folder, name, 'node_modules', '@hearsay', 'core');
      await cp(dist, join(root, 'dist'), { recursive: true });
      await writeFile(join(root, 'package.json'), '{"type":"module"}');
      return (await import(pathToFileURL(join(root, 'dist', 'index.js')).href)) as Core;
    }
    first = await install('first');
    second = await install('second');
  });

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  test('are really two', () => {
    expect(first.AgentText).not.toBe(second.AgentText);
    expect(Object.getPrototypeOf(first.AgentText.empty)).not.toBe(
      Object.getPrototypeOf(second.AgentText.empty),
    );
  });

  test('know the texts of each other', () => {
    const foreign = first.AgentText.from('x');
    expect([first.isAgentText(foreign), second.isAgentText(foreign), isAgentText(foreign)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('work with the texts of each other', () => {
    const foreign = first.AgentText.from('b');
    const own = second.AgentText.from('b');
    expect(own.equals(foreign)).toBe(true);
    expect(own.compare(foreign)).toBe(0);
    expect(new second.Prompt().untrusted(foreign).toString()).toContain('>\nb\n<');
    expect(second.prompt`See ${foreign}`.toString()).toContain('>\nb\n<');
    expect(() => second.AgentText.from(foreign as unknown as string)).toThrow(/Pass AgentText on as it is/);
    expect(() => new second.Prompt().text(foreign as unknown as 'x')).toThrow(/untrusted/);
  });

  test('agree on the key of untrusted content', () => {
    expect(first.untrustedContent).toBe(second.untrustedContent);
  });

  test('refuse forged texts alike', () => {
    const foreign = first.AgentText.from('x') as unknown as object;
    for (const forged of [Object.create(foreign), new Proxy(foreign, {}), { ...foreign }] as unknown[]) {
      expect([first.isAgentText(forged), second.isAgentText(forged)]).toEqual([false, false]);
    }
  });
});
