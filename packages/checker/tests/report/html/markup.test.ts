import { describe, expect, it } from 'vitest';
import { markup, proseMarkup } from '../../../src/report/html/markup.ts';

describe('markup', () => {
  it('escapes every text and keeps markup', () => {
    const inner = markup`<b>${'<&>'}</b>`;
    expect(markup`<a title="${`"'`}">${inner}${[inner, inner]}${3}</a>`.toString()).toBe(
      '<a title="&quot;&#39;"><b>&lt;&amp;&gt;</b><b>&lt;&amp;&gt;</b><b>&lt;&amp;&gt;</b>3</a>',
    );
  });

  it('does not take an object for markup that only looks like it', () => {
    const forged = { toString: () => '<script>' } as unknown as string;
    expect(() => markup`${forged}`.toString()).toThrow();
  });

  it.each([
    ['calls `f(<T>)` twice', 'calls <code>f(&lt;T&gt;)</code> twice'],
    ['`a``b`', '<code>a</code><code>b</code>'],
    ['an open ` stays', 'an open ` stays'],
    ['``', '``'],
  ])('sets %s', (text, html) => {
    expect(proseMarkup(text).join('')).toBe(html);
  });
});
