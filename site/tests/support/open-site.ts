import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM } from './find-chromium.ts';
import { serveFolder, type StaticServer } from './static-server.ts';

/** The folder that the site is built into. */
export const SITE_FOLDER: string = fileURLToPath(new URL('../../.vitepress/dist/', import.meta.url));

/** The path that the site was built for. */
export const BASE: string =
  /href="([^"]*)favicon\.svg"/u.exec(readFileSync(`${SITE_FOLDER}index.html`, 'utf8'))?.[1] ?? '/';

/** The built site on a server of its own, and a browser. */
export interface OpenSite {
  readonly server: StaticServer;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Serves the built site, and starts Chromium. */
export async function openSite(): Promise<OpenSite> {
  if (CHROMIUM === undefined) {
    throw new Error('The tests of the site need Chromium. Install it, or name one in CHROMIUM_PATH.');
  }
  const server = await serveFolder(SITE_FOLDER, BASE);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  return {
    server,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
