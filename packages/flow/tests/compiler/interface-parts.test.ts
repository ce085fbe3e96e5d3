import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { interfaceParts } from '../../src/compiler/interface-parts.ts';

function textOf(source: string, name = 'desk.ts'): string {
  const parts = interfaceParts(ts, ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true));
  return parts.map(({ text }) => text).join('\n');
}

describe('interfaceParts', () => {
  it.each([
    [
      'the body of an annotated function',
      'function f(): string { return a; }',
      'function f(): string { return b; }',
    ],
    ['the body of an annotated method', 'class A { f(): void { a(); } }', 'class A { f(): void { b(); } }'],
    ['the body of an annotated arrow function', 'const f = (): number => 1;', 'const f = (): number => 2;'],
    [
      'the body of an annotated getter',
      'class A { get f(): string { return a; } }',
      'class A { get f(): string { return b; } }',
    ],
    [
      'the body of a setter',
      'class A { set f(x: string) { a(); } }',
      'class A { set f(x: string) { b(); } }',
    ],
    ['a comment before a statement', 'const a = 1;\nconst b = 2;', 'const a = 1;\n// Two.\nconst b = 2;'],
    ['a comment at the end', 'const a = 1;', 'const a = 1; // One.\n'],
    [
      'an import inside of a body',
      'function f(): void { a(); }',
      'function f(): void { function g() {} g(); }',
    ],
  ])('leaves out %s', (_title, one, other) => {
    expect(textOf(one)).toBe(textOf(other));
  });

  it.each([
    ['the body of a function without a result type', 'const f = () => 1;', 'const f = () => "";'],
    [
      'the body of a constructor',
      'class A { constructor() { this.a = 1; } }',
      'class A { constructor() { this.a = ""; } }',
    ],
    ['a static block', 'class A { static { this.a = 1; } }', 'class A { static { this.a = ""; } }'],
    ['the initial value of a parameter', 'function f(a = 1): void {}', 'function f(a = ""): void {}'],
    [
      'the body of a type predicate',
      'function f(a: B): a is C { return a; }',
      'function f(a: B): a is C { return b; }',
    ],
    [
      'the body of an assertion',
      'const f = (a: B): asserts a is C => { a(); };',
      'const f = (a: B): asserts a is C => { b(); };',
    ],
    [
      'an annotated function in a type predicate',
      'function f(a: B): a is C { const g = (): boolean => { return a; }; return g(); }',
      'function f(a: B): a is C { const g = (): boolean => { return b; }; return g(); }',
    ],
    [
      'whether a function has a body',
      'function f(): string\nconst a = 1;',
      'function f(): string {}\nconst a = 1;',
    ],
    ['whether the last function has a body', 'function f(): string', 'function f(): string { return a; }'],
    [
      'whether a method has a body',
      'class A { f(): string\n g = 1; }',
      'class A { f(): string {}\n g = 1; }',
    ],
    ['the place of a function without a name', 'a(() => 1);', '\na(() => 1);'],
    ['the place of a member without a name', 'const a = { [b]: 1 };', '\nconst a = { [b]: 1 };'],
    ['a constant', "const a = ['b'];", "const a = ['b', 'c'];"],
    ['a pragma of JSX', '/** @jsx a */\nconst b = 1;', '/** @jsx c */\nconst b = 1;'],
  ])('keeps %s', (_title, one, other) => {
    expect(textOf(one)).not.toBe(textOf(other));
  });

  it('keeps everything of JavaScript, where comments declare types', () => {
    const one = '/** @type {string} */\nexports.a = b;';
    expect(textOf(one, 'desk.js')).not.toBe(textOf(one.replace('string', 'number'), 'desk.js'));
  });

  it.each<[string, readonly (readonly string[])[]]>([
    ['export const a = 1; export function b(): void {}', [['a'], ['b']]],
    ['export const a = 1; export const c = a;', [[], ['c']]],
    ['interface A {} type B = string; class C {}', [['A'], ['B'], ['C']]],
    ['const a = 1; export { a };', [[], []]],
    ['export default function a(): void {}', [[]]],
    ['const { a } = b;', [[]]],
    ['run();', [[]]],
  ])('knows what only matters by its name in %s', (source, names) => {
    const file = ts.createSourceFile('desk.ts', source, ts.ScriptTarget.ESNext, true);
    expect(interfaceParts(ts, file).map(({ ownNames }) => ownNames)).toEqual(names);
  });
});
