import { UserDatabase, userDatabaseName } from './database.ts';
import { isQuotaExceeded } from '../storage/quota-errors.ts';

/**
 * Why this browser's storage cannot be opened. unavailable: not allowed, as in private windows, or damaged. full: no
 * space left. newer: written by a newer version of the app. blocked: another tab holds an older version open.
 */
export type OpenFailure = 'unavailable' | 'full' | 'newer' | 'blocked';

export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
  readonly failure: OpenFailure;

  constructor(failure: OpenFailure, options?: ErrorOptions) {
    super(`The database cannot be opened: ${failure}`, options);
    this.failure = failure;
  }
}

/** Dexie multiplies versions by ten, so that there is room between them. */
const NATIVE_VERSION_FACTOR = 10;
/** Opening usually takes milliseconds. */
const SLOW_MS = 8_000;

/**
 * Fails before Dexie could open a database of a newer version and adapt it to this one.
 *
 * @throws DatabaseOpenError
 */
export async function assertKnownVersion(userId: string): Promise<void> {
  const name = userDatabaseName(userId);
  const databases = await globalThis.indexedDB?.databases?.().catch(() => []); // Opening will fail with the reason.
  const version = databases?.find((one) => one.name === name)?.version ?? 0;
  // A version of our own that Dexie has repaired ends in another digit.
  if (Math.floor(version / NATIVE_VERSION_FACTOR) > new UserDatabase(userId).verno)
    throw new DatabaseOpenError('newer');
}

/**
 * Waits for something that opens a database.
 *
 * @param onBlocked called when another tab must be blocking it, because it takes so long; the wait continues
 * @throws DatabaseOpenError
 */
export async function whileOpening<T>(work: Promise<T>, onBlocked: () => void): Promise<T> {
  const timer = setTimeout(onBlocked, SLOW_MS);
  try {
    return await work;
  } catch (error) {
    throw error instanceof DatabaseOpenError
      ? error
      : new DatabaseOpenError(isQuotaExceeded(error) ? 'full' : 'unavailable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
