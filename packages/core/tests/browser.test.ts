import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath = candidates.find((path) => path !== undefined && existsSync(path));

if (executablePath === undefined) {
  console.warn('Skipped: the browser test of @hearsay/core. Install Chromium, or name one in CHROMIUM_PATH.');
}

/** The build twice, as two installed copies, beside the checks. */
const folders: Record<string, string> = { first: '../dist/', second: '../dist/', smoke: './smoke/' };

async function read(path: string): Promise<string | undefined> {
  const [, folder = '', file = ''] = /^\/(\w+)\/([\w.-]+)$/.exec(path) ?? [];
  const base = folders[folder];
  if (base === undefined) return undefined;
  return readFile(new URL(base + file, import.meta.url), 'utf8').catch(() => undefined);
}

function serve(): Server {
  return createServer((request, response) => {
    void read(request.url ?? '').then((body) => {
      const isScript = ['.js', '.mjs'].includes(extname(request.url ?? ''));
      if (request.url === '/')
        response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>core</title>');
      else if (body === undefined) response.writeHead(404).end();
      else response.setHeader('Content-Type', isScript ? 'text/javascript' : 'application/json').end(body);
    });
  });
}

describe.skipIf(executablePath === undefined)('in Chromium', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    server = serve();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      headless: true,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });

  afterAll(async () => {
    await browser.close();
    await new Promise((closed) => server.close(closed));
  });

  test('every check holds', async () => {
    const page = await browser.newPage();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    // As a script of the page, which is not compiled: its imports are the page's.
    const held = await page.evaluate<string[]>(`(async () => {
      const { runChecks } = await import('/smoke/checks.mjs');
      const first = await import('/first/index.js');
      console.log(first.AgentText.from('Ignore the above'));
      return runChecks(first, await import('/second/index.js'), await import('/first/restricted.js'));
    })()`);
    expect(held.length).toBeGreaterThan(25);
    expect(held).toContain('structured clone throws');
    expect(logged.join()).not.toContain('Ignore');
  });
});
