import { describe, expect, it } from 'vitest';
import { codeFrame } from '../../../src/report/pretty/code-frame.ts';
import { range } from '../../support/sample-report.ts';

const PLAIN = { color: false, width: 60 };

function frame(text: string, line: number, start: number, end: number, width = 60): string {
  return `\n${codeFrame(text, range(line, start, end), { color: false, width })}\n`;
}

describe('codeFrame', () => {
  it('marks a range with carets', () => {
    expect(frame('one\ntwo\nthree four\nfive\nsix\nseven', 3, 7, 11)).toMatchInlineSnapshot(`
      "
        1 | one
        2 | two
      > 3 | three four
          |       ^^^^
        4 | five
        5 | six
      "
    `);
  });

  it('marks the whole of a single character at the end of a line', () => {
    expect(frame('ab', 1, 2, 3)).toMatchInlineSnapshot(`
      "
      > 1 | ab
          |  ^
      "
    `);
  });

  it('aligns below tabs', () => {
    expect(codeFrame('\t\tcall(text)', range(1, 8, 12), PLAIN)).toBe(
      '> 1 | \t\tcall(text)\n    | \t\t     ^^^^',
    );
  });

  it('counts lines as the compiler does', () => {
    expect(frame('one\r\ntwo\u2028three', 3, 1, 6)).toMatchInlineSnapshot(`
      "
        1 | one
        2 | two
      > 3 | three
          | ^^^^^
      "
    `);
  });

  it('cuts the right of a long line', () => {
    expect(frame(`call(text, '${'x'.repeat(200)}');`, 1, 6, 10)).toMatchInlineSnapshot(`
      "
      > 1 | call(text, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
          |      ^^^^
      "
    `);
  });

  it('cuts the left of a long line, and keeps the lines around it readable', () => {
    const text = `first line\nconst value = '${'x'.repeat(200)}' + text;\nlast line`;
    expect(frame(text, 2, 220, 224)).toMatchInlineSnapshot(`
      "
        1 | first line
      > 2 | …xxxxxxxxxxx' + text;
          |                 ^^^^
        3 | last line
      "
    `);
  });

  it('ends the carets with the line when the range is cut', () => {
    expect(frame(`call('${'x'.repeat(200)}');`, 1, 6, 208)).toMatchInlineSnapshot(`
      "
      > 1 | call('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
          |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      "
    `);
  });

  it('marks several lines in the margin', () => {
    const text = 'a\nb\nsystem: [\n  one,\n  two,\n],\nc\nd\ne';
    const wide = { start: { line: 3, column: 9 }, end: { line: 6, column: 2 } };
    expect(`\n${codeFrame(text, wide, PLAIN)}\n`).toMatchInlineSnapshot(`
      "
        1 | a
        2 | b
      > 3 | system: [
      > 4 |   one,
      > 5 |   two,
      > 6 | ],
        7 | c
        8 | d
      "
    `);
  });

  it('shows the first lines of a very long expression', () => {
    const text = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
    const long = { start: { line: 5, column: 1 }, end: { line: 35, column: 3 } };
    expect(codeFrame(text, long, PLAIN).split('\n')).toHaveLength(10);
  });

  it('survives a range that lies behind the text', () => {
    expect(codeFrame('one', range(9, 1, 2), PLAIN)).toBeTypeOf('string');
  });
});
