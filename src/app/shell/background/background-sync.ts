import { isOffline } from '#app/api/errors.ts';
import { flush } from '#app/api/flush.ts';
import { sendWaitingUploads } from '#app/api/send-uploads.ts';
import type { UserDatabase } from '#app/data/database/database.ts';
import { loadSession } from '#app/data/device/session.ts';
import { countWaiting } from '#app/data/records/unsent-work.ts';
import { readSettings } from '#app/data/settings/settings.ts';
import { logFailure } from '#app/log.ts';
import { useAuth } from '#app/state/auth.ts';
import { useConnection } from '#app/state/connection.ts';
import { loadNotificationSettings } from '#app/state/notification-settings.ts';
import { applySyncedSettings } from '#app/state/reader-settings.ts';
import { trackSync } from '#app/state/sync.ts';
import { notifyWorker, type watchConnection } from './watch-connection.ts';
import { createFlushSchedule } from './flush-schedule.ts';

/**
 * Sends a reader's outbox and files, and receives changes, on separate schedules, so that a large file on a slow
 * connection doesn't delay a bookmark. Failures are only logged: nothing is lost, the next trigger tries again.
 */
export class BackgroundSync {
  private readonly database: UserDatabase;
  private readonly connection: ReturnType<typeof watchConnection>;
  private readonly changes = createFlushSchedule(() => this.exchangeChanges());
  private readonly files = createFlushSchedule(() => this.sendFiles());
  private isStopped = false;
  private knownFiles = 0;
  private maybeWaiting = true;

  constructor(database: UserDatabase, connection: ReturnType<typeof watchConnection>) {
    this.database = database;
    this.connection = connection;
  }

  /** Sends and receives everything now. */
  exchange(): void {
    this.changes.now();
    this.files.now();
  }

  /** Receives changes within `delayMs`. */
  receive(delayMs: number): void {
    this.changes.now(delayMs);
  }

  /** Something was written on this device. */
  noteWrite(): void {
    this.maybeWaiting = true;
    this.changes.afterWrite();
    notifyWorker('WAKE');
  }

  /** A hidden page may never be shown again, so it flushes. A closing page can only notify the worker. */
  async flushBeforeHiding(): Promise<void> {
    const { database } = this;
    if (this.maybeWaiting) notifyWorker('LEAVE');
    if ((await countWaiting(database)).operations > 0) await flush(database, { keepalive: true });
  }

  /** Whether this page still shows the reader who is signed in on this browser; reloads it if it does not. */
  async isCurrent(): Promise<boolean> {
    const { userId } = this.database;
    const session = await loadSession();
    if (this.isStopped || useAuth.getState().user?.id !== userId) return false;
    if (session?.user.id === userId) return true;
    location.reload(); // Another tab has signed out, or another user in.
    return false;
  }

  stop(): void {
    this.isStopped = true;
    this.changes.stop();
    this.files.stop();
  }

  /** @returns whether nothing is pending */
  private async exchangeChanges(): Promise<boolean> {
    const { database, connection } = this;
    try {
      if (!(await this.isCurrent())) return true;
      const before = await countWaiting(database);
      await showSettings();
      await trackSync(flush(database));
      await showSettings();
      const after = await countWaiting(database);
      connection.setOnline(after.operations < before.operations);
      if (after.files > this.knownFiles) this.files.now(); // From then on its schedule retries.
      this.knownFiles = after.files;
      const connected = useConnection.getState().live === 'open';
      if (after.all === 0) this.maybeWaiting = false;
      return after.operations === 0 && connected;
    } catch (error) {
      if (this.isStopped) return true;
      if (isOffline(error)) connection.setOffline();
      logFailure('sync')(error);
      return false;
    }
  }

  /** @returns whether no file is pending */
  private async sendFiles(): Promise<boolean> {
    try {
      if (!(await this.isCurrent())) return true;
      await sendWaitingUploads(() => this.changes.now());
      return (await countWaiting(this.database)).files === 0;
    } catch (error) {
      logFailure('upload')(error);
      return this.isStopped;
    }
  }
}

/**
 * The database is newer than the localStorage copy of the first paint, of which a killed browser loses the last
 * seconds.
 */
async function showSettings(): Promise<void> {
  applySyncedSettings(await readSettings());
  await loadNotificationSettings();
}
