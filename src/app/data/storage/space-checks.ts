import { db } from '../database/database.ts';
import { localDay } from '../progress/reading-sessions.ts';
import { readEstimate } from './browser-storage.ts';
import { StorageFullError } from './quota-errors.ts';
import { readStorage } from './storage-report.ts';

/** A book takes its file and about as much again for its text and pictures. */
const BOOK_FACTOR = 2.2;
const LOW_BYTES = 200e6;
const LOW_SHARE = 0.1;

/**
 * Checks before a file is read whether its book will fit, counting what can be evicted for it.
 *
 * @param fileBytes size of the file
 * @throws StorageFullError when it would not; where the browser does not report its storage, everything is tried
 */
export async function assertSpaceForFile(fileBytes: number): Promise<void> {
  const estimate = await readEstimate();
  if (!estimate) return;
  const neededBytes = fileBytes * BOOK_FACTOR;
  if (neededBytes <= estimate.quota - estimate.used) return;
  const { evictable } = await readStorage();
  const freeBytes = Math.max(0, estimate.quota - estimate.used) + evictable.pictures + evictable.books;
  if (neededBytes > freeBytes) throw new StorageFullError({ neededBytes, freeBytes });
}

/** Whether a file fits without evicting anything, and space is not low after it; false if nothing is reported. */
export async function hasAmpleSpace(fileBytes: number): Promise<boolean> {
  const estimate = await readEstimate();
  if (!estimate) return false;
  return !isSpaceLow({ ...estimate, used: estimate.used + fileBytes * BOOK_FACTOR });
}

/** Whether less than a tenth, or than 200 MB, of what the browser allows is left. */
export function isSpaceLow({ used, quota }: { used: number; quota: number | null }): boolean {
  if (quota === null || quota === 0) return false;
  const left = quota - used;
  return left < LOW_BYTES || left < quota * LOW_SHARE;
}

/** The bytes left when the reader should be warned of low space, once a day; else null. */
export async function lowSpaceWarning(nowMs: number): Promise<number | null> {
  const estimate = await readEstimate();
  if (!estimate || !isSpaceLow(estimate)) return null;
  const { meta } = db();
  const today = localDay(nowMs);
  if ((await meta.get('lowSpaceWarnedOn'))?.value === today) return null;
  await meta.put({ key: 'lowSpaceWarnedOn', value: today });
  return Math.max(0, estimate.quota - estimate.used);
}
