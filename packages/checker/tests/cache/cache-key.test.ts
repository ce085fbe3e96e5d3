import { describe, expect, it } from 'vitest';
import { cacheKey, type CacheKeyInput } from '../../src/cache/cache-key.ts';

const INPUT: CacheKeyInput = {
  cwd: '/desk',
  projects: ['one.json'],
  catalog: [],
  extras: { control: false, labels: [] },
};

describe('cacheKey', () => {
  it('is the same for the same question', () => {
    expect(cacheKey(INPUT)).toBe(cacheKey({ ...INPUT }));
    expect(cacheKey(INPUT)).toMatch(/^[0-9a-f]{24}$/u);
  });

  it.each<[string, Partial<CacheKeyInput>]>([
    ['working folder', { cwd: '/other' }],
    ['project', { projects: ['two.json'] }],
    ['further rule', { extras: { control: true, labels: [] } }],
    ['further label', { extras: { control: false, labels: ['user'] } }],
    ['order of the projects', { projects: ['two.json', 'one.json'] }],
    [
      'row of the catalog',
      { catalog: [{ sdk: 'x', packages: ['x'], versionedBy: ['x'], shapes: {}, entries: [] }] },
    ],
  ])('is another one for another %s', (_title, change) => {
    expect(cacheKey({ ...INPUT, ...change })).not.toBe(cacheKey(INPUT));
  });
});
