import { fetchMe } from '#app/api/auth.ts';
import { LiveChannel } from '#app/api/live-channel.ts';
import { closeOnVersionChange } from '#app/data/database/close-on-version-change.ts';
import { openUserDatabase } from '#app/data/database/database.ts';
import { loadSession } from '#app/data/device/session.ts';
import { onLocalWrite } from '#app/data/records/write-record.ts';
import { handleServerMessage } from '#app/features/notifications/server-messages.ts';
import { logFailure } from '#app/log.ts';
import { useConnection } from '#app/state/connection.ts';
import { setSyncStarter, skipSync } from '#app/state/sync.ts';
import { offerRefresh } from '../register-service-worker.ts';
import { BackgroundSync } from './background-sync.ts';
import { watchConnection } from './watch-connection.ts';
import { watchPage } from './watch-page.ts';

/** Groups a burst of messages about changes into one pull. */
const CHANGED_DELAY_MS = 50;
const DAY_MS = 86_400_000;

/**
 * Everything that runs behind the screens while a reader is signed in: the live channel, sending the outbox,
 * receiving changes, sending uploads.
 *
 * @returns a function that stops it
 */
export function startBackground(userId: string): () => void {
  const database = openUserDatabase(userId);
  const connection = watchConnection();
  const sync = new BackgroundSync(database, connection);
  const live = openLive(sync);
  const reconnect = () => {
    live.connect();
    sync.exchange();
  };
  const stopWatchingPage = watchPage({
    onReturn: reconnect,
    onOffline: () => connection.setOffline(),
    onHide: () => void sync.flushBeforeHiding().catch(logFailure('sync')),
    onStorage: () => void sync.isCurrent(),
  });
  const stopWatchingWrites = onLocalWrite(() => sync.noteWrite());
  const stopWatchingVersion = closeOnVersionChange(database, (deleted) => {
    if (deleted) void sync.isCurrent();
    else offerRefresh(undefined, DAY_MS); // This tab doesn't work until it is reloaded.
  });
  const unsetSyncStarter = setSyncStarter(reconnect);
  sync.exchange();

  return () => {
    sync.stop();
    stopWatchingPage();
    stopWatchingWrites();
    stopWatchingVersion();
    unsetSyncStarter();
    connection.stop();
    live.close();
  };
}

/**
 * The same for a reader without an account: nothing is sent or received, and the screens behave as if offline.
 *
 * @returns a function that stops it
 */
export function startWithoutAccount(userId: string): () => void {
  useConnection.setState({ live: 'closed', online: false });
  skipSync();
  const stopWatchingVersion = closeOnVersionChange(openUserDatabase(userId), (deleted) => {
    if (deleted)
      location.reload(); // Another tab has signed in, or erased everything.
    else offerRefresh(undefined, DAY_MS);
  });
  return () => {
    stopWatchingVersion();
    useConnection.setState({ online: navigator.onLine });
  };
}

function openLive(sync: BackgroundSync): LiveChannel {
  return new LiveChannel({
    token: async (refused) => {
      if (refused) await fetchMe(); // Refreshes an expired token.
      return (await loadSession())?.access ?? null;
    },
    onFailure: logFailure('live'),
    onStatus: (status) => {
      useConnection.setState({ live: status });
      if (status === 'open') sync.exchange();
    },
    onMessage: (message) => {
      if (message.type === 'changed') sync.receive(CHANGED_DELAY_MS);
      else handleServerMessage(message).catch(logFailure('event'));
    },
  });
}
