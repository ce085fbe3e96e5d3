import { statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { REPOSITORY_URL, pageOf } from './page-paths.mjs';

/**
 * Turns the links of the Markdown files, which are right on GitHub, into links that are right on the site: to a page
 * where the file is one, else to the repository.
 *
 * @param {{ core: { ruler: { push(name: string, rule: (state: MarkdownState) => void): void } } }} markdown
 * @param {string} root The repository's root folder.
 *
 * @typedef {{ href?: string, type: string, children: MarkdownToken[] | null,
 *   attrGet(name: string): string | null, attrSet(name: string, value: string): void }} MarkdownToken
 * @typedef {{ tokens: MarkdownToken[], env: { path?: string, realPath?: string } }} MarkdownState
 */
export function repositoryLinks(markdown, root) {
  markdown.core.ruler.push('repository_links', ({ tokens, env }) => {
    const path = env.realPath ?? env.path;
    if (path === undefined) return;
    const file = relative(root, path.replaceAll('\\', '/'));
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href !== null) token.attrSet('href', siteLink(href, file, root));
    }
  });
}

/**
 * Where a link of a file leads on the site.
 *
 * @param {string} href
 * @param {string} file Relative to the repository's root.
 * @param {string} root
 */
export function siteLink(href, file, root) {
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/)/iu.test(href)) return href;
  const [path = '', ...rest] = href.split(/(?=[?#])/u);
  const target = join(dirname(file), decodeURI(path)).replace(/\/$/u, '');
  const page = pageOf(target) ?? pageOf(`${target}/README.md`);
  if (page !== undefined) return `/${encodeURI(page)}${rest.join('')}`;
  const kind =
    statSync(join(root, target), { throwIfNoEntry: false })?.isDirectory() === true ? 'tree' : 'blob';
  return `${REPOSITORY_URL}${kind}/main/${encodeURI(target)}${rest.join('')}`;
}
