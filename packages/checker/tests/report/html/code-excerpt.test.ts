import { describe, expect, it } from 'vitest';
import { codeExcerpt } from '../../../src/report/html/code-excerpt.ts';
import type { Range } from '../../../src/report/report.ts';
import { range } from '../../support/sample-report.ts';

/** Draws an excerpt with the marked stretches in brackets. */
function draw(text: string, place: Range, linesAround = 0): string[] {
  const { lines, omitted } = codeExcerpt(text.split('\n'), place, linesAround);
  const drawn = lines.map(({ number, before, marked, after }) =>
    marked === '' ? `${number} ${before}${after}` : `${number} ${before}[${marked}]${after}`,
  );
  return omitted === 0 ? drawn : [...drawn, `+${omitted}`];
}

describe('codeExcerpt', () => {
  it('marks a stretch of a line and takes the common indentation off', () => {
    expect(draw('{\n    a;\n      b(c);\n\n}', range(3, 9, 10), 1)).toEqual(['2 a;', '3   b([c]);']);
  });

  it('marks every line of a longer stretch from where its code begins', () => {
    const place = { start: { line: 1, column: 5 }, end: { line: 3, column: 2 } };
    expect(draw('a = b({\n  c,\n});\n\nd', place, 2)).toEqual([
      '1 a = [b({]',
      '2   [c,]',
      '3 [}]);',
      '4 ',
      '5 d',
    ]);
  });

  it('shows the first lines of a very long stretch and counts the rest', () => {
    const text = Array.from({ length: 30 }, (_, index) => `x${index}`).join('\n');
    const place = { start: { line: 2, column: 1 }, end: { line: 25, column: 3 } };
    const drawn = draw(text, place, 1);
    expect(drawn[0]).toBe('1 x0');
    expect(drawn.slice(-2)).toEqual(['11 [x10]', '+14']);
  });

  it('cuts a very long line around what is marked', () => {
    const text = `${'a'.repeat(5000)}MARK${'b'.repeat(5000)}`;
    const [line = ''] = draw(text, range(1, 5001, 5005));
    expect(line).toContain('a[MARK]b');
    expect(line.length).toBeLessThan(260);
    expect(line.startsWith('1 …')).toBe(true);
    expect(line.endsWith('…')).toBe(true);
  });

  it('marks what is in view of a marked stretch that is longer than the view', () => {
    const [line = ''] = draw('z'.repeat(2000), range(1, 3, 1900));
    expect(line).toMatch(/^1 zz\[z+…\]$/u);
  });

  it('survives a range that the text does not have', () => {
    expect(draw('a', { start: { line: 4, column: 2 }, end: { line: 9, column: 1 } }, 1)).toEqual([]);
    expect(draw('', range(1, 1, 9))).toEqual(['1 ']);
  });
});
