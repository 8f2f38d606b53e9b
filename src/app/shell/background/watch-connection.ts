import { log } from '#app/log.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/**
 * Notifies the service worker of the network's state and shows its replies (SPEC: OFFLINE_FALLBACK, BACK_ONLINE,
 * SYNC_COMPLETE; CACHE_UPDATED is only logged), once for each change however often it is noticed.
 */
export function watchConnection() {
  let isOffline = false;

  const show = (type: unknown) => {
    if (type === 'OFFLINE_FALLBACK') notify('warning', ...s.offline.offline, { topic: 'connection' });
    else if (type === 'BACK_ONLINE') notify('success', ...s.offline.online, { topic: 'connection' });
    else if (type === 'SYNC_COMPLETE')
      notify('success', ...s.offline.synced, { topic: 'connection', joins: true });
    else if (type === 'CACHE_UPDATED') log('worker', 'cache updated');
  };
  const onMessage = ({ data }: MessageEvent) => show((data as { type?: unknown } | null)?.type);
  navigator.serviceWorker?.addEventListener('message', onMessage);

  return {
    /** The server cannot be reached. */
    setOffline() {
      if (isOffline) return;
      isOffline = true;
      if (!notifyWorker('OFFLINE')) show('OFFLINE_FALLBACK');
    },
    /** The server has responded. `sent`: it has received operations that were waiting. */
    setOnline(sent: boolean) {
      if (!isOffline) return;
      isOffline = false;
      if (!notifyWorker('ONLINE')) show('BACK_ONLINE');
      if (sent && !notifyWorker('SYNCED')) show('SYNC_COMPLETE');
    },
    stop: () => navigator.serviceWorker?.removeEventListener('message', onMessage),
  };
}

/** Returns false without a worker: the page then shows its toasts itself. */
export function notifyWorker(type: 'WAKE' | 'LEAVE' | 'ONLINE' | 'OFFLINE' | 'SYNCED'): boolean {
  const worker = navigator.serviceWorker?.controller;
  worker?.postMessage({ type });
  return worker != null;
}
