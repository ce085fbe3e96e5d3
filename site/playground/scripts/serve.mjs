// Serves the built playground as a static host would, for development and for tests.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';
import { DIST, FOLDER } from './folders.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** Nothing may be loaded from, or sent to, another origin. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
].join('; ');

/** Where the page is; the root stays free, as on a site with other pages. */
export const PAGE = '/playground/';

/**
 * Starts a server over the built playground, compressing with gzip.
 *
 * @returns {Promise<{ url: string, sent: () => number, stop: () => Promise<void> }>} Its address, and how many bytes of
 *   bodies it has sent so far.
 */
export function serve(port = 0) {
  let sent = 0;
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = normalize(pathname.replace(PAGE, '/')).replace(/\/$/u, '/index.html');
    const file = [DIST, join(FOLDER, 'page')].map((folder) => join(folder, name)).find(isFile);
    if (!pathname.startsWith(PAGE) || file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': 'max-age=600',
      'content-security-policy': POLICY,
    });
    const packed = createReadStream(file).pipe(createGzip({ level: 9 }));
    packed.on('data', (/** @type {Buffer} */ part) => (sent += part.length));
    packed.pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://127.0.0.1:${bound}${PAGE}`,
        sent: () => sent,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      });
    });
  });
}

function isFile(/** @type {string} */ file) {
  return existsSync(file) && statSync(file).isFile();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await serve(4180);
  console.log(`The playground is at ${url}`);
}
