import { describe, expect, it } from 'vitest';
import { contradicts } from '../../src/files/contradicts.ts';
import type { FileTrace } from '../../src/files/file-trace.ts';

const stamp = { size: 1, modified: 1, changed: 1, inode: 1 };

function trace(change: Partial<FileTrace> = {}): FileTrace {
  return {
    startedAt: 0,
    read: {},
    existingFiles: [],
    missingFiles: [],
    existingFolders: [],
    missingFolders: [],
    listings: {},
    links: {},
    unlinked: [],
    ...change,
  };
}

describe('contradicts', () => {
  it.each<[string, Partial<FileTrace>, Partial<FileTrace>]>([
    ['content', { read: { a: { stamp, hash: 'one' } } }, { read: { a: { stamp, hash: 'two' } } }],
    ['a file that was there', { existingFiles: ['a'] }, { missingFiles: ['a'] }],
    ['a file that was not there', { missingFiles: ['a'] }, { existingFiles: ['a'] }],
    ['a folder that was there', { existingFolders: ['a'] }, { missingFolders: ['a'] }],
    ['a folder that was not there', { missingFolders: ['a'] }, { existingFolders: ['a'] }],
    ['a listing', { listings: { a: 'one' } }, { listings: { a: 'two' } }],
    ['a link', { links: { a: 'one' } }, { links: { a: 'two' } }],
    ['a link that was none', { unlinked: ['a'] }, { links: { a: 'two' } }],
    ['a link that is none', { links: { a: 'two' } }, { unlinked: ['a'] }],
  ])('sees that the answers differ about %s', (_title, earlier, later) => {
    expect(contradicts(trace(earlier), trace(later), new Set())).toBe(true);
    expect(contradicts(trace(earlier), trace(earlier), new Set())).toBe(false);
    expect(contradicts(trace(), trace(later), new Set())).toBe(false);
  });

  it('expects other content of files that changed', () => {
    const earlier = trace({ read: { a: { stamp, hash: 'one' } } });
    const later = trace({ read: { a: { stamp, hash: 'two' } } });
    expect(contradicts(earlier, later, new Set(['a']))).toBe(false);
  });
});
