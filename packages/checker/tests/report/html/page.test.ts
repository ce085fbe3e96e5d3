import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { formatHtml } from '../../../src/report/html-format.ts';
import type { Report } from '../../../src/report/report.ts';
import { HOSTILE, pageReport } from '../../support/page-report.ts';
import { JOINED_LEAK, LEAK, range, sampleReport } from '../../support/sample-report.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath = candidates.find((path) => path !== undefined && existsSync(path));

if (executablePath === undefined) {
  console.warn(
    'Skipped: the browser test of the HTML report. Install Chromium, or name one in CHROMIUM_PATH.',
  );
}

/** A page that is open, and what it complained about. */
interface OpenPage {
  readonly page: Page;
  readonly complaints: string[];
  readonly requests: string[];
}

let browser: Browser;

async function open(report: Report, options: Parameters<Browser['newPage']>[0] = {}): Promise<OpenPage> {
  const folder = temporaryFolder({ 'report.html': formatHtml(report) });
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, ...options });
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(join(folder, 'report.html')).href);
  return { page, complaints, requests };
}

/** The places of the findings that can be seen. */
async function visiblePlaces(page: Page): Promise<string[]> {
  const headings = await page.locator('details.finding h4').all();
  const places = await Promise.all(
    headings.map(async (heading) => ((await heading.isVisible()) ? [await heading.innerText()] : [])),
  );
  return places.flat().map((place) => place.replace(/^.*(?=:\d+:\d+$)/u, (file) => file.slice(0, 13)));
}

const ALL = ['src/review.ts:7:13', 'src/</script>:1:1', 'src/review.ts:10:18', 'src/review.ts:10:10'];

/** Runs in the page: every text on too faint a background, by the contrast that WCAG asks of small text. */
const FAINT_TEXTS = `(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const channels = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color) => {
    const [red, green, blue] = channels(color).slice(0, 3).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if (channels(color)[3] === 255) return color;
    }
    return 'white';
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = new Set();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === '' || !element.checkVisibility()) continue;
    const pair = [luminance(getComputedStyle(element).color), luminance(backgroundOf(element))].sort((a, b) => b - a);
    const contrast = (pair[0] + 0.05) / (pair[1] + 0.05);
    if (contrast < 4.5) faint.add(element.tagName + '.' + element.className + ' ' + contrast.toFixed(2));
  }
  return [...faint];
})()`;

/** Runs in the page: what a reader can unfold. */
const UNFOLD = `for (const details of document.querySelectorAll('details')) details.open = true;`;

