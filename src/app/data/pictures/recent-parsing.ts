import { limits } from '#shared/contract/limits.ts';
import { storageKeys } from '#shared/contract/storage.ts';

/** When each book's descriptions were last asked for, so that an empty chapter does not ask again and again. */
export function wasRequestedRecently(bookId: string, nowMs: number = Date.now()): boolean {
  const at = read()[bookId];
  return at !== undefined && nowMs - at < limits.parseCooldownMs;
}

export function saveParsingRequestTime(bookId: string, nowMs: number = Date.now()): void {
  const recent = Object.entries(read()).filter(([, at]) => nowMs - at < limits.parseCooldownMs);
  localStorage.setItem(
    storageKeys.recentParsing,
    JSON.stringify({ ...Object.fromEntries(recent), [bookId]: nowMs }),
  );
}

/** Book ids are derived from files: another reader need not see them. */
export function clearRecentParsing(): void {
  localStorage.removeItem(storageKeys.recentParsing);
}

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.recentParsing) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {}; // A damaged note of times costs one extra question at most.
  }
}
