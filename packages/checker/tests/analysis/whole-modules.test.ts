import { describe, expect, it } from 'vitest';
import { wholeModules } from '../../src/analysis/whole-modules.ts';
import { ts } from '../../src/project/compiler.ts';

/** The files that `/reader.ts`, or `/reader.js`, uses as a whole. */
function answer(text: string, reader = '/reader.ts'): readonly string[] {
  const files: Readonly<Record<string, string>> = {
    '/desk.ts': 'export const open = 1; export type Desk = number;',
    '/shelf.ts': 'export const books = 2;',
    '/chair.ts': 'export const legs = 4; export default legs;',
    [reader]: text,
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    allowJs: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => files[file] !== undefined;
  host.readFile = (file) => files[file];
  host.getSourceFile = (file, parsing) => {
    const source = files[file];
    return source === undefined ? undefined : ts.createSourceFile(file, source, parsing);
  };
  host.getCurrentDirectory = () => '/';
  const program = ts.createProgram(Object.keys(files), options, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(reader);
  return file === undefined ? [] : wholeModules(file, checker);
}

describe('wholeModules', () => {
  it.each([
    "import * as desk from './desk'; desk.open;",
    "export * as desk from './desk';",
    "const desk = await import('./desk');",
    "export type Desk = import('./desk').Desk;",
    'class Loader { load() { return [1].map(() => import(`./desk`)); } }',
    "import { books } from './shelf'; import * as desk from './desk'; desk.open + books;",
  ])('are the files that are used whole by %s', (text) => {
    expect(answer(text)).toEqual(['/desk.ts']);
  });

  it.each([
    "import desk from './desk'; desk.open;",
    "import { default as desk } from './desk';",
    "export { default } from './desk';",
  ])('are those without a default export that are imported by it in %s', (text) => {
    expect(answer(text)).toEqual(['/desk.ts']);
    expect(answer(text.replaceAll('desk', 'chair'))).toEqual([]);
  });

  it('are those that a script requires', () => {
    expect(answer("const desk = require('./desk');", '/reader.js')).toEqual(['/desk.ts']);
  });

  it.each([
    'const desk = (name) => import(name);',
    "const desk = require('./desk');",
    'const desk = import(`./${name}`);',
    'type Desk = import(Name).Desk;',
  ])('are any for %s', (text) => {
    expect(answer(text)).toEqual(['*']);
  });

  it.each([
    "import { open } from './desk';",
    "export * from './desk';",
    "import * as React from 'react';",
    'class Rows { async import(rows: readonly unknown[]) { return rows.length; } }',
    'desk.require(1); rows.import(rows);',
    'const words = "import(this) and require(that) * as before";',
  ])('are none for %s', (text) => {
    expect(answer(text)).toEqual([]);
  });
});
