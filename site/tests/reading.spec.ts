import { createRequire } from 'node:module';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type OpenSite } from './support/open-site.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
});

/** Closed after all: a test that runs beside others has no hook of its own. */
const contexts: BrowserContext[] = [];

afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await site.close();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(site.server.url + path);
  if (options.javaScriptEnabled !== false) {
    await page.waitForFunction(`document.querySelector('#app')?.__vue_app__ !== undefined`);
  }
  return page;
}

const isDark = `document.documentElement.classList.contains('dark')`;

describe('the search', () => {
  test.each([
    ['Control+k', 'no-agent-text-coercion', 'rules/no-agent-text-coercion.html'],
    ['/', 'no-loose-trigger', 'rules/no-loose-trigger.html'],
    ['Control+k', 'RecordReplayProvider', 'reference/@hearsay/agent.html'],
  ])('opens with %s, and finds %s with the keyboard alone', async (key, words, path) => {
    const page = await open('guides.html');
    await page.keyboard.press(key);
    await page.waitForFunction(`document.activeElement?.matches('input[type=search], .search-input')`);
    await page.keyboard.type(words);
    await page.locator('.result.selected').filter({ hasText: words }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith(path));
    await page.locator('main h1').waitFor();
  });

  test('says that nothing was found, and closes with Escape', async () => {
    const page = await open('guides.html');
    await page.keyboard.press('/');
    await page.locator('.search-input').fill('zzzzqqqq');
    await page.getByText('No results for').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.search-input').waitFor({ state: 'detached' });
  });
});

describe('the colours', () => {
  test('follow the system, change by the keyboard, and stay changed', async () => {
    const page = await open('getting-started.html', { colorScheme: 'light' });
    expect(await page.evaluate(isDark)).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(isDark);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(`!${isDark}`);
    const toggle = page.getByRole('switch').first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(isDark);
    await page.reload();
    expect(await page.evaluate(isDark)).toBe(true);
    await page.goto(`${site.server.url}guides.html`);
    expect(await page.evaluate(isDark)).toBe(true);
  });
});

describe('reading', () => {
  test('needs no script', async () => {
    const page = await open('rules/no-agent-text-in-prompt.html', { javaScriptEnabled: false });
    expect(await page.locator('main h1').innerText()).toContain('no-agent-text-in-prompt');
    expect(await page.locator('main pre').first().isVisible()).toBe(true);
  });

  test('begins at the content for whoever skips the navigation', async () => {
    const page = await open('getting-started.html');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(`document.activeElement.textContent`)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.waitForFunction(`document.activeElement.id === 'VPContent'`);
  });

  test('an address that is no page shows the way home', async () => {
    const page = await open('no-such-page.html');
    await page.getByRole('link', { name: /home/iu }).first().click();
    await page.waitForURL(site.server.url);
  });
});

describe('the playground', () => {
  // What it does is tested where it stands, in `playground/tests`.
  test('opens from another page, with its code and its offer, and goes with its page', async () => {
    const page = await open('guides.html');
    await page.getByRole('link', { name: 'Playground' }).first().click();
    await page.waitForURL((url) => url.pathname.endsWith('/playground/'));
    await page.locator('.hearsay-playground').getByRole('textbox').first().waitFor();
    await page.locator('.hearsay-playground').getByRole('status').first().waitFor();
    await page.getByRole('link', { name: 'Guides' }).first().click();
    await page.waitForURL((url) => url.pathname.endsWith('/guides.html'));
    await page.locator('.hearsay-playground').waitFor({ state: 'detached' });
  });
});

/** What axe is asked of a page. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const BARRIERS = `axe
  .run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`;

async function barriersOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate<string[]>(BARRIERS);
}

describe.each(['light', 'dark'] as const)('a reader with assistive technology, %s', (colorScheme) => {
  test.concurrent.each([
    'index.html',
    'getting-started.html',
    'laundering.html',
    'rules/no-agent-text-in-prompt.html',
    'reference/@hearsay/core.html',
  ])('meets no barrier on %s', async (path) => {
    const page = await open(path, { colorScheme });
    expect(await barriersOf(page)).toEqual([]);
  });

  test.concurrent('meets no barrier in the search', async () => {
    const page = await open('guides.html', { colorScheme });
    await page.keyboard.press('/');
    await page.locator('.search-input').fill('prompt');
    await page.locator('.result').first().waitFor();
    expect(await barriersOf(page)).toEqual([]);
  });
});
