import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';

/** Anything that a page complained about, and every address that it asked for. */
export interface OpenPage {
  readonly page: Page;
  readonly complaints: string[];
  readonly requests: string[];
}

/** A browser beside a server of the built playground. */
export interface Stage {
  readonly url: string;
  open(address?: string, options?: BrowserContextOptions): Promise<OpenPage>;
  stopServer(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both. */
export async function openStage(executablePath: string): Promise<Stage> {
  const server = await serve();
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return {
    url: server.url,
    async open(address = server.url, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      const complaints: string[] = [];
      const requests: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      context.on('request', (request) => requests.push(request.url()));
      await page.goto(address);
      return { page, complaints, requests };
    },
    stopServer: server.stop,
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

/** Waits until the code as it stands is checked. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const results = document.querySelector('.hp-results');
    if (results === null || results.hasAttribute('aria-busy')) return false;
    return results.querySelector('.hp-recognised, [role="alert"]') !== null;
  });
}

/** Replaces the code and waits until it is checked. */
export async function paste(page: Page, code: string): Promise<void> {
  await pasteAtOnce(page, code);
  await settled(page);
}

/** Replaces the code, as somebody would who pastes it. */
export async function pasteAtOnce(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('.cm-content')?.dispatchEvent(event);
  }, code);
}

/** The code in the editor, as far as it is in sight. */
export function visibleCode(page: Page): Promise<string> {
  return page.locator('.cm-line').evaluateAll((lines) =>
    lines
      .map((line) => {
        const copy = line.cloneNode(true) as Element;
        for (const marker of copy.querySelectorAll('.hp-marker')) marker.remove();
        return copy.textContent;
      })
      .join('\n'),
  );
}

/** The rules and compiler codes of the list, in its order. */
export function listedCodes(page: Page): Promise<string[]> {
  return page.locator('.hp-cards > li .hp-rule').allInnerTexts();
}
