import { ASSETS } from './assets.ts';

/**
 * Keeps the playground for times without a connection, once everything that it needs first is there.
 *
 * Only a page below the folder of the playground's files can be kept; elsewhere nothing happens.
 */
export async function keepForOffline(folder: URL): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext || !location.href.startsWith(folder.href)) return;
  await navigator.serviceWorker.register(new URL('service-worker.js', folder));
  const { active } = await navigator.serviceWorker.ready;
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  const packs = isSparing ? [] : Object.values(ASSETS.packs).map(({ file }) => new URL(file, folder).href);
  const page = location.href.replace(/#.*/u, '');
  active?.postMessage({ kind: 'keep', urls: [...new Set([page, ...own, ...packs])] });
}
