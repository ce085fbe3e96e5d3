import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath } from 'node:path/posix';
import { pageOf } from './page-paths.mjs';

/** @typedef {{ text: string, link: string }} SidebarLink */
/** @typedef {{ text: string, items: SidebarLink[], collapsed?: boolean }} SidebarGroup */

/**
 * The groups and links of an index page, so that the site has the order of the documents and not one of its own. A
 * heading begins a group, and a link in a list or a table to another page is an entry.
 *
 * @param {string} root The repository's root folder.
 * @param {string} file The index, relative to the root.
 * @returns {SidebarGroup[]}
 */
export function sidebarOf(root, file) {
  /** @type {SidebarGroup[]} */
  const groups = [];
  for (const line of readFileSync(join(root, file), 'utf8').split('\n')) {
    const heading = /^#{1,2}\s+(.+)$/u.exec(line)?.[1];
    if (heading !== undefined) groups.push({ text: heading, items: [] });
    if (!/^(?:[-|]| {2})/u.test(line)) continue;
    for (const [, text = '', target = ''] of line.matchAll(/\[([^\]]+)\]\(([^)#\s]+)\)/gu)) {
      const page = pageOf(joinPath(dirname(file), target));
      const group = groups.at(-1);
      if (page === undefined || group === undefined) continue;
      group.items.push({ text: capitalized(text.replaceAll('`', '')), link: linkOf(page) });
    }
  }
  return groups.filter(({ items }) => items.length > 0);
}

/**
 * The reference's pages, by their names.
 *
 * @param {string} root
 * @returns {SidebarGroup[]}
 */
export function referenceSidebar(root) {
  const folder = 'site/reference/';
  const items = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => ({ text: file.replace(/\.md$/u, ''), link: linkOf(`reference/${file}`) }))
    .sort((first, second) => (first.text < second.text ? -1 : 1));
  return [{ text: 'Reference', items: [{ text: 'All entry points', link: '/reference/' }, ...items] }];
}

function linkOf(/** @type {string} */ page) {
  return `/${page.replace(/(?:(?<=^|\/)index)?\.md$/u, '')}`;
}

/** A link in the middle of a sentence begins small; rules and packages keep their names. */
function capitalized(/** @type {string} */ text) {
  return text.includes(' ') ? (text[0] ?? '').toUpperCase() + text.slice(1) : text;
}
