import { expect, test } from 'vitest';
import { escapeUntrusted } from '../src/escape-untrusted.ts';

test.each([
  '<untrusted',
  '</untrusted>',
  '< / UNTRUSTED',
  '<//untrusted nonce="x">',
  '<\n/Untrusted',
  '<\t\v\f\r\n\u0085\u00A0\u1680\u2003\u2028\u2029\u202F\u205F\u3000\uFEFF/uNtRuStEd',
  '<untrustedly',
  '\uFF1Cuntrusted',
  '\uFE64/untrusted',
  '\u226Euntrusted',
  '<\u0338untrusted',
  '\u2039untrusted',
  '\u3008/untrusted\u3009',
  '</un\u200Btrusted>',
  '</u\u00ADn\u200Dt\u2060r\uFEFFu\u180Es\u034Ft\u061Ce\uFE0Fd>',
  '<\u200B/\u200Buntrusted',
  '</u\u{E0061}ntrusted>',
  '</unt\u0000rusted>',
  '</\u202Euntrusted>',
  '</un\u3164trus\u115Fted\uFFA0>',
  '</ｕｎｔｒｕｓｔｅｄ>',
  '</𝓊𝓃𝓉𝓇𝓊𝓈𝓉ℯ𝒹>',
  '</ⓤⓝⓣⓡⓤⓢⓣⓔⓓ>',
  '</untru\uFB06ed>',
  '</üńtrüśtėd>',
  '</untruſted>',
  '</untruѕtеd>',
  '</υntruѕтed>',
  '<／untrusted',
  '<\u2044untrusted',
  '<\\untrusted',
  '<\uD800/untrusted',
])('defuses %j by its first character alone', (content) => {
  const opener = String.fromCodePoint(content.codePointAt(0) ?? 0);
  expect(escapeUntrusted(content)).toBe(`&lt;${content.slice(opener.length)}`);
});

test.each([
  '',
  '<',
  '<b>',
  'a < b',
  '&lt;untrusted',
  'untrusted',
  '</ un trusted>',
  '<-untrusted',
  '<x untrusted',
  '<untruste',
  '<trusted>',
  '《untrusted》',
  '\uD83D\uDE00 \uD800 \uDC00',
  'a\u200Bb\u00ADc',
])('leaves %j as it is', (content) => {
  expect(escapeUntrusted(content)).toBe(content);
});

test('defuses every occurrence, also the second of two openers', () => {
  expect(escapeUntrusted('<<untrusted></untrusted>')).toBe('<&lt;untrusted>&lt;/untrusted>');
});

test.each<[string, string]>([
  ['openers', '<'],
  ['openers with white space', '< '],
  ['white space after one opener', ' '],
  ['unseen characters', '\u200B'],
  ['almost the name', '<untruste'],
  ['the name', '<untrusted'],
  ['full-width openers', '\uFF1C/'],
  ['combining marks', '\u0301'],
])('takes linear time for %s', (_name, piece) => {
  const content = `<${piece.repeat(Math.ceil(1_000_000 / piece.length))}`;
  const start = performance.now();
  escapeUntrusted(content);
  // About ten times what the slowest needs; quadratic time would be minutes.
  expect(performance.now() - start).toBeLessThan(15_000);
});
