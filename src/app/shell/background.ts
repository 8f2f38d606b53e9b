import { normaliseError } from '#app/api/errors.ts';
import { flush } from '#app/api/flush.ts';
import { openLiveChannel } from '#app/api/live.ts';
import { sendWaitingUploads } from '#app/api/send-uploads.ts';
import { openUserDatabase } from '#app/data/database.ts';
import { loadSession } from '#app/data/session.ts';
import { readSettings } from '#app/data/settings.ts';
import { onLocalWrite } from '#app/data/write.ts';
import { handleServerMessage } from '#app/features/notifications/server-messages.ts';
import { useConnection } from '#app/state/connection.ts';
import { loadNotificationSettings } from '#app/state/notification-settings.ts';
import { applySyncedSettings } from '#app/state/reader-settings.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { log } from './log.ts';

const WRITE_DEBOUNCE_MS = 2_000;
const HEARTBEAT_MS = 60_000;

/**
 * Everything that runs behind the screens while a reader is signed in: the live channel, sending the outbox,
 * taking in changes, sending waiting uploads. Failures are only logged: nothing is lost, the next trigger tries again.
 *
 * @returns stops it all
 */
export function startBackground(userId: string): () => void {
  const database = openUserDatabase(userId);
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sync = async () => {
    if (stopped) return;
    try {
      await flush(database);
      applySyncedSettings(await readSettings());
      await loadNotificationSettings();
      await sendWaitingUploads(() => void sync());
    } catch (error) {
      log('sync', normaliseError(error).message);
    }
  };
  const soon = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), delayMs);
  };

  const live = openLiveChannel({
    token: async () => (await loadSession())?.access ?? null,
    onStatus: (status) => {
      useConnection.setState({ live: status });
      if (status === 'open') soon(0);
    },
    onMessage: (message) => {
      if (message.type === 'changed') soon(50);
      else
        handleServerMessage(message).catch((error: unknown) => log('event', normaliseError(error).message));
    },
  });

  const onOnline = () => {
    useConnection.setState({ online: true });
    tellWorker('ONLINE');
    notify('success', ...s.offline.online);
    live.wake();
    soon(0);
  };
  const onOffline = () => {
    useConnection.setState({ online: false });
    tellWorker('OFFLINE');
    notify('warning', ...s.offline.offline);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      live.wake();
      soon(0);
    } else
      void flush(database, { keepalive: true }).catch((error: unknown) =>
        log('sync', normaliseError(error).message),
      );
  };
  const onWorkerMessage = (event: MessageEvent) => {
    if ((event.data as { type?: unknown } | null)?.type === 'SYNC_COMPLETE')
      notify('success', ...s.offline.synced);
  };
  const stopListening = onLocalWrite(() => {
    soon(WRITE_DEBOUNCE_MS);
    tellWorker('WAKE');
  });
  const heartbeat = setInterval(() => void sync(), HEARTBEAT_MS);
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibility);
  navigator.serviceWorker?.addEventListener('message', onWorkerMessage);
  void sync();

  return () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(heartbeat);
    stopListening();
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisibility);
    navigator.serviceWorker?.removeEventListener('message', onWorkerMessage);
    live.close();
  };
}

/** Background Sync is registered by the worker; where there is none, the page's own triggers are enough. */
function tellWorker(type: 'WAKE' | 'ONLINE' | 'OFFLINE'): void {
  navigator.serviceWorker?.controller?.postMessage({ type });
}