describe.skipIf(executablePath === undefined)('the page in Chromium', () => {
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      headless: true,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-sync',
      ],
    });
  });

  afterAll(() => browser.close());

  test('opens from a file without a complaint and without asking for anything else', async () => {
    const { page, complaints, requests } = await open(pageReport());
    expect(await visiblePlaces(page)).toEqual(ALL);
    expect(await page.title()).toBe(
      '1 error and 1 warning in 1 file, and not everything could be checked · Hearsay',
    );
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.getByText(HOSTILE).count()).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([page.url()]);
  });

  test('runs no script but its own', async () => {
    const { page, complaints } = await open(sampleReport());
    await page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title = 1">')`,
    );
    await page.waitForFunction(`document.images.length === 1`);
    expect(await page.title()).not.toBe('1');
    expect(complaints.join()).toContain('Content Security Policy');
  });

  test.each([
    ['rule', 'no-unexplained-trust', ['src/review.ts:10:10']],
    ['sdk', '@openai/agents', ['src/review.ts:10:18']],
    ['sdk', 'ai', ALL.slice(0, 3)],
    ['status', 'suppressed', ['src/review.ts:10:18']],
    ['status', 'baseline', ['src/</script>:1:1']],
    ['status', 'new', ['src/review.ts:7:13', 'src/review.ts:10:10']],
  ])('filters by %s: %s', async (name, value, places) => {
    const { page } = await open(pageReport());
    await page.locator(`select[name=${name}]`).selectOption(value);
    expect(await visiblePlaces(page)).toEqual(places);
    expect(await page.locator('#shown').innerText()).toBe(`Showing ${places.length} of 4 findings`);
    const entries = await page.locator('.index li').all();
    const visible = await Promise.all(entries.map((entry) => entry.isVisible()));
    expect(visible.filter(Boolean)).toHaveLength(places.length);
    const headings = await page.locator('.group > h3').all();
    const shown = await Promise.all(headings.map((heading) => heading.isVisible()));
    expect(shown.filter(Boolean)).toHaveLength(places.length);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.waitForFunction(`document.getElementById('shown').value.startsWith('Showing 4')`);
    expect(await visiblePlaces(page)).toEqual(ALL);
  });

  test('joins filters, says when they leave nothing, and shows what a link asks for all the same', async () => {
    const { page } = await open(pageReport());
    await page.locator('select[name=rule]').selectOption('no-unexplained-trust');
    await page.locator('select[name=status]').selectOption('suppressed');
    expect(await visiblePlaces(page)).toEqual([]);
    expect(await page.getByText('No finding matches these filters.').isVisible()).toBe(true);
    await page.evaluate(`location.hash = 'finding-${LEAK.fingerprint}'`);
    await page.waitForFunction(`document.getElementById('shown').value.startsWith('Showing 4')`);
    expect(await visiblePlaces(page)).toEqual(ALL);
  });

  test('folds and unfolds all', async () => {
    const { page } = await open(pageReport());
    await page.getByRole('button', { name: 'Collapse all' }).click();
    expect(await page.locator('.flow').first().isVisible()).toBe(false);
    expect(await visiblePlaces(page)).toEqual(ALL);
    await page.getByRole('button', { name: 'Expand all' }).click();
    expect(await page.locator('.flow').first().isVisible()).toBe(true);
  });

  test('lists the other sources of a finding, and unfolds the flow of each', async () => {
    const { page } = await open(sampleReport({ findings: [JOINED_LEAK] }));
    expect(await page.locator('.finding > summary .others-count').innerText()).toBe(
      'and from 2 more sources',
    );
    const sources = page.locator('.other-source');
    const lines = await sources.locator('> summary').allInnerTexts();
    expect(lines.map((line) => line.replaceAll(/\s+/gu, ' '))).toEqual([
      '@openai/agents:run.finalOutput src/review.ts:4:9 directly',
      'ai:streamText.textStream src/draft.ts:3:34 through 1 step',
    ]);
    expect(await page.locator('.other-source .step').first().isVisible()).toBe(false);
    await sources.nth(1).locator('> summary').click();
    expect(await sources.nth(1).locator('.step-note').allInnerTexts()).toEqual([
      'what the model streamed',
      'returned from draftAnswer',
      'becomes ai:generateText.system',
    ]);
    expect(await sources.nth(0).locator('.step').first().isVisible()).toBe(false);
    await page.locator('select[name=sdk]').selectOption('@openai/agents');
    expect(await visiblePlaces(page)).toEqual(['src/review.ts:7:13']);
  });

  test('shows everything without its script', async () => {
    const { page, complaints } = await open(pageReport(), { javaScriptEnabled: false });
    expect(await visiblePlaces(page)).toEqual(ALL);
    expect(await page.locator('#filters').isVisible()).toBe(false);
    for (const selector of [
      '.step',
      '.code',
      '.advice',
      '.endorsement',
      '.counts dd',
      '.problems li',
      '.sdks li',
      '.other-source .step',
    ]) {
      const parts = await page.locator(selector).all();
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) expect(await part.isVisible()).toBe(true);
    }
    expect(await page.getByText('the caller shows it to the person who wrote it').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('follows the colours of the system, and is easy to read in both', async () => {
    const { page } = await open(pageReport(), { colorScheme: 'light' });
    const background = `getComputedStyle(document.body).backgroundColor`;
    const light = await page.evaluate(background);
    await page.evaluate(UNFOLD);
    expect(await page.evaluate(FAINT_TEXTS)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(background)).not.toBe(light);
    expect(await page.evaluate(FAINT_TEXTS)).toEqual([]);
  });

  test.each([320, 400, 700, 1100])('never scrolls sideways at %i pixels', async (width) => {
    const long = `const ${'veryLongName'.repeat(40)} = \`${'word '.repeat(100)}\`;`;
    const report = pageReport();
    const file = `src/${'deep/'.repeat(30)}${'n'.repeat(120)}.ts`;
    const { page } = await open(
      {
        ...report,
        findings: [
          ...report.findings,
          {
            ...LEAK,
            file,
            range: range(1, 7, 400),
            message: 'M'.repeat(300),
            path: [{ file, range: range(1, 7, 400), note: `\`${'n'.repeat(300)}\`` }],
            otherSources: [
              {
                kind: `ai:${'k'.repeat(300)}`,
                file,
                range: range(1, 7, 400),
                path: [{ file, range: range(1, 7, 400), note: 'n'.repeat(300) }],
              },
            ],
          },
        ],
        texts: new Map([...report.texts, [file, long]]),
      },
      { viewport: { width, height: 800 } },
    );
    await page.evaluate(UNFOLD);
    expect(await page.evaluate(`document.documentElement.scrollWidth`)).toBeLessThanOrEqual(width);
    expect(
      await page.evaluate(`[...document.querySelectorAll('main *')].filter((element) =>
      element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1).length`),
    ).toBe(0);
  });

  test('prints every finding, folded or not, and no controls', async () => {
    const { page } = await open(pageReport());
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(`getComputedStyle(document.body).backgroundColor`)).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate(FAINT_TEXTS)).toEqual([]);
    expect(await page.locator('#filters').isVisible()).toBe(false);
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    expect(await page.locator('.step').first().isVisible()).toBe(true);
    expect(await page.locator('.other-source .step').first().isVisible()).toBe(true);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    expect(await page.locator('details.finding[open]').count()).toBe(0);
  });

  test('has landmarks, headings in order, and a focus that can be seen', async () => {
    const { page } = await open(pageReport());
    for (const role of ['banner', 'main', 'navigation', 'contentinfo'] as const) {
      expect(await page.getByRole(role).count()).toBe(1);
    }
    const levels = await page.evaluate<number[]>(
      `[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))`,
    );
    expect(levels[0]).toBe(1);
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(`document.activeElement.textContent`)).toBe('Skip to the findings');
    expect(await page.locator('.skip').boundingBox()).toMatchObject({ x: 16 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(`document.activeElement.name`)).toBe('rule');
    expect(await page.evaluate(`getComputedStyle(document.activeElement).outlineStyle`)).toBe('solid');
    expect(await page.getByRole('list', { name: 'How the text gets there' }).count()).toBe(3);
  });
});
