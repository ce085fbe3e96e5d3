import { describe, expect, it } from 'vitest';
import { explainsSomething } from '../../src/rules/explains-something.ts';

describe('explainsSomething', () => {
  it.each([
    'the text is one of our own templates',
    'operator-written greeting',
    'approved by legal on 2026-03-01',
    'see SEC-42',
    'nur eigene Vorlagen',
    'только наши шаблоны',
    '自社のテンプレートのみ',
    '仅限内部模板',
  ])('accepts %j', (reason) => {
    expect(explainsSomething(reason)).toBe(true);
  });

  it.each([
    '',
    '   ',
    '...',
    '-',
    '123',
    '#12',
    'x',
    'ok',
    'OK!',
    'safe',
    'it is safe',
    "It's fine",
    'TODO',
    'todo: fix later',
    'trusted',
    'trust me',
    'false positive',
    'n/a',
    'no reason',
    'because',
    'LGTM',
    'reviewed',
  ])('refuses %j', (reason) => {
    expect(explainsSomething(reason)).toBe(false);
  });
});
