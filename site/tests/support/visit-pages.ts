import type { Browser, Page } from 'playwright-core';
import { BASE } from './open-site.ts';

/** What a page was seen to hold and to do on a phone. */
export interface VisitedPage {
  /** Relative to the site, such as `rules/index.html`. */
  readonly path: string;
  /** Messages of the console, errors, failed requests and requests to other origins. */
  readonly complaints: readonly string[];
  /** Where its links lead, as full addresses. */
  readonly links: readonly string[];
  /** What a link can aim at. */
  readonly anchors: readonly string[];
  /** The levels of the headings of its content, in order. */
  readonly headings: readonly number[];
  readonly title: string;
  /** How many landmarks it has of each kind. */
  readonly landmarks: Readonly<Record<'main' | 'banner' | 'navigation', number>>;
  /** The sum of all layout shifts, and what moved. */
  readonly shift: number;
  readonly moved: readonly string[];
  /** What stands out at the right, and cannot be scrolled by itself. */
  readonly overflow: readonly string[];
}

/** Runs in the page before anything else does. */
const WATCH_SHIFTS = `
  window.shift = 0;
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.shift += value;
      window.moved.push(...sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? 'what is gone'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Runs in the page when it is loaded: waits until the application has taken over and has drawn. */
const SETTLED = `new Promise((settled) => {
  const look = () =>
    document.querySelector('#app')?.__vue_app__
      ? requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settled, 30)))
      : setTimeout(look, 10);
  look();
})`;

const FACTS = `(() => {
  const scrollsItself = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  const wide = [...document.querySelectorAll('main *')].filter((element) =>
    element.getBoundingClientRect().right > innerWidth + 1 && !scrollsItself(element));
  const content = document.querySelector('main') ?? document.body;
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const scrolled = document.documentElement.scrollWidth;
  return {
    links: [...document.querySelectorAll('a[href]')].map(({ href }) => href),
    anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    headings: headings.map(({ tagName }) => Number(tagName[1])),
    title: document.title,
    landmarks: {
      main: document.querySelectorAll('main').length,
      banner: document.querySelectorAll('header').length,
      navigation: document.querySelectorAll('nav').length,
    },
    shift: window.shift,
    moved: window.moved,
    overflow: [
      ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
      ...(scrolled > innerWidth ? ['the page is ' + scrolled + ' pixels wide'] : []),
    ],
  };
})()`;

/**
 * Visits pages on a phone that is 390 pixels wide, a few at a time.
 */
export async function visitPages(
  browser: Browser,
  url: string,
  paths: readonly string[],
): Promise<VisitedPage[]> {
  const queue = [...paths];
  const visited: VisitedPage[] = [];
  const visitor = async (): Promise<void> => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(WATCH_SHIFTS);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      visited.push(await visit(page, url, path));
    }
    await context.close();
  };
  await Promise.all([visitor(), visitor(), visitor()]);
  return visited.sort((first, second) => (first.path < second.path ? -1 : 1));
}

async function visit(page: Page, url: string, path: string): Promise<VisitedPage> {
  const complaints: string[] = [];
  const { origin } = new URL(url);
  page.removeAllListeners();
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What the page before fetched ahead ends when its visitor goes on.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const asked = request.url();
    // A blob is what a page has made itself: the worker of the playground, which may start when its visitor has gone on.
    const isOwn = [origin + BASE, `blob:${origin}/`, 'data:'].some((start) => asked.startsWith(start));
    if (!isOwn) complaints.push(`asks for ${asked}`);
  });
  await page.goto(url + path, { waitUntil: 'load' });
  await page.evaluate(SETTLED);
  const facts = await page.evaluate<Omit<VisitedPage, 'path' | 'complaints'>>(FACTS);
  return { path, complaints, ...facts };
}
