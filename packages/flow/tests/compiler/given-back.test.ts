import ts from 'typescript';
import { expect, test } from 'vitest';
import { givenBackBy, isSameGivenBack } from '../../src/compiler/given-back.ts';

/** What a function that is declared so gives back of its callbacks. */
function givenBy(text: string, argumentCount = 2, name = 'library.d.ts'): readonly (readonly unknown[])[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  const [declaration] = file.statements;
  if (declaration === undefined || !ts.isFunctionDeclaration(declaration))
    throw new Error('no function is declared');
  return [...givenBackBy(declaration, argumentCount)];
}

test.each([
  ['declare function retry<T>(task: () => Promise<T>, times: number): Promise<T>;', [[0, 'whole']]],
  ['declare function all<T>(tasks: (() => Promise<T>)[]): Promise<T[]>;', [[0, 'listed']]],
  ['declare function each<T, U>(items: T[], run: (item: T) => U): U;', [[1, 'whole']]],
  ['declare function memoize<F>(run: F): F;', []],
  ['declare function on<T>(run: () => T): void;', []],
  ['declare function plain(run: () => string): string;', []],
  ['declare function open<T>(run: () => T);', []],
])('%s', (text, given) => {
  expect(givenBy(text)).toEqual(given);
});

test('what the call has no argument for is not given back', () => {
  expect(givenBy('declare function each<U>(items: string[], run: () => U): U;', 1)).toEqual([]);
});

test('functions of the project are followed into their bodies', () => {
  expect(givenBy('function retry<T>(task: () => T): T { return task(); }', 1, 'own.ts')).toEqual([]);
});

test('declarations are told apart by what they give back', () => {
  const whole = new Map([[0, 'whole' as const]]);
  expect(isSameGivenBack(whole, new Map(whole))).toBe(true);
  expect(isSameGivenBack(whole, new Map([[0, 'listed' as const]]))).toBe(false);
  expect(isSameGivenBack(whole, new Map())).toBe(false);
});
