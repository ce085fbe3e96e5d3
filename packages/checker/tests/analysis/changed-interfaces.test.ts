import { describe, expect, it } from 'vitest';
import { changedInterfaces } from '../../src/analysis/changed-interfaces.ts';
import type { FileRecord, RecordedPart } from '../../src/analysis/file-record.ts';

function part(hash: string, ...ownNames: readonly string[]): RecordedPart {
  return { hash, ownNames };
}

function record(file: string, change: Partial<FileRecord> = {}): FileRecord {
  return {
    file,
    program: 0,
    hash: 'text',
    interface: [part('one'), part('two', 'two')],
    isGlobal: false,
    specifiers: '[]',
    imports: [],
    importedNames: [],
    exportedNames: [],
    passesEverythingOn: false,
    wholeModules: [],
    declaredNames: [],
    sdks: [],
    unresolved: [],
    builtImports: [],
    suppressions: [],
    ...change,
  };
}

/** What counts as changed when `a` has other parts than before, beside files that import it. */
function changedBy(
  parts: readonly RecordedPart[],
  others: readonly FileRecord[] = [],
  declarations: readonly { readonly imports: readonly string[] }[] = [],
): readonly string[] {
  const files = [record('a'), ...others];
  const before = new Map(files.map((file) => [file.file, file]));
  return changedInterfaces(before, [record('a', { interface: parts }), ...others], declarations);
}

const ADDED = [part('one'), part('two', 'two'), part('three', 'three')];

describe('changedInterfaces', () => {
  it('are none when nothing has changed', () => {
    expect(changedBy([part('one'), part('two', 'two')])).toEqual([]);
  });

  it.each<[string, readonly RecordedPart[]]>([
    ['a declaration is another one that others speak of', [part('one'), part('other')]],
    ['something is another one that is no declaration', [part('other'), part('two', 'two')]],
    ['declarations change places', [part('two', 'two'), part('one')]],
    ['something comes that is no declaration of its own', [...ADDED, part('four')]],
    ['something goes that others speak of', [part('two', 'two')]],
  ])('are those of a file in which %s', (_title, parts) => {
    expect(changedBy(parts)).toEqual(['a']);
  });

  it.each<[string, readonly RecordedPart[]]>([
    ['a declaration comes', ADDED],
    ['a declaration goes', [part('one')]],
    ['a declaration is another one', [part('one'), part('other', 'two')]],
    ['one declaration comes and another one goes', [part('one'), part('three', 'three')]],
  ])('are none when %s that nobody asks for', (_title, parts) => {
    const user = record('b', { imports: ['a'], importedNames: ['one'] });
    expect(changedBy(parts, [user])).toEqual([]);
  });

  it('are those of the files that ask for what is another one, or was another one, by name', () => {
    const user = record('b', { imports: ['a'], importedNames: ['two'] });
    const guest = record('c', { imports: ['a'], importedNames: ['three'] });
    expect(changedBy([part('one'), part('other', 'two')], [user, guest])).toEqual(['b']);
    expect(changedBy([part('one'), part('three', 'three')], [user, guest])).toEqual(['b', 'c']);
  });

  it('are those of the files that ask for it by name, also where another file passes it on', () => {
    const user = record('b', { imports: ['a'], importedNames: ['three'] });
    const barrel = record('c', { imports: ['a'], passesEverythingOn: true });
    const guest = record('d', { imports: ['c'], importedNames: ['three'] });
    const stranger = record('e', { imports: ['d'], importedNames: ['three'] });
    expect(changedBy(ADDED, [user, barrel, guest, stranger])).toEqual(['b', 'd']);
  });

  it.each<[string, FileRecord]>([
    ['uses the module as a whole', record('b', { imports: ['a'], wholeModules: ['a'] })],
    ['uses modules that nobody knows before it runs', record('b', { imports: ['a'], wholeModules: ['*'] })],
  ])('are those of a file that %s', (_title, other) => {
    const stranger = record('c', { imports: ['a', 'd'], wholeModules: ['d'] });
    expect(changedBy(ADDED, [other, stranger])).toEqual(['b']);
  });

  it('are those of a file that uses what passes a name on as a whole, and imports the module beside it', () => {
    const barrel = record('c', { imports: ['a'], passesEverythingOn: true });
    const user = record('b', { imports: ['a', 'c'], importedNames: ['two'], wholeModules: ['c'] });
    expect(changedBy(ADDED, [user, barrel])).toEqual(['b']);
  });

  it('are those of the file itself when another one exports the same name', () => {
    expect(changedBy(ADDED, [record('b', { exportedNames: ['three'] })])).toEqual(['a']);
  });

  it('are those of the file itself when a declaration file leads to it', () => {
    expect(changedBy(ADDED, [], [{ imports: ['a'] }])).toEqual(['a']);
  });
});
