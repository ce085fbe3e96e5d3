import { describe, expect, it } from 'vitest';
import type { FileRecord } from '../../src/analysis/file-record.ts';
import { staleFiles, type ProjectState } from '../../src/analysis/stale-files.ts';
import type { CachedFile, ProgramRecord } from '../../src/cache/cache-state.ts';

function record(file: string, imports: readonly string[] = [], change: Partial<FileRecord> = {}): CachedFile {
  return {
    file,
    program: 0,
    hash: 'text',
    interface: [{ hash: 'interface', ownNames: [] }],
    importedNames: [],
    exportedNames: [],
    passesEverythingOn: false,
    wholeModules: [],
    isGlobal: false,
    specifiers: '[]',
    imports,
    declaredNames: [],
    sdks: [],
    unresolved: [],
    builtImports: [],
    suppressions: [],
    factsKey: `facts of ${file}`,
    ...change,
  };
}

const OTHER = [{ hash: 'other', ownNames: [] }];

const PROGRAM: ProgramRecord = {
  ownFiles: [],
  globalFiles: [],
  declarations: [],
  sdks: [],
  asksModels: true,
  environment: 'one',
};

/** `a` imports `b`, which imports `c`; `d` imports nothing. */
const BEFORE: ProjectState<CachedFile> = {
  files: [record('a', ['b']), record('b', ['c']), record('c'), record('d')],
  programs: [PROGRAM],
};

function staleAfter(changed: CachedFile, program: Partial<ProgramRecord> = {}): readonly string[] {
  const now = {
    files: BEFORE.files.map((file) => (file.file === changed.file ? changed : file)),
    programs: [{ ...PROGRAM, ...program }],
  };
  return [
    ...staleFiles({ ...BEFORE, programs: [{ ...PROGRAM, ...program, environment: 'one' }] }, now),
  ].sort();
}

describe('staleFiles', () => {
  it.each<[string, CachedFile, Partial<ProgramRecord>, readonly string[]]>([
    ['nothing', record('c'), {}, []],
    ['a file of which only the inside changed', record('c', [], { hash: 'other' }), {}, ['c']],
    [
      'whatever imports a file of which the interface changed, through others too',
      record('c', [], { hash: 'other', interface: OTHER }),
      {},
      ['a', 'b', 'c'],
    ],
    ['whatever imports a file that leads elsewhere', record('b', ['d']), {}, ['a', 'b']],
    ['a file of another program', record('d', [], { program: 1 }), {}, ['d']],
    ['everything in another environment', record('c'), { environment: 'two' }, ['a', 'b', 'c', 'd']],
    [
      'what reaches the change through a declaration file',
      record('d', [], { hash: 'other', interface: OTHER }),
      {
        declarations: [
          { file: 'c', imports: ['types'] },
          { file: 'types', imports: ['d'] },
        ],
      },
      ['a', 'b', 'c', 'd'],
    ],
    [
      'everything when a global reaches the change',
      record('c', [], { hash: 'other', interface: OTHER }),
      { globalFiles: ['env'], declarations: [{ file: 'env', imports: ['c'] }] },
      ['a', 'b', 'c', 'd'],
    ],
  ])('are %s', (_title, changed, program, expected) => {
    expect(staleAfter(changed, program)).toEqual(expected);
  });

  it('are files without facts', () => {
    const { factsKey: _factsKey, ...unknown } = record('d');
    const before = { ...BEFORE, files: [...BEFORE.files.slice(0, 3), unknown] };
    expect([...staleFiles(before, BEFORE)]).toEqual(['d']);
  });
});
