import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** A folder that is served, and how to end it. */
export interface StaticServer {
  /** The origin and the base, with `/` at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder below a base as the plainest static host does: a file by its name, a folder by its `index.html`, and
 * `404.html` for the rest.
 */
export async function serveFolder(folder: string, base: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname.startsWith(base) ? pathname.slice(base.length) : '');
    const file = normalize(join(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path));
    const isAsked = pathname.startsWith(base) && file.startsWith(folder);
    const found = isAsked ? readFile(file) : Promise.reject(new Error('It is elsewhere.'));
    found.then(
      async (content) => {
        // A picture comes late everywhere but on this machine, and must not move the text then.
        if (extname(file) === '.svg') await setTimeout(100);
        response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
        if (extname(file) === '.html') await sendSlowly(response, content);
        else response.end(content);
      },
      async () => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(await readFile(join(folder, '404.html')));
      },
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** Sends a document as a slow line does: its tables must not get other columns with every piece that comes. */
async function sendSlowly(response: ServerResponse, content: Buffer): Promise<void> {
  const size = Math.ceil(content.length / PIECES);
  for (let at = 0; at < content.length; at += size) {
    response.write(content.subarray(at, at + size));
    await setTimeout(PAUSE);
  }
  response.end();
}

/** Pieces of a document, and the milliseconds behind each: together they take longer than browsers wait. */
const PIECES = 16;
const PAUSE = 125;
