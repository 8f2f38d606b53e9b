import { limits } from '#shared/contract/limits.ts';
import { storageKeys } from '#shared/contract/storage.ts';

/** Whether a book's extraction was requested recently: an empty chapter must not request it again and again. */
export function wasRequestedRecently(bookId: string, nowMs: number = Date.now()): boolean {
  const at = read()[bookId];
  return at !== undefined && nowMs - at < limits.extractionCooldownMs;
}

export function saveExtractionRequestTime(bookId: string, nowMs: number = Date.now()): void {
  const recent = Object.entries(read()).filter(([, at]) => nowMs - at < limits.extractionCooldownMs);
  localStorage.setItem(
    storageKeys.recentParsing,
    JSON.stringify({ ...Object.fromEntries(recent), [bookId]: nowMs }),
  );
}

/** At sign-out: book ids are derived from files and would reveal to another reader what was read. */
export function clearExtractionRequestTimes(): void {
  localStorage.removeItem(storageKeys.recentParsing);
}

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.recentParsing) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {}; // Damaged storage costs one extra request at most.
  }
}
