import { UserDatabase } from '#app/data/database/database.ts';
import {
  clearSession,
  loadLastReader,
  loadLocalReader,
  loadPendingWipe,
  loadSession,
  saveLastReader,
  saveLocalReader,
  savePendingWipe,
} from '#app/data/device/session.ts';
import { clearExtractionRequestTimes } from '#app/data/extraction/extraction-requests.ts';
import { forgetLastPositions } from '#app/data/progress/last-position.ts';
import { forgetLastSessions } from '#app/data/progress/last-session.ts';
import { logFailure } from '#app/log.ts';
import { resetNotificationSettings } from './notification-settings.ts';
import { clearSettings } from './reader-settings.ts';

/** Deletes the database of a reader who signed out, also when closing the browser interrupted that. */
export async function finishWipe(): Promise<void> {
  const userId = await loadPendingWipe();
  if (userId === null) return;
  if ((await loadSession())?.user.id === userId) await clearSession();
  await waitForLock(`sync:${userId}`);
  const database = new UserDatabase(userId);
  // Another tab or the service worker closes it at the end of its exchange, and the deletion then continues by
  // itself.
  database.on('blocked', () => false);
  await database.delete();
  if ((await loadLastReader()) === userId) await saveLastReader(null);
  if ((await loadLocalReader()) === userId) await saveLocalReader(null);
  clearReaderData();
  await savePendingWipe(null);
}

/** How long another tab or the service worker may finish an exchange before its database is deleted. */
const LOCK_TIMEOUT_MS = 2_000;

/** Waits a short time for a lock; after that its holder will find the database deleted. */
async function waitForLock(lock: string): Promise<void> {
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  await navigator.locks?.request(lock, { signal }, () => undefined).catch(logFailure('wipe'));
}

/** Removes the reader's data that is outside their database. */
export function clearReaderData(): void {
  clearSettings();
  resetNotificationSettings();
  clearExtractionRequestTimes();
  forgetLastPositions();
  forgetLastSessions();
}
