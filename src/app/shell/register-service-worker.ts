import { trustedScriptUrl } from '#app/api/trusted.ts';
import { logFailure } from '#app/log.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { limits } from '#shared/contract/limits.ts';

const UPDATE_CHECK_MS = 60 * 60_000;
/** How long a requested update may take to fetch its files. */
const UPDATE_LIMIT_MS = 30_000;

/** Registers /sw.js. A new version waits until the reader presses Refresh: never under an open book. */
export function registerServiceWorker(): void {
  // A lazily loaded part of the app is missing, because another tab has activated a newer version.
  addEventListener('vite:preloadError', () => offerRefresh());
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  let controlled = navigator.serviceWorker.controller !== null;
  let refreshing = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (refreshing) location.reload();
    else if (controlled) offerRefresh();
    else cacheFonts();
    controlled = true;
  });

  const offerUpdate = (worker: ServiceWorker) =>
    offerRefresh(() => {
      refreshing = true;
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
      else location.reload(); // Another tab has already activated it.
    });

  const watched = new WeakSet<ServiceWorker>();
  const watch = (worker: ServiceWorker) => {
    // The first one is there when it is registered, and found after that.
    if (watched.has(worker)) return;
    watched.add(worker);
    const isUpdate = navigator.serviceWorker.controller !== null;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate) offerUpdate(worker);
      if (worker.state === 'activated' && !isUpdate)
        notify('success', ...s.offline.ready, { topic: 'ready' });
    });
  };

  const watchUpdates = async () => {
    const registration = await register();
    if (!registration) return;
    if (registration.waiting) offerUpdate(registration.waiting);
    if (registration.installing) watch(registration.installing);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) watch(registration.installing);
    });
    checkForUpdates(registration);
  };
  addEventListener('load', () => void watchUpdates());
}

/** Null if the browser, its settings or a private window allow no service worker: the app then needs a network. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    // Stubbed service workers in some test browsers resolve to undefined.
    return (await navigator.serviceWorker.register(trustedScriptUrl('/sw.js'), { scope: '/' })) ?? null;
  } catch (error) {
    logFailure('worker')(error);
    return null;
  }
}

/** Fetches fonts loaded before the worker took control once more, from the browser's cache, so that it caches them. */
function cacheFonts(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.endsWith('.woff2')) fetch(name).catch(logFailure('fonts')); // Cached at the next load.
}

/** Offers to reload the page, in one toast however many reasons there are. */
export function offerRefresh(
  run: () => void = () => location.reload(),
  durationMs: number = limits.toastUpdateMs,
): void {
  notify('info', s.offline.update[0], s.offline.update[1], {
    topic: 'update',
    durationMs,
    action: { label: s.offline.refresh, run },
  });
}

/** The browser checks only when a page is opened, and a page may stay open for weeks. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = Date.now();
    registration.update().catch(logFailure('worker')); // Tried again at the next visit to the page.
  });
}

/** Fetches and activates the newest version, and reloads. */
export async function updateApp(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const next = registration?.waiting ?? registration?.installing;
    if (next) {
      const activated = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      next.addEventListener('statechange', () => activate(next));
      activate(next);
      await Promise.race([activated, new Promise((resolve) => setTimeout(resolve, UPDATE_LIMIT_MS))]);
    }
  } catch (error) {
    logFailure('worker')(error); // A reload may still update.
  }
  location.reload();
}

function activate(worker: ServiceWorker): void {
  if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
}
