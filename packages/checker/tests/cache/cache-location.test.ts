import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheLocation } from '../../src/cache/cache-location.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('cacheLocation', () => {
  it('is in the nearest node_modules upward', () => {
    const folder = temporaryFolder({ 'node_modules/ai/index.d.ts': '', 'packages/desk/src/a.ts': '' });
    const expected = join(folder, 'node_modules/.cache/hearsay');
    expect(cacheLocation(join(folder, 'packages/desk'), {})).toBe(expected);
    mkdirSync(join(folder, 'packages/desk/node_modules'));
    expect(cacheLocation(join(folder, 'packages/desk'), {})).toBe(
      join(folder, 'packages/desk/node_modules/.cache/hearsay'),
    );
  });

  it('is what was asked for, from the working folder', () => {
    expect(cacheLocation('/desk', { location: 'kept' })).toBe('/desk/kept');
    expect(cacheLocation('/desk', { location: '../kept' })).toBe('/kept');
    expect(cacheLocation('/desk', { location: '/elsewhere' })).toBe('/elsewhere');
  });

  it('is nowhere when nothing is to be kept', () => {
    expect(cacheLocation('/desk', { isWanted: false, location: 'kept' })).toBeUndefined();
  });
});
