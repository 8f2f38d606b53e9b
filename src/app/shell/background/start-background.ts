import { fetchMe } from '#app/api/auth.ts';
import { isOffline } from '#app/api/errors.ts';
import { flush } from '#app/api/flush.ts';
import { openLiveChannel } from '#app/api/live.ts';
import { sendWaitingUploads } from '#app/api/send-uploads.ts';
import { openUserDatabase } from '#app/data/database/database.ts';
import { closeOnVersionChange } from '#app/data/database/close-on-version-change.ts';
import { loadSession } from '#app/data/device/session.ts';
import { readSettings } from '#app/data/settings/settings.ts';
import { countWaiting } from '#app/data/records/unsent-work.ts';
import { onLocalWrite } from '#app/data/records/write-record.ts';
import { handleServerMessage } from '#app/features/notifications/server-messages.ts';
import { logFailure } from '#app/log.ts';
import { useAuth } from '#app/state/auth.ts';
import { useConnection } from '#app/state/connection.ts';
import { loadNotificationSettings } from '#app/state/notification-settings.ts';
import { applySyncedSettings } from '#app/state/reader-settings.ts';
import { trackSync, setSyncStarter } from '#app/state/sync.ts';
import { notifyWorker, watchConnection } from './connection-notices.ts';
import { createFlushSchedule } from './flush-schedule.ts';
import { offerRefresh } from '../register-service-worker.ts';

/** Groups a burst of messages about changes into one pull. */
const CHANGED_DELAY_MS = 50;
const DAY_MS = 86_400_000;

/** The database is newer than the localStorage copy of the first paint, whose last seconds a killed browser loses. */
async function showSettings(): Promise<void> {
  applySyncedSettings(await readSettings());
  await loadNotificationSettings();
}

/**
 * Everything that runs behind the screens while a reader is signed in: the live channel, sending the outbox,
 * receiving changes, sending uploads. Failures are only logged: nothing is lost, the next trigger tries again.
 *
 * @returns a function that stops it
 */
export function startBackground(userId: string): () => void {
  const database = openUserDatabase(userId);
  const connection = watchConnection();
  let stopped = false;
  let knownFiles = 0;
  let maybeWaiting = true;

  /** Whether this page still shows the reader who is signed in on this browser. */
  const isCurrent = async () => {
    const session = await loadSession();
    if (stopped || useAuth.getState().user?.id !== userId) return false;
    if (session?.user.id === userId) return true;
    location.reload(); // Another tab has signed out, or another user in.
    return false;
  };

  const run = async (): Promise<boolean> => {
    try {
      if (!(await isCurrent())) return true;
      const before = await countWaiting(database);
      await showSettings();
      await trackSync(flush(database));
      await showSettings();
      const after = await countWaiting(database);
      connection.setOnline(after.operations < before.operations);
      if (after.files > knownFiles) files.now(); // From then on its schedule retries.
      knownFiles = after.files;
      const connected = useConnection.getState().live === 'open';
      if (after.all === 0) maybeWaiting = false;
      return after.operations === 0 && connected;
    } catch (error) {
      if (stopped) return true;
      if (isOffline(error)) connection.setOffline();
      logFailure('sync')(error);
      return false;
    }
  };
  const schedule = createFlushSchedule(run);

  /** Beside the operations: a large file on a slow line must not keep a bookmark waiting. */
  const files = createFlushSchedule(async () => {
    try {
      if (!(await isCurrent())) return true;
      await sendWaitingUploads(() => schedule.now());
      return (await countWaiting(database)).files === 0;
    } catch (error) {
      logFailure('upload')(error);
      return stopped;
    }
  });

  const exchange = () => {
    schedule.now();
    files.now();
  };

  const live = openLiveChannel({
    token: async (refused) => {
      if (refused) await fetchMe(); // Renews a token that has expired.
      return (await loadSession())?.access ?? null;
    },
    onFailure: logFailure('live'),
    onStatus: (status) => {
      useConnection.setState({ live: status });
      if (status === 'open') exchange();
    },
    onMessage: (message) => {
      if (message.type === 'changed') schedule.now(CHANGED_DELAY_MS);
      else handleServerMessage(message).catch(logFailure('event'));
    },
  });

  /** A hidden page may never be shown again, so it flushes. A closing one gets no further than the worker. */
  const flushBeforeHiding = async () => {
    if (maybeWaiting) notifyWorker('LEAVE');
    if ((await countWaiting(database)).operations > 0) await flush(database, { keepalive: true });
  };
  const listening = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: listening.signal });
  const reconnect = () => {
    live.connect();
    exchange();
  };
  on(window, 'online', () => {
    useConnection.setState({ online: true });
    reconnect();
  });
  on(window, 'offline', () => {
    useConnection.setState({ online: false });
    connection.setOffline();
  });
  on(window, 'focus', reconnect);
  on(window, 'storage', () => void isCurrent());
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') reconnect();
    else void flushBeforeHiding().catch(logFailure('sync'));
  });
  const stopWrites = onLocalWrite(() => {
    maybeWaiting = true;
    schedule.afterWrite();
    notifyWorker('WAKE');
  });
  const stopWatching = closeOnVersionChange(database, (deleted) => {
    if (deleted) void isCurrent();
    else offerRefresh(undefined, DAY_MS); // Nothing works in this tab until it is refreshed.
  });
  const unsetSyncStarter = setSyncStarter(reconnect);
  if (!navigator.onLine) connection.setOffline();
  exchange();

  return () => {
    stopped = true;
    schedule.stop();
    files.stop();
    listening.abort();
    stopWrites();
    stopWatching();
    unsetSyncStarter();
    connection.stop();
    live.close();
  };
}
