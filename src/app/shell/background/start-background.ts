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

/** A burst of messages about changes is one pull. */
const CHANGED_DELAY_MS = 50;
const DAY_MS = 86_400_000;

/** The database knows better than the mirror that the first paint read: a killed browser loses the latter's last seconds. */
async function showSettings(): Promise<void> {
  applySyncedSettings(await readSettings());
  await loadNotificationSettings();
}

/**
 * Everything that runs behind the screens while a reader is signed in: the live channel, sending the outbox,
 * taking in changes, sending waiting uploads. Failures are only logged: nothing is lost, the next trigger tries again.
 *
 * @returns stops it all
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
    location.reload(); // Another tab signed out, or somebody else in.
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
      connection.find(after.operations < before.operations);
      if (after.files > knownFiles) files.now(); // From then on it keeps trying by itself.
      knownFiles = after.files;
      const connected = useConnection.getState().live === 'open';
      if (after.all === 0) maybeWaiting = false;
      return after.operations === 0 && connected;
    } catch (error) {
      if (stopped) return true;
      if (isOffline(error)) connection.lose();
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

  /** A page that may never come back sends what it can. One that is being closed gets no further than the worker. */
  const leave = async () => {
    if (maybeWaiting) notifyWorker('LEAVE');
    if ((await countWaiting(database)).operations > 0) await flush(database, { keepalive: true });
  };
  const leaving = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: leaving.signal });
  const comeBack = () => {
    live.connect();
    exchange();
  };
  on(window, 'online', () => {
    useConnection.setState({ online: true });
    comeBack();
  });
  on(window, 'offline', () => {
    useConnection.setState({ online: false });
    connection.lose();
  });
  on(window, 'focus', comeBack);
  on(window, 'storage', () => void isCurrent());
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') comeBack();
    else void leave().catch(logFailure('sync'));
  });
  const stopWrites = onLocalWrite(() => {
    maybeWaiting = true;
    schedule.afterWrite();
    notifyWorker('WAKE');
  });
  const stopWatching = closeOnVersionChange(database, (deleted) => {
    if (deleted) void isCurrent();
    else offerRefresh(undefined, DAY_MS); // Nothing works in this tab until then.
  });
  const stopOffering = setSyncStarter(comeBack);
  if (!navigator.onLine) connection.lose();
  exchange();

  return () => {
    stopped = true;
    schedule.stop();
    files.stop();
    leaving.abort();
    stopWrites();
    stopWatching();
    stopOffering();
    connection.stop();
    live.close();
  };
}
