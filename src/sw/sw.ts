/// <reference lib="webworker" />
import { Queue } from 'workbox-background-sync';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import { LANGUAGE_PACKS_CACHE, RECEIVED_CACHE, receivedAddress } from '#shared/contract/storage.ts';
import { PainterLanguageCache, type PainterLanguages } from './painter-languages.ts';
import type * as FlushScript from './flush-session.ts';

declare const self: ServiceWorkerGlobalScope & { flushScript?: typeof FlushScript };
declare global {
  interface ExtendableEvent {
    /** Available during `install` only, and not in every browser: declares which requests bypass this worker. */
    addRoutes?(rule: { condition: { requestMode: RequestMode }; source: 'fetch-event' }): Promise<void>;
  }
}
declare const __PRECACHE__: { url: string; revision: string | null }[];
/** Addresses of what the painter needs to read a language. */
declare const __PAINTER_LANGUAGES__: PainterLanguages;
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

/** Fonts have hashed names: once fetched, they stay cached. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.woff2?$/.test(url.pathname),
  async ({ request }) => {
    const cache = await caches.open('fonts');
    const cached = await cache.match(request);
    if (cached) return cached;
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  },
);

/** The page stores them when a book needs them: they are for one language, and too large to precache. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(extraction|english-model)\.worker-/.test(url.pathname),
  async ({ request }) => {
    const cache = await caches.open(LANGUAGE_PACKS_CACHE);
    return (await cache.match(request.url)) ?? fetch(request);
  },
);

const painterLanguages = new PainterLanguageCache(__PAINTER_LANGUAGES__);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && painterLanguages.has(url.pathname),
  ({ url }) => painterLanguages.respond(url.pathname),
);

/** Receives files from the system's share sheet; the page that opens next reads them. */
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

/** Background Sync wakes the outbox. The queue itself stays empty: pending work is in IndexedDB and never expires. */
const wake = new Queue('wake', {
  onSync: async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    // A visible page flushes and notifies itself.
    if (pages.some((page) => page.visibilityState === 'visible')) return;
    if (await flushScript().flushSession()) await notifyPages('SYNC_COMPLETE');
  },
});

/**
 * importScripts() may later load only scripts that ran during install, from the copy stored then: so it runs once at
 * install, and afterwards only when there is something to send.
 */
function flushScript(): typeof FlushScript {
  if (!self.flushScript) importScripts(trustedScriptUrl(__FLUSH_SCRIPT__));
  return self.flushScript!;
}

self.addEventListener('install', (event) => {
  flushScript();
  event.waitUntil(painterLanguages.renew(self.registration.active !== null));
  // While this worker starts, a browser may request the page from the network too. The address of a private book's page must
  // not leave the device.
  void event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' });
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([painterLanguages.tidy(), self.clients.claim()]).then(() => notifyPages('CACHE_UPDATED')),
  );
});

/** Handles a page's report on the network, and replies with the toast to show. */
const replies = new Map([
  ['ONLINE', 'BACK_ONLINE'],
  ['OFFLINE', 'OFFLINE_FALLBACK'],
  ['SYNCED', 'SYNC_COMPLETE'],
]);

self.addEventListener('message', (event) => {
  const data = event.data as { type?: unknown; languages?: unknown } | null;
  const type = String(data?.type);
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  else if (type === 'WAKE') event.waitUntil(wake.registerSync());
  else if (type === 'READS') event.waitUntil(painterLanguages.keep(data?.languages));
  else if (type === 'LEAVE')
    event.waitUntil(
      flushScript()
        .flushSession()
        .catch(() => wake.registerSync()),
    );
  else if (replies.has(type)) event.source?.postMessage({ type: replies.get(type) });
});

async function notifyPages(type: string): Promise<void> {
  for (const client of await self.clients.matchAll()) client.postMessage({ type });
}
