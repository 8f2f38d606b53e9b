import * as z from 'zod/mini';
import { locator } from '#shared/contract/records.ts';
import { storageKeys } from '#shared/contract/storage.ts';

/**
 * Places that IndexedDB may not have yet. A page that is being closed does not wait for IndexedDB, but what it writes
 * to localStorage is there when the call returns. So every place is written here first and removed once IndexedDB has
 * it; recover-progress.ts stores what the next page still finds here.
 */

const lastPlace = z.object({
  loc: locator,
  /** 0–100 */
  percent: z.number(),
  /** Device clock, ms since 1970. */
  at: z.number(),
  cfi: z.optional(z.nullable(z.string())),
});

const lastPlaces = z.object({ user: z.string(), books: z.record(z.string(), lastPlace) });

export type LastPosition = z.infer<typeof lastPlace>;

export function keepLastPosition(user: string, bookId: string, place: LastPosition): void {
  write(user, { ...readLastPositions(user), [bookId]: place });
}

/** Does nothing when the reader has moved on since. */
export function removeLastPosition(user: string, bookId: string, { loc, at }: LastPosition): void {
  const { [bookId]: kept, ...others } = readLastPositions(user);
  if (kept?.at === at && kept.loc.join() === loc.join()) write(user, others);
}

/** By book; empty if another reader's are kept. */
export function readLastPositions(user: string): Record<string, LastPosition> {
  try {
    const stored = lastPlaces.safeParse(JSON.parse(pageStorage()?.getItem(storageKeys.lastPlace) ?? 'null'));
    return stored.success && stored.data.user === user ? stored.data.books : {};
  } catch {
    return {}; // No storage, or damaged: only the very last place is lost.
  }
}

export function forgetLastPositions(): void {
  pageStorage()?.removeItem(storageKeys.lastPlace);
}

function write(user: string, books: Record<string, LastPosition>): void {
  try {
    if (Object.keys(books).length === 0) forgetLastPositions();
    else pageStorage()?.setItem(storageKeys.lastPlace, JSON.stringify({ user, books }));
  } catch {
    // Storage is full or blocked: the place is then only as safe as the write to IndexedDB that follows.
  }
}

/** Absent in workers, which share code with the page. */
function pageStorage(): PageStorage | undefined {
  return (globalThis as { localStorage?: PageStorage }).localStorage;
}

interface PageStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
