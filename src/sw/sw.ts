/// <reference lib="webworker" />
import { Queue } from 'workbox-background-sync';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import { RECEIVED_CACHE, receivedAddress } from '#shared/contract/storage.ts';
import type * as FlushScript from './flush-session.ts';

declare const self: ServiceWorkerGlobalScope & { flushScript?: typeof FlushScript };
declare const __PRECACHE__: { url: string; revision: string | null }[];
/** Address of flush-session.ts as built; running it sets `self.flushScript`. */
declare const __FLUSH_SCRIPT__: string;

/** The shell works without a network on every route; nothing of the API is ever cached by its address. */
precacheAndRoute(__PRECACHE__);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/ws/, /^\/samples\//],
  }),
);

/** Fonts have hashed names: once fetched, kept. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.woff2?$/.test(url.pathname),
  async ({ request }) => {
    const cache = await caches.open('fonts');
    const kept = await cache.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  },
);

/** The system's share sheet hands files over here; the page that opens next takes them. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/share',
  async ({ request }) => {
    const files = (await request.formData()).getAll('file').filter((value) => value instanceof File);
    const cache = await caches.open(RECEIVED_CACHE);
    await Promise.all(files.map((file, i) => cache.put(receivedAddress(file.name, i), new Response(file))));
    return Response.redirect('/library?received=1', 303);
  },
  'POST',
);

/** Background Sync wakes the outbox. The queue itself stays empty: what waits lives in IndexedDB and never expires. */
const wake = new Queue('wake', {
  onSync: async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    // A page on the screen does it itself, and says so there.
    if (pages.some((page) => page.visibilityState === 'visible')) return;
    if (await flushScript().flushSession()) await notifyPages('SYNC_COMPLETE');
  },
});

/**
 * Only scripts that ran while the worker was installed may be run later, from the copy kept then: so it is run once
 * at install, and after that only when there is something to send.
 */
function flushScript(): typeof FlushScript {
  if (!self.flushScript) importScripts(trustedScriptUrl(__FLUSH_SCRIPT__));
  return self.flushScript!;
}

self.addEventListener('install', () => void flushScript());

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(() => notifyPages('CACHE_UPDATED')));
});

/** What a page says of the network, and what it is told for its reader. */
const notices = new Map([
  ['ONLINE', 'BACK_ONLINE'],
  ['OFFLINE', 'OFFLINE_FALLBACK'],
  ['SYNCED', 'SYNC_COMPLETE'],
]);

self.addEventListener('message', (event) => {
  const type = String((event.data as { type?: unknown } | null)?.type);
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  else if (type === 'WAKE') event.waitUntil(wake.registerSync());
  else if (type === 'LEAVE')
    event.waitUntil(
      flushScript()
        .flushSession()
        .catch(() => wake.registerSync()),
    );
  else if (notices.has(type)) event.source?.postMessage({ type: notices.get(type) });
});

async function notifyPages(type: string): Promise<void> {
  for (const client of await self.clients.matchAll()) client.postMessage({ type });
}
