import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TracedFileSystem } from '../../src/files/traced-file-system.ts';
import type { ts } from '../../src/project/compiler.ts';
import { LazyFiles, type FileOutline } from '../../src/project/lazy-files.ts';
import { ParsedFiles } from '../../src/project/parsed-files.ts';
import { compile } from '../../src/project/program-shelf.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const FILES = {
  'main.ts': "import { far, near } from './middle';\nexport const one = near;\nexport const two = far;",
  'middle.d.ts': "export declare const near: 'near';\nexport { far } from './far';",
  'far.d.ts': "import type { Deep } from './deep';\nexport declare const far: Deep;",
  'deep.d.ts': "export type Deep = 'deep';",
};

/** The program of some files, and what was read for it. */
function load(
  outlines: Readonly<Record<string, FileOutline>>,
  leavesOutIdle = false,
  sources: Readonly<Record<string, string>> = FILES,
) {
  const folder = temporaryFolder(sources);
  const files = new TracedFileSystem();
  const named = Object.entries(outlines).map(([name, outline]) => [join(folder, name), outline] as const);
  const lazy = new LazyFiles(new Map(named), leavesOutIdle);
  const options: ts.CompilerOptions = { noLib: true, types: [] };
  const source = { files, parsed: new ParsedFiles(), lazy };
  const roots = ['main.ts', ...Object.keys(sources).filter((name) => name.startsWith('env'))];
  const recipe = { rootNames: roots.map((name) => join(folder, name)), options };
  const { program } = compile(recipe, source);
  const wasRead = (): readonly string[] =>
    Object.keys(sources).filter((name) => files.hashOf(join(folder, name)) !== undefined);
  const asked = (): readonly string[] =>
    Object.keys(sources).filter((name) => lazy.asked.has(join(folder, name)));
  /** The type of an export of the main file. */
  const typeOf = (name: string, of: ts.Program = program): string => {
    const main = of.getSourceFile(join(folder, 'main.ts'));
    const checker = of.getTypeChecker();
    const symbol = main && checker.getSymbolAtLocation(main);
    const exported = symbol && checker.getExportsOfModule(symbol).find((each) => each.name === name);
    return exported === undefined ? 'none' : checker.typeToString(checker.getTypeOfSymbol(exported));
  };
  return { program, lazy, recipe, source, folder, wasRead, asked, typeOf };
}

const OUTLINES = {
  'middle.d.ts': { text: "export {};\nimport {} from './far';", isShared: false, isIdle: false },
  'far.d.ts': { text: "export {};\nimport type {} from './deep';", isShared: false, isIdle: false },
  'deep.d.ts': { text: 'export {};', isShared: false, isIdle: false },
};

const SHARED = {
  'main.ts': `import { near } from 'near';
export const one = near;
export const two = far.text;
export const three = far;`,
  'env-near.d.ts': "declare module 'near' { export const near: 'near'; }",
  'env-far.d.ts': `declare module 'far' {
  interface Far { text: Text }
  type Text = 'far';
  global { const far: Far; }
}`,
};

const SHARED_OUTLINES = {
  'env-near.d.ts': { text: "declare module 'near' {}", isShared: true, isIdle: false },
  'env-far.d.ts': {
    text: "declare module 'far' { global { const far: Far; } }",
    isShared: true,
    isIdle: false,
  },
};

