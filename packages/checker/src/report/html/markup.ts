import { plainText } from '../pretty/plain-text.ts';

/** HTML that is safe to put into the page; only `markup` and `ownMarkup` make it. */
export class Markup {
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
  }

  toString(): string {
    return this.#html;
  }
}

/** What a template takes: text, which is escaped, and markup, which is not. */
export type MarkupValue = string | number | Markup | readonly Markup[];

/**
 * Builds HTML from a template.
 *
 * Every text that is put in is escaped, in content as well as between the double quotes of an attribute, so that nothing
 * in a checked project can become part of the page's markup.
 */
export function markup(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  return new Markup(
    strings.map((part, index) => part + (index < values.length ? htmlOf(values[index] ?? '') : '')).join(''),
  );
}

/** Takes text that this package ships, such as its stylesheet, as it stands. */
export function ownMarkup(text: string): Markup {
  return new Markup(text);
}

/** Sets what stands between backticks as code. */
export function proseMarkup(text: string): readonly Markup[] {
  return text.split(/(`[^`]+`)/u).map((part) => {
    const isCode = part.length > 2 && part.startsWith('`') && part.endsWith('`');
    return isCode ? markup`<code>${part.slice(1, -1)}</code>` : markup`${part}`;
  });
}

function htmlOf(value: MarkupValue): string {
  if (value instanceof Markup) return value.toString();
  if (typeof value === 'object') return value.map((item) => item.toString()).join('');
  return escapeHtml(plainText(String(value)));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
