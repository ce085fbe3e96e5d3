import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/analysis/outline.ts';
import { TracedFileSystem } from '../../src/files/traced-file-system.ts';
import { ts } from '../../src/project/compiler.ts';
import { createProgram } from '../../src/project/create-program.ts';
import { ParsedFiles } from '../../src/project/parsed-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  noLib: true,
  types: [],
};

/** A bound file with this text. */
function bound(name: string, text: string): { readonly file: ts.SourceFile; readonly program: ts.Program } {
  const path = join(temporaryFolder({ [name]: text }), name);
  const source = { files: new TracedFileSystem(), parsed: new ParsedFiles() };
  const program = createProgram({ rootNames: [path], options: OPTIONS }, source);
  program.getTypeChecker();
  const file = program.getSourceFile(path);
  if (file === undefined) throw new Error(`There is no ${name}.`);
  return { file, program };
}

/** What a file imports, and in which way, by the compiler's own account. */
function imports(name: string, text: string): readonly unknown[] {
  const { file } = bound(name, text);
  const { imports: literals = [] } = file as { readonly imports?: readonly ts.StringLiteralLike[] };
  return literals.map((literal) => [literal.text, ts.getModeForUsageLocation(file, literal, OPTIONS)]);
}

function outline(name: string, text: string): string | undefined {
  return outlineOf(bound(name, text).file)?.text;
}

/** Code that makes a file long enough for an outline to spare something. */
const MORE = `export declare const more: [${'string, '.repeat(40)}];`;

describe('outlineOf', () => {
  it.each([
    ["import { a } from 'a'; export declare const b: typeof a;"],
    ["import a, * as b from 'a'; export { a, b };"],
    ["import 'a'; export {};"],
    ["import type { A } from 'a'; export type B = A;"],
    ["import { type A } from 'a'; export type B = A;"],
    ["export * from 'a'; export * as b from 'b'; export { c } from 'c';"],
    ["export type { A } from 'a'; export type * from 'b';"],
    [`import type { A } from 'a' with { "resolution-mode": "require" }; export type B = A;`],
    [`export type { A } from 'a' with { "resolution-mode": "require" };`],
    ["export type A = import('a').A | typeof import('b');"],
    [`export type A = import('a', { with: { "resolution-mode": "require" } }).A;`],
    ["import a = require('a'); export { a };"],
    ["import { a } from 'a'; import { b } from 'a'; export { a, b };"],
    ["import { a } from 'it\\'s \"quoted\"'; export { a };"],
    ['export declare const a: string;'],
    ['declare const a: string; export = a;'],
    ['export default function a(): void;'],
    ['declare namespace Inner { const a: string } export { Inner };'],
  ])('imports what a declaration file imports: %s', (text) => {
    expect(imports('a.d.ts', outline('a.d.ts', text) ?? '')).toEqual(imports('a.d.ts', text));
  });

  it.each([
    ['a.ts', "export const a = await import('a');"],
    ['a.ts', "export const a = (): unknown => [import('a'), require('b')];"],
    ['a.mts', "import { a } from 'a'; export type B = typeof import('b'); export { a };"],
    ['a.cts', "import a = require('a'); export { a };"],
    ['a.tsx', "import { a } from 'a'; export const b = <a.b />;"],
    ['a.tsx', 'export const b = 1;'],
  ])('imports what a source file imports: %s %s', (name, text) => {
    expect(imports(name, outline(name, text) ?? '')).toEqual(imports(name, text));
  });

  it.each([
    ["declare module 'a' { const a: string } export {};", "declare module 'a' { const a: string }"],
    ["declare global { const a: import('a').A } export {};", "declare global { const a: import('a').A }"],
  ])('repeats what a module adds to others: %s', (text, repeated) => {
    const file = `import { b } from 'b'; ${text} ${MORE} export { b };`;
    expect(outlineOf(bound('a.d.ts', file).file)).toEqual({
      text: `export {};\nimport {} from "b" with {  };\n${repeated}`,
      isShared: true,
    });
  });

  it('repeats of an ambient module what it imports and what it adds to the globals', () => {
    const text = `declare module 'a' {
  import { b } from 'b';
  import c = require('c');
  const d: typeof import('d');
  global { const e: import('e').E }
  ${MORE}
}
declare const f: string;`;
    expect(outline('a.d.ts', text)).toBe(`declare module 'a' {
import {} from "b" with {  };
import Outlined1 = require("c");
type Outlined2 = import("d", { with: {  } });
global { const e: import('e').E }
}
declare const f: string;`);
  });

  it.each([
    ["declare module 'a'; declare module 'b' { export * from 'b'; MORE }"],
    ["declare module 'a' { export { b } from 'b'; MORE } declare module 'c' { export * from 'a'; }"],
    ["declare global { const a: import('a').A } import * as b from 'b'; export { b }; MORE"],
  ])('imports what a shared declaration file imports: %s', (short) => {
    const text = short.replace('MORE', MORE);
    const sorted = (list: readonly unknown[]): readonly string[] =>
      list.map((each) => JSON.stringify(each)).sort();
    expect(sorted(imports('a.d.ts', outline('a.d.ts', text) ?? ''))).toEqual(sorted(imports('a.d.ts', text)));
  });

  it.each([
    ['more globals than anything else', 'a.d.ts', 'declare const a: string;'],
    ['nothing else than members of a module', 'a.d.ts', "declare module 'a' { const a: string } export {};"],
    ['modules by a pattern', 'a.d.ts', `declare module '*.a' { ${MORE} }`],
    ['a global namespace', 'a.d.ts', 'export as namespace A; export {};'],
    ['references to files', 'a.d.ts', '/// <reference path="./b.d.ts" />\nexport {};'],
    ['references to types', 'a.d.ts', '/// <reference types="b" />\nexport {};'],
    ['references to libraries', 'a.d.ts', '/// <reference lib="dom" />\nexport {};'],
    ['a runtime for JSX', 'a.tsx', '/** @jsxImportSource preact */\nexport const a = <b />;'],
    ['JavaScript', 'a.js', "export const a = require('a');"],
    ['data', 'a.json', '{}'],
  ])('leaves out a file with %s', (_what, name, text) => {
    expect(outline(name, text)).toBeUndefined();
  });
});
