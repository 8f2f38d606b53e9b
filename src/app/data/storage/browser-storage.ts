import { db } from '../database/database.ts';

/** Bytes in use and allowed; null if the browser does not report them. */
export async function readEstimate(): Promise<{ used: number; quota: number } | null> {
  const { usage, quota } = (await browserStorage()?.estimate?.()) ?? {};
  return usage === undefined || !quota ? null : { used: usage, quota };
}

/** Whether the browser has promised not to clear this storage by itself. */
export async function isPersistent(): Promise<boolean> {
  return (await browserStorage()?.persisted?.()) ?? false;
}

/**
 * Requests persistent storage, which is kept even when space is short; once, because some browsers show a prompt. To
 * be called after the first book was added, when its purpose is clear to the reader.
 */
export async function requestPersistence(nowMs: number = Date.now()): Promise<void> {
  const storage = browserStorage();
  const { meta } = db();
  if (!storage?.persist || (await meta.get('persist'))) return;
  await meta.put({ key: 'persist', value: { askedAt: nowMs, granted: null } });
  const granted = (await storage.persisted()) || (await storage.persist());
  await meta.put({ key: 'persist', value: { askedAt: nowMs, granted } });
}

/** Absent if a page is not served securely, and in tests. */
function browserStorage(): StorageManager | undefined {
  return (globalThis.navigator as Navigator | undefined)?.storage;
}