describe('LazyFiles', () => {
  it('reads a file when somebody asks what it declares, and gives its types', () => {
    const { typeOf, wasRead } = load(OUTLINES);
    const before = wasRead();
    const near = typeOf('one');
    const between = wasRead();
    expect([before, near, between, typeOf('two'), wasRead()]).toEqual([
      ['main.ts'],
      '"near"',
      ['main.ts', 'middle.d.ts'],
      '"deep"',
      ['main.ts', 'middle.d.ts', 'far.d.ts', 'deep.d.ts'],
    ]);
  });

  it('holds all the files of a program, read or not', () => {
    const { program } = load(OUTLINES);
    expect(program.getSourceFiles().map(({ fileName }) => fileName.split('/').at(-1))).toEqual([
      'deep.d.ts',
      'far.d.ts',
      'middle.d.ts',
      'main.ts',
    ]);
  });

  it('gives the text and the statements of a file that are asked for directly', () => {
    const { program, folder } = load(OUTLINES);
    const file = program.getSourceFile(join(folder, 'middle.d.ts'));
    expect([file?.statements.length, file?.text, file?.end]).toEqual([
      2,
      FILES['middle.d.ts'],
      FILES['middle.d.ts'].length,
    ]);
  });

  it('gives positions and parents as in a file that was read at once', () => {
    const { program, folder } = load(OUTLINES);
    const [first] = program.getSourceFile(join(folder, 'middle.d.ts'))?.statements ?? [];
    expect([first?.getText(), first?.getSourceFile().fileName]).toEqual([
      "export declare const near: 'near';",
      join(folder, 'middle.d.ts'),
    ]);
  });

  it('gives a second program what the first has read, and the rest when it asks', () => {
    const { typeOf, recipe, source, wasRead } = load(OUTLINES);
    typeOf('one');
    const second = compile(recipe, source).program;
    const before = wasRead();
    expect([before, typeOf('one', second), typeOf('two', second)]).toEqual([
      ['main.ts', 'middle.d.ts'],
      '"near"',
      '"deep"',
    ]);
  });

  it('tells which declaration files were asked, read at once or late', () => {
    const eager = load({});
    const late = load(OUTLINES);
    const before = [eager.asked(), late.asked()];
    eager.typeOf('one');
    late.typeOf('one');
    expect([before, eager.asked(), late.asked()]).toEqual([[[], []], ['middle.d.ts'], ['middle.d.ts']]);
  });

  it('leaves out what nobody has asked for, and tells when somebody does', () => {
    const { program, lazy, typeOf, wasRead } = load(
      { ...OUTLINES, 'far.d.ts': { ...OUTLINES['far.d.ts'], isIdle: true } },
      true,
    );
    const count = program.getSourceFiles().length;
    const near = typeOf('one');
    const before = lazy.isUnreliable();
    typeOf('two');
    expect([count, near, before, lazy.isUnreliable(), wasRead().includes('deep.d.ts')]).toEqual([
      3,
      '"near"',
      false,
      true,
      false,
    ]);
  });

  it('takes a file that went away in the meantime for an empty one', () => {
    const { program, folder, source } = load(OUTLINES);
    source.files.readFile = () => undefined;
    expect(program.getSourceFile(join(folder, 'middle.d.ts'))?.text).toBe('');
  });

  it('reads a script when somebody asks a module that it declares, or a type of a global', () => {
    const { typeOf, wasRead } = load(SHARED_OUTLINES, false, SHARED);
    const before = wasRead();
    const near = typeOf('one');
    const between = wasRead();
    expect([before, near, between, typeOf('two'), typeOf('three'), wasRead()]).toEqual([
      ['main.ts'],
      '"near"',
      ['main.ts', 'env-near.d.ts'],
      '"far"',
      'Far',
      ['main.ts', 'env-near.d.ts', 'env-far.d.ts'],
    ]);
  });

  it('gives a second program the same modules and globals, read or not', () => {
    const { typeOf, recipe, source } = load(SHARED_OUTLINES, false, SHARED);
    typeOf('one');
    const second = compile(recipe, source).program;
    expect(['one', 'two', 'three'].map((name) => typeOf(name, second))).toEqual(['"near"', '"far"', 'Far']);
  });

  it('joins what a script declares of a module with what others add to it', () => {
    const { typeOf } = load(SHARED_OUTLINES, false, {
      ...SHARED,
      'main.ts': `import type { Far } from 'far';
export type { Near } from 'near';
declare module 'far' { interface Far { added: 'added' } }
declare const all: Far;
export const one = all.added;
export const two = all.text;`,
    });
    expect([typeOf('one'), typeOf('two')]).toEqual(['"added"', '"far"']);
  });

  it('takes a script that went away in the meantime for an empty one', () => {
    const { typeOf, source } = load(SHARED_OUTLINES, false, SHARED);
    source.files.readFile = () => undefined;
    expect(typeOf('one')).toBe('any');
  });
});
