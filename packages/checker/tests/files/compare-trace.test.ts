import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareTrace, type TraceDifference } from '../../src/files/compare-trace.ts';
import type { FileTrace } from '../../src/files/file-trace.ts';
import { TracedFileSystem } from '../../src/files/traced-file-system.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A folder about which everything was asked. */
function askedFolder(): { readonly folder: string; readonly trace: FileTrace } {
  const folder = temporaryFolder({ 'one.ts': 'one', 'two/three.ts': 'three', 'kept/four.ts': 'four' });
  symlinkSync(join(folder, 'kept'), join(folder, 'link'));
  const files = new TracedFileSystem();
  files.readFile(join(folder, 'one.ts'));
  files.readFile(join(folder, 'link/four.ts'));
  files.readFile(join(folder, 'missing.ts'));
  files.fileExists(join(folder, 'two/three.ts'));
  files.fileExists(join(folder, 'absent.ts'));
  files.directoryExists(join(folder, 'two'));
  files.directoryExists(join(folder, 'none'));
  files.getDirectories(folder);
  files.realpath(join(folder, 'link'));
  files.realpath(join(folder, 'two'));
  return { folder, trace: files.trace() };
}

/** The trace as it is when its files were written long before it began. */
function settled(trace: FileTrace): FileTrace {
  return { ...trace, startedAt: trace.startedAt + 60_000 };
}

function differenceAfter(change: (folder: string) => void): TraceDifference & { readonly folder: string } {
  const { folder, trace } = askedFolder();
  change(folder);
  return { folder, ...compareTrace(settled(trace)) };
}

describe('compareTrace', () => {
  it('finds no difference where there is none, and reads no file for it', () => {
    expect(differenceAfter(() => undefined)).toMatchObject({
      changedFiles: [],
      isRearranged: false,
      restamped: undefined,
    });
  });

  it.each<[string, (folder: string) => void, string]>([
    ['a file with another content', (folder) => writeFileSync(join(folder, 'one.ts'), 'uno'), 'one.ts'],
    [
      'a file of the same size whose times were put back',
      (folder) => {
        const file = join(folder, 'one.ts');
        const { atime, mtime } = statSync(file);
        writeFileSync(file, 'ONE');
        utimesSync(file, atime, mtime);
      },
      'one.ts',
    ],
    [
      'another file of the same size and times in its place',
      (folder) => {
        const { atime, mtime } = statSync(join(folder, 'one.ts'));
        writeFileSync(join(folder, 'kept/new.ts'), 'ONE');
        utimesSync(join(folder, 'kept/new.ts'), atime, mtime);
        renameSync(join(folder, 'kept/new.ts'), join(folder, 'one.ts'));
      },
      'one.ts',
    ],
    ['a file that is gone', (folder) => unlinkSync(join(folder, 'one.ts')), 'one.ts'],
    [
      'a file that was not there to be read',
      (folder) => writeFileSync(join(folder, 'missing.ts'), ''),
      'missing.ts',
    ],
    ['a file behind a link', (folder) => writeFileSync(join(folder, 'kept/four.ts'), 'vier'), 'link/four.ts'],
  ])('finds %s', (_title, change, name) => {
    const { folder, changedFiles } = differenceAfter(change);
    expect(changedFiles).toEqual([join(folder, name)]);
  });

  it.each<[string, (folder: string) => void]>([
    ['a file that comes', (folder) => writeFileSync(join(folder, 'absent.ts'), '')],
    ['a file that goes', (folder) => unlinkSync(join(folder, 'two/three.ts'))],
    ['a folder that comes', (folder) => mkdirSync(join(folder, 'none'))],
    ['a folder that goes', (folder) => rmSync(join(folder, 'two'), { recursive: true })],
    ['another name in a folder', (folder) => writeFileSync(join(folder, 'further.ts'), '')],
    [
      'a file in the place of a folder',
      (folder) => {
        rmSync(join(folder, 'two'), { recursive: true });
        writeFileSync(join(folder, 'two'), '');
      },
    ],
    [
      'a link that leads elsewhere',
      (folder) => {
        unlinkSync(join(folder, 'link'));
        symlinkSync(join(folder, 'two'), join(folder, 'link'));
      },
    ],
    [
      'a link in the place of a folder',
      (folder) => {
        renameSync(join(folder, 'two'), join(folder, 'kept/two'));
        symlinkSync(join(folder, 'kept/two'), join(folder, 'two'));
      },
    ],
  ])('finds %s', (_title, change) => {
    expect(differenceAfter(change).isRearranged).toBe(true);
  });

  it('gives new stamps to what was only touched', () => {
    const { folder, changedFiles, restamped } = differenceAfter((at) =>
      utimesSync(join(at, 'one.ts'), new Date(), new Date()),
    );
    expect(changedFiles).toEqual([]);
    const { mtimeMs } = statSync(join(folder, 'one.ts'));
    expect(restamped?.read[join(folder, 'one.ts')]?.stamp?.modified).toBe(mtimeMs);
  });

  it('trusts no stamp that is as young as the trace, or younger', () => {
    const { folder, trace } = askedFolder();
    const file = join(folder, 'one.ts');
    const { stamp } = trace.read[file] ?? {};
    writeFileSync(file, 'ONE');
    const now = statSync(file);
    const forged = {
      ...trace,
      read: {
        [file]: {
          hash: trace.read[file]?.hash,
          stamp: { ...stamp, modified: now.mtimeMs, changed: now.ctimeMs },
        },
      },
    };
    // JSON that somebody else wrote could look like this.
    expect(compareTrace(forged as FileTrace).changedFiles).toEqual([file]);
  });

  it('takes another mode for no change', () => {
    const { changedFiles } = differenceAfter((folder) => chmodSync(join(folder, 'one.ts'), 0o600));
    expect(changedFiles).toEqual([]);
  });

  it('takes an answer for the content of a file from the moment of reading', () => {
    const folder = temporaryFolder({ 'one.ts': 'one' });
    const files = new TracedFileSystem();
    const file = join(folder, 'one.ts');
    files.readFile(file);
    writeFileSync(file, 'two');
    expect([files.readFile(file), readFileSync(file, 'utf8')]).toEqual(['one', 'two']);
    expect(compareTrace(files.trace()).changedFiles).toEqual([file]);
  });
});
