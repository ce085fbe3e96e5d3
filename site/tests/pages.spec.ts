import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOf, REPOSITORY_URL } from '../pages/page-paths.mjs';
import { publishablePackages, ROOT } from '../../scripts/workspace.mjs';
import { openSite, SITE_FOLDER, type OpenSite } from './support/open-site.ts';
import { visitPages, type VisitedPage } from './support/visit-pages.ts';

const paths = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html') && path !== '404.html');

let site: OpenSite;
let pages: VisitedPage[];

/** What is wrong with pages, each with its path. */
function problems(of: (page: VisitedPage) => readonly string[]): string[] {
  return pages.flatMap((page) => of(page).map((problem) => `${page.path}: ${problem}`));
}

beforeAll(async () => {
  site = await openSite();
  pages = await visitPages(site.browser, site.server.url, paths);
});

afterAll(() => site.close());

describe('every page, on a phone', () => {
  test('is there: each document, and each entry point of a package', () => {
    const documents = readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.includes('node_modules'))
      .map((file) => pageOf(`docs/${file.replaceAll('\\', '/')}`));
    const entryPoints = publishablePackages().flatMap(({ manifest: { name, exports = {} } }) =>
      Object.entries(exports)
        .filter(([, target]) => typeof target === 'object')
        .map(([key]) => `reference/${name}${key.slice(1)}.md`),
    );
    const wanted = [
      'index.md',
      'contributing.md',
      'playground/index.md',
      'reference/index.md',
      ...documents,
      ...entryPoints,
    ];
    expect([...paths].sort()).toEqual(
      wanted.flatMap((page) => (page === undefined ? [] : [page.replace(/\.md$/u, '.html')])).sort(),
    );
  });

  test('says nothing in the console, and asks for nothing that fails or is elsewhere', () => {
    expect(problems(({ complaints }) => complaints)).toEqual([]);
  });

  test('does not shift while it loads', () => {
    expect(
      problems(({ shift, moved }) => (shift < 0.01 ? [] : [`shifts by ${shift}: ${moved.join(', ')}`])),
    ).toEqual([]);
  });

  test('never scrolls sideways', () => {
    expect(problems(({ overflow }) => overflow)).toEqual([]);
  });

  test('has one heading of the first level, and skips no level', () => {
    const wrong = problems(({ headings }) => {
      const skips = headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1);
      const isRight = headings[0] === 1 && headings.filter((level) => level === 1).length === 1 && !skips;
      return isRight ? [] : [headings.join(' ')];
    });
    expect(wrong).toEqual([]);
  });

  test('has its landmarks, and a title that no other page has', () => {
    expect(
      problems(({ landmarks: { main, banner, navigation } }) =>
        main === 1 && banner >= 1 && navigation >= 1
          ? []
          : [`${main} main, ${banner} header, ${navigation} nav`],
      ),
    ).toEqual([]);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });
});

describe('every link', () => {
  test('inside the site leads to a page, and to a place that it has', () => {
    const anchors = new Map(pages.map((page) => [page.path, new Set(page.anchors)]));
    const broken = problems(({ links }) =>
      links.filter((link) => {
        const { url } = site.server;
        if (!link.startsWith(new URL(url).origin)) return false;
        if (!link.startsWith(url)) return true;
        const [path = '', hash = ''] = link.slice(url.length).split('#').map(decodeURIComponent);
        const found = anchors.get(path === '' || path.endsWith('/') ? `${path}index.html` : path);
        return found === undefined || (hash !== '' && !found.has(hash));
      }),
    );
    expect(broken).toEqual([]);
  });

  test('into the repository leads to a file or a folder', () => {
    const broken = problems(({ links }) =>
      links.filter((link) => {
        if (!link.startsWith(REPOSITORY_URL)) return false;
        const path = link.slice(REPOSITORY_URL.length).replace(/#.*$/u, '');
        if (path === '') return false;
        const file = /^(?:blob|tree)\/main\/(.+)$/u.exec(path)?.[1];
        return file === undefined || !existsSync(ROOT + decodeURIComponent(file));
      }),
    );
    expect(broken).toEqual([]);
  });

  test('to other sites is encrypted', () => {
    const open = problems(({ links }) =>
      links.filter(
        (link) => !link.startsWith(new URL(site.server.url).origin) && !link.startsWith('https://'),
      ),
    );
    expect(open).toEqual([]);
  });

  test('together they lead from the home page to every page', () => {
    const { url } = site.server;
    const linked = new Map(
      pages.map(({ path, links }) => [
        path,
        links
          .filter((link) => link.startsWith(url))
          .map((link) => decodeURIComponent(link.slice(url.length)).replace(/#.*$/u, ''))
          .map((target) => (target === '' || target.endsWith('/') ? `${target}index.html` : target)),
      ]),
    );
    const reached = new Set(['index.html']);
    for (const path of reached) for (const target of linked.get(path) ?? []) reached.add(target);
    expect(paths.filter((path) => !reached.has(path))).toEqual([]);
  });
});
