// Which Markdown files of the repository are pages of the site, and where. The pages are the files that are read on
// GitHub, too: nothing is copied, so both have to be right.
import { readdirSync } from 'node:fs';

/** Where the repository's files and folders are that are no pages. */
export const REPOSITORY_URL = 'https://github.com/hearsay-ts/hearsay/';

/** Where the text of a file of the repository is. */
export const SOURCE_URL = `${REPOSITORY_URL}blob/main/`;

const PLACES_OF_PAGES = new Set([
  'docs',
  'site',
  'site/reference',
  'site/index.md',
  'site/playground.md',
  'CONTRIBUTING.md',
]);

/**
 * The page that a Markdown file becomes, relative to the site's root; nothing for a file that is no page.
 *
 * @param {string} file Relative to the repository's root, with `/`.
 * @returns {string | undefined}
 */
export function pageOf(file) {
  if (!file.endsWith('.md') || file === 'site/README.md') return undefined;
  if (file === 'CONTRIBUTING.md') return 'contributing.md';
  if (file === 'site/playground.md') return 'playground/index.md';
  if (file === 'docs/README.md') return 'guides.md';
  if (file.startsWith('docs/'))
    return file.slice('docs/'.length).replace(/(?<=^|\/)README\.md$/u, 'index.md');
  if (file === 'site/index.md' || file.startsWith('site/reference/')) return file.slice('site/'.length);
  return undefined;
}

/**
 * What a search for pages passes over, as globs: all but what may hold a page.
 *
 * @param {string} root The repository's root folder.
 * @returns {string[]}
 */
export function placesWithoutPages(root) {
  return ['', 'site/'].flatMap((folder) =>
    readdirSync(root + folder)
      .map((name) => folder + name)
      .filter((path) => !PLACES_OF_PAGES.has(path))
      .flatMap((path) => [path, `${path}/**`]),
  );
}
