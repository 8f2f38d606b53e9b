import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import { limits } from '#shared/contract/limits.ts';

/** Registers /sw.js. A new version waits until the reader presses Refresh: never under an open book. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const firstVisit = !navigator.serviceWorker.controller;
  let refreshing = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (refreshing) location.reload();
  });

  const offerUpdate = (worker: ServiceWorker) =>
    notify('info', s.offline.update[0], s.offline.update[1], {
      durationMs: limits.toastUpdateMs,
      action: {
        label: s.offline.refresh,
        run: () => {
          refreshing = true;
          worker.postMessage({ type: 'SKIP_WAITING' });
        },
      },
    });

  addEventListener('load', async () => {
    const registration = await navigator.serviceWorker.register(trustedScriptUrl('/sw.js'), { scope: '/' });
    if (registration.waiting) offerUpdate(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && !firstVisit) offerUpdate(worker);
        if (worker.state === 'activated' && firstVisit) notify('success', ...s.offline.ready);
      });
    });
  });
}
