import { describe, expect, it } from 'vitest';
import { createCatalog, knownSdks } from '../../src/catalog/catalog.ts';

describe('createCatalog', () => {
  const catalog = createCatalog();

  it('finds an entry under each package that declares it', () => {
    expect(catalog.find('@openai/agents-core', 'run')?.package).toBe('@openai/agents');
    expect(catalog.find('@openai/agents', 'run')?.sdk).toBe('@openai/agents');
  });

  it('does not find a name under another package', () => {
    expect(catalog.find('p-retry', 'run')).toBeUndefined();
  });

  it('knows every shape that an entry or another shape names', () => {
    for (const { entries, shapes } of knownSdks) {
      const named = [
        ...entries.flatMap(({ result }) => result ?? []),
        ...Object.values(shapes).flatMap(({ nested = {} }) => Object.values(nested)),
      ];
      for (const name of named) expect(catalog.shapes).toHaveProperty([name]);
    }
  });

  it('makes only classes that it knows a method of', () => {
    const dangling = knownSdks.flatMap(({ sdk, entries }) => {
      const classes = new Set(entries.flatMap(({ names }) => names.map((name) => name.split('#')[0])));
      const made = entries.flatMap(({ makes = [] }) => makes);
      return made.filter((name) => !classes.has(name)).map((name) => `${sdk} ${name}`);
    });
    expect(dangling).toEqual([]);
  });

  it('names no function twice within an SDK', () => {
    for (const { entries } of knownSdks) {
      const names = entries.flatMap((entry) => entry.names);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('joins what two catalogs say of one function', () => {
    const user = {
      sdk: 'ai',
      packages: ['ai'],
      versionedBy: [],
      shapes: {},
      entries: [{ names: ['generateText'], sinks: [{ rank: 'user' as const, at: ['(1)'] }] }],
    };
    const own = catalog.find('ai', 'generateText')?.entry;
    const joined = createCatalog([...knownSdks, user]).find('ai', 'generateText')?.entry;
    expect(joined?.result).toBe(own?.result);
    expect(joined?.sinks).toEqual([...(own?.sinks ?? []), { rank: 'user', at: ['(1)'] }]);
  });
});
