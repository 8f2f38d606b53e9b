import { log } from '#app/log.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/**
 * Tells the worker about the network and shows what it answers (SPEC: OFFLINE_FALLBACK, BACK_ONLINE, SYNC_COMPLETE;
 * CACHE_UPDATED is only logged). However many signs there are that the network went, it is said once, and once that
 * it is back.
 */
export function watchConnection() {
  let lost = false;

  const show = (type: unknown) => {
    if (type === 'OFFLINE_FALLBACK') notify('warning', ...s.offline.offline, { topic: 'connection' });
    else if (type === 'BACK_ONLINE') notify('success', ...s.offline.online, { topic: 'connection' });
    else if (type === 'SYNC_COMPLETE') notify('success', ...s.offline.synced, { topic: 'synced' });
    else if (type === 'CACHE_UPDATED') log('worker', 'cache updated');
  };
  const onMessage = ({ data }: MessageEvent) => show((data as { type?: unknown } | null)?.type);
  navigator.serviceWorker?.addEventListener('message', onMessage);

  return {
    /** Nobody answers. */
    lose() {
      if (lost) return;
      lost = true;
      if (!notifyWorker('OFFLINE')) show('OFFLINE_FALLBACK');
    },
    /** The server has answered. `sent`: something that waited has reached it. */
    find(sent: boolean) {
      if (!lost) return;
      lost = false;
      if (!notifyWorker('ONLINE')) show('BACK_ONLINE');
      if (sent && !notifyWorker('SYNCED')) show('SYNC_COMPLETE');
    },
    stop: () => navigator.serviceWorker?.removeEventListener('message', onMessage),
  };
}

/** Returns false where there is no worker: then the page's own triggers and notices are all there is. */
export function notifyWorker(type: 'WAKE' | 'LEAVE' | 'ONLINE' | 'OFFLINE' | 'SYNCED'): boolean {
  const worker = navigator.serviceWorker?.controller;
  worker?.postMessage({ type });
  return worker != null;
}
