declare const self: ServiceWorkerGlobalScope & {
  /** What is kept, as paths: written before this script by the server, so that a change of it is a new version. */
  readonly offline: { readonly page: string; readonly files: readonly string[] };
};

/*
 * Shows the offline page in place of a page that cannot be reached. It keeps that page and its files, and nothing else: pages and
 * replies hold what belongs to one person, and always come from the server (decisions 25 and 61).
 */

const CACHE = 'portico-offline';
const { page, files } = self.offline;

self.addEventListener('install', (event) => {
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.destination === 'document') event.respondWith(pageOrOfflinePage(event));
  else if (files.includes(pathname)) event.respondWith(fetch(request).catch(() => stored(pathname)));
});

/** All or nothing: a version whose files did not all come does not take over. */
async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([page, ...files].map((path) => new Request(path, { cache: 'reload' })));
  // No page needs the version before: it gave them nothing but the offline page.
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const cache = await caches.open(CACHE);
  const isOurs = ({ url }: Request): boolean => [page, ...files].includes(new URL(url).pathname);
  const left = (await cache.keys()).filter((request) => !isOurs(request));
  await Promise.all(left.map((request) => cache.delete(request)));
  // A page is asked for while this worker starts, and not after it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function pageOrOfflinePage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    return stored(page);
  }
}

async function stored(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}
