import { ASSETS } from '../app/assets.ts';

/** The part of a service worker's global scope that is used: its types and those of a page exclude each other. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (
      event: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void },
    ) => void,
  ): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

declare const self: Scope;

const PREFIX = 'hearsay-playground-';
const CACHE = PREFIX + ASSETS.version;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { kind, urls } = event.data as { readonly kind?: unknown; readonly urls?: readonly string[] };
  if (kind === 'keep' && urls !== undefined) event.waitUntil(keep(urls));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(isFixed(request.url) ? fromCache(request) : fromNetwork(request));
});

/** A file whose name changes with its contents is never another. */
function isFixed(url: string): boolean {
  return /-[0-9a-f]{10}\.(?:js|json)$/u.test(url);
}

async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetchAndKeep(request, cache);
}

async function fromNetwork(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    return await fetchAndKeep(request, cache);
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: request.mode === 'navigate' });
    if (kept !== undefined) return kept;
    throw error;
  }
}

async function fetchAndKeep(request: Request, cache: Cache): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** Keeps what is not kept yet; most of it comes out of the browser's own cache. One that fails stops no other. */
async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const url of urls) {
    if ((await cache.match(url)) === undefined) await cache.add(url).catch(() => undefined);
  }
}

/** What did not change since the last version is taken over. */
async function removeOldCaches(): Promise<void> {
  const cache = await caches.open(CACHE);
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of old) {
    const former = await caches.open(name);
    for (const request of await former.keys()) {
      const response =
        isFixed(request.url) && isListed(request.url) ? await former.match(request) : undefined;
      if (response !== undefined) await cache.put(request, response);
    }
    await caches.delete(name);
  }
}

function isListed(url: string): boolean {
  return [ASSETS.engine, ASSETS.base, ...Object.values(ASSETS.packs)].some(({ file }) =>
    url.endsWith(`/${file}`),
  );
}
