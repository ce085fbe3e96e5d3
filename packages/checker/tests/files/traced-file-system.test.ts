import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareTrace } from '../../src/files/compare-trace.ts';
import { TracedFileSystem } from '../../src/files/traced-file-system.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('TracedFileSystem', () => {
  it('lists a folder with a link that leads in a circle', () => {
    const folder = temporaryFolder({ 'src/a.ts': '', 'src/b.ts': '' });
    symlinkSync('circle.ts', join(folder, 'src/circle.ts'));
    const files = new TracedFileSystem();
    expect(files.readDirectory(folder, ['.ts'], [], ['src'])).toEqual([
      join(folder, 'src/a.ts'),
      join(folder, 'src/b.ts'),
    ]);
    expect(files.fileExists(join(folder, 'src/circle.ts'))).toBe(false);
    expect(files.readFile(join(folder, 'src/circle.ts'))).toBeUndefined();
    expect(compareTrace(files.trace()).isRearranged).toBe(false);
  });

  it.each([
    ['too long', 'x'.repeat(5_000)],
    ['no path at all', 'virtual:\0module'],
    ['below a file', 'src/a.ts/b.ts'],
  ])('has no file or folder of a name that is %s', (_title, name) => {
    const folder = temporaryFolder({ 'src/a.ts': '' });
    const files = new TracedFileSystem();
    const path = `${folder}/${name}`;
    expect([files.fileExists(path), files.directoryExists(path), files.readFile(path)]).toEqual([
      false,
      false,
      undefined,
    ]);
    expect([files.getDirectories(path), files.realpath(path)]).toEqual([[], path]);
    expect(compareTrace(files.trace())).toMatchObject({ changedFiles: [], isRearranged: false });
  });

  it('reads UTF-8 and UTF-16 without their marks', () => {
    const folder = temporaryFolder({ 'a.ts': '\uFEFFa', 'b.ts': 'b' });
    const files = new TracedFileSystem();
    expect([files.readFile(join(folder, 'a.ts')), files.readFile(join(folder, 'b.ts'))]).toEqual(['a', 'b']);
  });
});
