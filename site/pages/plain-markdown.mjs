// VitePress compiles a page as a Vue template. The documents are plain Markdown: braces in them are braces, and a type
// argument that somebody forgot to put into backticks is text, not a component.

/** The elements that documents may use, as GitHub lets them. */
const ELEMENTS = new Set(
  (
    'a abbr b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins ' +
    'kbd li mark ol p picture pre q s samp small source span strong sub summary sup table tbody td tfoot th thead tr ul var'
  ).split(' '),
);

/**
 * Keeps Vue from reading anything into the text of documents.
 *
 * @param {{ renderer: { rules: Record<string, Rule | undefined> }, utils: { escapeHtml(text: string): string } }} markdown
 * @param {(path: string) => boolean} isDocument Whether a file is a document, and not a page that uses components.
 *
 * @typedef {{ content: string }} Token
 * @typedef {(tokens: Token[], index: number, options: unknown, env: { path?: string, realPath?: string }, ...rest: never[]) => string} Rule
 */
export function plainMarkdown(markdown, isDocument) {
  const { rules } = markdown.renderer;
  const text = (/** @type {string} */ content) => plainBraces(markdown.utils.escapeHtml(content));
  rules['text'] = (tokens, index) => text(tokens[index]?.content ?? '');
  const code = rules['code_inline'];
  rules['code_inline'] = (...all) => plainBraces(code?.(...all) ?? '');
  for (const name of ['html_inline', 'html_block']) {
    rules[name] = (tokens, index, _options, env) => {
      const content = tokens[index]?.content ?? '';
      return isDocument(env.realPath ?? env.path ?? '') ? plainHtml(content) : content;
    };
  }
}

/**
 * Writes braces so that Vue sees no interpolation.
 *
 * @param {string} html
 */
export function plainBraces(html) {
  return html.replaceAll('{{', '&#123;&#123;');
}

/**
 * Shows as text what only looks like an element.
 *
 * @param {string} html
 */
export function plainHtml(html) {
  return plainBraces(
    html.replace(/<(?=\/?([a-z][^\s/>]*))/giu, (open, /** @type {string} */ name) =>
      ELEMENTS.has(name.toLowerCase()) ? open : '&lt;',
    ),
  );
}
