import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlowPattern } from '../src/slow-pattern.ts';

describe('patterns that can take for ever', () => {
  it.each([
    '(a+)+',
    '(a*)*b',
    '(a|a)*b',
    '(a|aa)+$',
    '(a|a?)+$',
    '(a|b|ab)*c',
    '(x+x+)+y',
    '([a-z]+)*@',
    '(\\w|\\d)+x',
    '(\\w+\\s?)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*a){20}',
    '(?:a|a){40}b',
    '((a{1,20}){1,20}){1,20}x',
    '(?:a?){30}a{30}',
    '(?=(a|a)*b)',
    // In any case, these two alternatives are one.
    '(?:a|A)*b',
    // Not endless, but the square or the cube of the length.
    'a*a*b',
    '(.*)(.*)(.*)x',
  ])('%s', (pattern) => {
    expect(isSlowPattern(pattern)).toBe(true);
  });
});

describe('patterns that are read in one go', () => {
  it.each([
    'light',
    '\\blights?\\b',
    '\\b(turn|switch) (on|off)\\b',
    '\\bfull ?screen\\b',
    '\\btype\\b.*',
    '.*light',
    '^.*?(open|close).*(app|window)',
    'put .* (left|right) half',
    '(?:turn|switch|put)\\s+(?:the\\s+)?(?:lights?|lamp)\\s+(?:on|off)',
    '(?:\\w+\\s+)*\\w+',
    '^(?:\\d{1,3}\\.){3}\\d{1,3}$',
    '(a|b|c)*d',
    '(?:a|a){4}b',
    '(?!no)yes',
    '(?<x>a)\\k<x>+',
    // No pattern at all.
    '(',
  ])('%s', (pattern) => {
    expect(isSlowPattern(pattern)).toBe(false);
  });
});

describe('the time to tell', () => {
  it('refuses to judge what nobody wrote by hand', () => {
    expect(isSlowPattern('x'.repeat(1001))).toBe(true);
    expect(isSlowPattern('x'.repeat(900))).toBe(false);
  });

  it.each(['[a-z]*'.repeat(100), `${'(a|'.repeat(100)}b${')'.repeat(100)}*`, '(?:\\w*\\d*)*'.repeat(60)])(
    'is short, also for what nobody would write (%#)',
    (pattern) => {
      isSlowPattern(pattern);
    },
  );

  it('agrees with the engine: what it lets through fails on a repeated text at once', () => {
    const atom = fc.constantFrom('a', 'b', '[ab]', '\\w', '.', 'ab', 'a?', '(a|b)', '(a|ab)', '(?:b|bb)');
    const part = fc.tuple(atom, fc.constantFrom('', '*', '+', '?')).map(([one, mark]) => `(?:${one})${mark}`);
    const group = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '*', '+'))
      .map(([parts, mark]) => `(?:${parts.join('')})${mark}`);
    const text = 'ab'.repeat(30);
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 2 }), (groups) => {
        const pattern = `${groups.join('')}#`;
        if (isSlowPattern(pattern)) return;
        for (const hostile of [text, 'a'.repeat(60), 'b'.repeat(60)]) new RegExp(pattern, 'i').test(hostile);
      }),
      { numRuns: 400 },
    );
  });
});
