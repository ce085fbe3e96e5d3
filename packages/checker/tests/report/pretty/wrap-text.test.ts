import { describe, expect, it } from 'vitest';
import { wrapText } from '../../../src/report/pretty/wrap-text.ts';

describe('wrapText', () => {
  it('breaks between words', () => {
    expect(wrapText('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });

  it('leaves room on the first line', () => {
    expect(wrapText('one two three', 9, 3)).toEqual(['one', 'two three']);
  });

  it('keeps a word that is too long whole', () => {
    expect(wrapText('a verylongword b', 5)).toEqual(['a', 'verylongword', 'b']);
  });

  it('keeps code in backticks together, with what touches it', () => {
    expect(wrapText('say (`new A().b(c)`) or `d e`, `f`', 12)).toEqual([
      'say',
      '(`new A().b(c)`)',
      'or `d e`,',
      '`f`',
    ]);
  });

  it('takes a lone backtick for a letter', () => {
    expect(wrapText('one ` two three', 6)).toEqual(['one `', 'two', 'three']);
  });

  it('makes nothing of nothing', () => {
    expect(wrapText('  \n ', 9)).toEqual([]);
  });
});
