import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from '../scripts/folders.mjs';
import { CHROMIUM } from '../../tests/support/find-chromium.ts';
import { readAssets } from '../scripts/read-assets.mjs';
import {
  listedCodes,
  openStage,
  paste,
  pasteAtOnce,
  settled,
  visibleCode,
  type OpenPage,
  type Stage,
} from './support/open-playground.ts';

const LEAK = `import { generateText } from 'ai';

export async function decide(diff: string) {
  const { text } = await generateText({ model: 'openai/gpt-5', prompt: diff });
  return generateText({ model: 'openai/gpt-5', system: 'Decide. ' + text, prompt: 'May it be merged?' });
}
`;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

if (CHROMIUM === undefined) {
  console.warn('Skipped: the tests of the playground. Install Chromium, or name one in CHROMIUM_PATH.');
}

describe.skipIf(CHROMIUM === undefined)('the playground', () => {
  let stage: Stage;
  let shared: OpenPage;
  let page: Page;

  beforeAll(async () => {
    stage = await openStage(CHROMIUM ?? '');
    shared = await stage.open(`${stage.url}?limit=6000`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = shared.page;
    await settled(page);
  });

  afterAll(() => stage.close());

  test('shows the leak of the first example with its path over the code', async () => {
    expect(await listedCodes(page)).toEqual(['no-agent-text-in-prompt']);
    expect(await page.getByRole('status').innerText()).toBe('1 finding');
    const steps = await page.locator('.hp-steps li').allInnerTexts();
    expect(steps.map((step) => step.replace(/\s+/gu, ' '))).toEqual([
      'text of a model comes out of ai:generateText.text line 7',
      'reads .text line 14',
      'interpolated into a template line 14',
      'becomes ai:generateText.system line 18',
    ]);
    expect(await page.locator('.hp-marker').allInnerTexts()).toEqual(['1', '3', '2', '4']);
    expect(await page.locator('.hp-path-line path').getAttribute('d')).toMatch(/^M\d+ \d+C.*M.*M/u);
  });

  test('finds a leak that is typed, and no more once its fix is applied', async () => {
    await paste(page, '');
    expect(await page.getByRole('status').innerText()).toBe('No findings');
    await page.locator('.cm-content').focus();
    // What the editor closes by itself is typed over.
    await page.keyboard.insertText(LEAK);
    await settled(page);
    expect(await listedCodes(page)).toEqual(['no-agent-text-in-prompt']);
    expect(await page.locator('.cm-lintRange-error').first().innerText()).toBe("'Decide. ' + text");
    await page.getByRole('button', { name: 'Quote the text in the prompt.' }).click();
    await settled(page);
    expect(await page.getByRole('status').innerText()).toBe('No findings');
    const code = await visibleCode(page);
    expect(code).toContain("new Prompt().text('Decide. ').untrusted(AgentText.from(text)).toString()");
    expect(code).toContain("from '@hearsay/core'");
    expect(await page.locator('.hp-marker').count()).toBe(0);
  });

  test('goes to a finding and applies its fix with the keyboard alone', async () => {
    await paste(page, LEAK);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('F8');
    await page.keyboard.press('ControlOrMeta+.');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Quote the text in the prompt.',
    );
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await page.getByRole('status').innerText()).toBe('No findings');
    await page.keyboard.press('ControlOrMeta+z');
    await settled(page);
    expect(await listedCodes(page)).toEqual(['no-agent-text-in-prompt']);
  });

  test.each([
    ['tickets', ['no-agent-text-in-prompt']],
    ['openai-agents', ['no-agent-text-in-prompt']],
    ['langchain', ['no-agent-text-in-prompt']],
    ['answer', ['no-agent-text-coercion', 'TS2731', 'no-agent-text-coercion', 'TS2367', 'TS2345']],
    ['clean', []],
  ])('loads the declarations that the example %s needs', async (example, codes) => {
    await page.selectOption('#hp-example', example);
    await settled(page);
    expect(await listedCodes(page)).toEqual(codes);
  });

  test('tells of a package that it does not know, and which ones it knows', async () => {
    await paste(page, "import leftPad from 'left-pad';\nleftPad('a', 3);\n");
    expect(await listedCodes(page)).toEqual(['TS2307']);
    expect(await page.locator('.hp-note').innerText()).toMatch(
      /^The playground holds no declarations of left-pad\./u,
    );
  });

  test('tells of a syntax error where it is, and follows texts all the same', async () => {
    await paste(page, `${LEAK}\nconst total = ;\n`);
    expect(await listedCodes(page)).toEqual(['no-agent-text-in-prompt', 'TS1109']);
  });

  test('goes on where the parser of the rules refuses what the compiler only complains about', async () => {
    await paste(page, `${LEAK}\n@sealed\nconst total = 1;\nexport { total };\n`);
    expect(await listedCodes(page)).toEqual(['no-agent-text-in-prompt', 'TS1206']);
  });

  test('passes over comments to ESLint about rules that are not here', async () => {
    await paste(
      page,
      "/* eslint no-console: 'error' */\n// eslint-disable-next-line no-console\nconsole.log(1);\n",
    );
    expect(await listedCodes(page)).toEqual([]);
  });

  test('carries the code in a link, and says that it was copied', async () => {
    const code = `${LEAK}// Grüße, 你好, 🙂\n`;
    await paste(page, code);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    expect(link).toContain('#code=');
    await page.selectOption('#hp-example', 'clean');
    expect(page.url()).not.toContain('#');
    await page.evaluate((address) => (location.href = address), link);
    await page.getByText('Grüße').waitFor();
    expect(await visibleCode(page)).toBe(code);
    await settled(page);
    expect(await listedCodes(page)).toEqual(['no-agent-text-in-prompt']);
  });

  test('says so when a link is incomplete', async () => {
    await page.evaluate(() => (location.hash = '#code=AAAA'));
    await page.getByText('The link is incomplete').waitFor();
  });

  test('stays usable when the compiler does not come to an end', async () => {
    await page.evaluate(() => (location.hash = ''));
    await paste(page, endlessTypes());
    expect(await page.getByRole('alert').innerText()).toBe(
      'The check was stopped: this code kept the compiler busy for more than 6 seconds. Change it, and it is checked again.',
    );
    await paste(page, LEAK);
    expect(await listedCodes(page)).toEqual(['no-agent-text-in-prompt']);
  });

  test('stays usable when a megabyte is pasted', async () => {
    const lines = LEAK;
    const code = Array.from({ length: 4_500 }, (_, index) => lines.replace('decide', `decide${index}`)).join(
      '',
    );
    expect(code.length).toBeGreaterThan(1_000_000);
    await pasteAtOnce(page, code);
    // The page answers while the worker works.
    const start = Date.now();
    await page.locator('.cm-content').press('ControlOrMeta+End');
    await page.keyboard.type('// still here');
    expect(await visibleCode(page)).toContain('// still here');
    expect(Date.now() - start).toBeLessThan(10_000);
    await settled(page);
    await paste(page, LEAK);
    expect(await listedCodes(page)).toEqual(['no-agent-text-in-prompt']);
  });

  test('complained about nothing, and asked no other origin for anything', () => {
    expect(shared.complaints).toEqual([]);
    const { origin } = new URL(stage.url);
    const elsewhere = shared.requests.filter(
      (url) => !/^(?:blob|data):/u.test(url) && new URL(url).origin !== origin,
    );
    expect(elsewhere).toEqual([]);
    expect(shared.requests.length).toBeGreaterThan(5);
  });

  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('can be read and used in %s at %d pixels', async (colorScheme, width) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 860 });
    await page.selectOption('#hp-example', 'review');
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(22, 23, 29)' : 'rgb(255, 255, 255)');
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(document);
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
    // The text inside has the focus, and scrolls as the cursor moves; axe looks for another kind of element.
    const scroller = 'scrollable-region-focusable: <div tabindex="-1" class="cm-scroller">';
    expect(violations.filter((violation) => violation !== scroller)).toEqual([]);
  });

  test('weighs less than 3 MB before the first check, compressed with gzip', () => {
    const assets = readAssets();
    const packs = (assets.needs['ai'] ?? []).map((name) => assets.packs[name]?.file ?? '');
    const files = ['playground.js', 'service-worker.js', assets.engine.file, assets.base.file, ...packs];
    const sizes = files.map((file) => gzipSync(readFileSync(join(DIST, file))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  });

  test('works without a connection after the first load', async () => {
    const { page: later, complaints } = await stage.open();
    await settled(later);
    const packs = Object.values(readAssets().packs).map(({ file }) => new URL(file, stage.url).href);
    await expect.poll(() => keptUrls(later), { timeout: 60_000 }).toEqual(expect.arrayContaining(packs));
    complaints.length = 0;
    await stage.stopServer();
    await later.reload();
    await settled(later);
    expect(await listedCodes(later)).toEqual(['no-agent-text-in-prompt']);
    await later.selectOption('#hp-example', 'openai-agents');
    await settled(later);
    expect(await listedCodes(later)).toEqual(['no-agent-text-in-prompt']);
    await later.context().close();
  });
});

/** The addresses that are kept for times without a connection. */
function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [name] = await caches.keys();
    if (name === undefined) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url);
  });
}

/** Conditional types that fork at every level, sixty of them: each takes the compiler seconds until it gives up. */
function endlessTypes(): string {
  const type = (index: number): string => `
type Tree${index}<Depth extends 1[], Path extends string> = Depth['length'] extends 24
  ? Path
  : Tree${index}<[...Depth, 1], \`\${Path}a\`> extends infer Left
    ? Left | Tree${index}<[...Depth, 1], \`\${Path}b\`>
    : never;
export declare const tree${index}: Tree${index}<[], ''>;
`;
  return Array.from({ length: 60 }, (_, index) => type(index)).join('');
}
