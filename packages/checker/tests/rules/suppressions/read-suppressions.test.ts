import { describe, expect, it } from 'vitest';
import { ts } from '../../../src/project/compiler.ts';
import { readSuppressions } from '../../../src/rules/suppressions/read-suppressions.ts';

function read(text: string, fileName = '/src/review.tsx'): readonly (readonly [number, string, string])[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  return readSuppressions(file).map(({ line, rule, reason }) => [line, rule, reason] as const);
}

describe('readSuppressions', () => {
  it('reads a line comment', () => {
    expect(read('// hearsay-ignore some-rule -- the words are ours\nrun();')).toEqual([
      [1, 'some-rule', 'the words are ours'],
    ]);
  });

  it('reads a comment at the end of a line of code', () => {
    expect(read('one();\nrun(); // hearsay-ignore some-rule -- ours')).toEqual([[2, 'some-rule', 'ours']]);
  });

  it('reads a block comment, and counts the line on which it ends', () => {
    expect(read('/*\n * hearsay-ignore some-rule --\n * the words\n * are ours\n */\nrun();')).toEqual([
      [5, 'some-rule', 'the words are ours'],
    ]);
  });

  it('reads a documentation comment once', () => {
    expect(read('/** hearsay-ignore some-rule -- ours */\nexport function run() {}')).toEqual([
      [1, 'some-rule', 'ours'],
    ]);
  });

  it('reads a comment inside JSX', () => {
    const text =
      'const page = (\n  <p>\n    {/* hearsay-ignore some-rule -- ours */}\n    {run()}\n  </p>\n);';
    expect(read(text)).toEqual([[3, 'some-rule', 'ours']]);
  });

  it('reads comments between arguments, in empty bodies and at the end of the file', () => {
    const text = [
      'run(',
      '  // hearsay-ignore first -- one',
      '  value,',
      ');',
      'function empty() { /* hearsay-ignore second -- two */ }',
      'const both = `${/* hearsay-ignore third -- three */ value}`;',
      '// hearsay-ignore fourth -- four',
    ].join('\r\n');
    expect(read(text)).toEqual([
      [2, 'first', 'one'],
      [5, 'second', 'two'],
      [6, 'third', 'three'],
      [7, 'fourth', 'four'],
    ]);
  });

  it('finds none in strings, templates, regular expressions and JSX text', () => {
    const text = [
      "const a = '// hearsay-ignore some-rule -- x';",
      'const b = `\n// hearsay-ignore some-rule -- x\n${a}\n// hearsay-ignore some-rule -- x`;',
      'const c = /\\/\\/ hearsay-ignore some-rule -- x/;',
      'const d = <p>// hearsay-ignore some-rule -- x</p>;',
      'const e = <p title="/* hearsay-ignore some-rule -- x */" />;',
    ].join('\n');
    expect(read(text)).toEqual([]);
  });

  it('survives a first line for the shell', () => {
    expect(read('#!/usr/bin/env node\n// hearsay-ignore some-rule -- ours\nrun();', '/src/a.ts')).toEqual([
      [2, 'some-rule', 'ours'],
    ]);
  });

  it('reads several rules', () => {
    expect(read('// hearsay-ignore one, two -- ours')).toEqual([
      [1, 'one', 'ours'],
      [1, 'two', 'ours'],
    ]);
  });

  it.each([
    ['// hearsay-ignore some-rule', 'some-rule', ''],
    ['// hearsay-ignore some-rule --', 'some-rule', ''],
    ['// hearsay-ignore some-rule --   ', 'some-rule', ''],
    ['// hearsay-ignore', '', ''],
    ['// hearsay-ignore -- a reason', '', 'a reason'],
    ['//hearsay-ignore some-rule -- one -- two', 'some-rule', 'one -- two'],
    ['// hearsay-ignore some--rule -- ours', 'some--rule', 'ours'],
  ])('takes %j apart', (comment, rule, reason) => {
    expect(read(comment)).toEqual([[1, rule, reason]]);
  });

  it.each([
    '// hearsay-ignored some-rule -- x',
    '// hearsay-ignore-next-line some-rule -- x',
    '// write hearsay-ignore some-rule -- x',
  ])('lets %j be', (comment) => {
    expect(read(comment)).toEqual([]);
  });
});
