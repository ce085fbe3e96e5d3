import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';
import { imageSizes } from '../pages/image-sizes.mjs';
import { REPOSITORY_URL, SOURCE_URL, pageOf, placesWithoutPages } from '../pages/page-paths.mjs';
import { plainMarkdown } from '../pages/plain-markdown.mjs';
import { repositoryLinks } from '../pages/repository-links.mjs';
import { searchDialog } from '../pages/search-dialog.mjs';
import { searchedReference } from '../pages/searched-text.mjs';
import { referenceSidebar, sidebarOf } from '../pages/sidebar.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');

// For a host that serves the site below a path, such as a project's GitHub Pages: `/hearsay/`.
const BASE = process.env['HEARSAY_SITE_BASE'] ?? '/';

const guides = [...sidebarOf(ROOT, 'docs/README.md'), ...sidebarOf(ROOT, 'docs/rules/README.md')];

/** Documents are plain Markdown; only the pages of the site itself use components. */
const isDocument = (/** @type {string} */ path) =>
  ![`${ROOT}site/index.md`, `${ROOT}site/playground.md`].includes(path.replaceAll('\\', '/'));

export default defineConfig({
  title: 'Hearsay',
  description:
    'Keeps every text that an agent wrote marked, from the answer of the model to the next prompt.',
  lang: 'en',
  base: BASE,
  srcDir: ROOT,
  srcExclude: placesWithoutPages(ROOT),
  rewrites: (file) => pageOf(file) ?? file,
  // Any static host serves a file by its name.
  cleanUrls: false,
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${BASE}favicon.svg` }],
    // A table that is drawn before its last row is there gets other columns with it, and what is read moves: browsers
    // wait for the whole document, for half a second or so.
    ['link', { rel: 'expect', href: '#app', blocking: 'render' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // The anchors of GitHub, so that one link serves both.
    anchor: { slugify: (title) => slug(title) },
    // Braces behind a heading or a word are text, as on GitHub.
    attrs: { disable: true },
    config(markdown) {
      plainMarkdown(markdown, isDocument);
      repositoryLinks(markdown, ROOT);
      imageSizes(markdown);
    },
  },
  vite: {
    plugins: [searchDialog()],
    // The largest are the page of the agents' reference and the index of the search, both loaded when asked for.
    build: { chunkSizeWarningLimit: 1500 },
  },
  themeConfig: {
    nav: [
      { text: 'Get started', link: '/getting-started' },
      { text: 'Guides', link: '/guides' },
      { text: 'Rules', link: '/rules/' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Playground', link: '/playground/' },
    ],
    sidebar: { '/reference/': referenceSidebar(ROOT), '/': guides },
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: REPOSITORY_URL }],
    editLink: {
      pattern: `${SOURCE_URL}:path`,
      text: 'This page in the repository',
    },
    search: {
      provider: 'local',
      options: {
        _render(source, env, markdown) {
          const isReference = env.relativePath.startsWith('reference/');
          return markdown.render(isReference ? searchedReference(source) : source, env);
        },
      },
    },
  },
  transformPageData(page) {
    // The reference's pages are made at build time: no file of the repository stands behind them.
    if (page.relativePath.startsWith('reference/')) page.frontmatter['editLink'] = false;
    // One wide table, and no sections that could be listed beside it.
    if (page.relativePath === 'rules/index.md') page.frontmatter['aside'] = false;
  },
  async buildEnd({ outDir }) {
    await cp(`${ROOT}site/public`, outDir, { recursive: true });
    // Below its page, so that its service worker may keep both.
    await cp(`${ROOT}site/playground/dist`, `${outDir}/playground`, { recursive: true });
  },
});
