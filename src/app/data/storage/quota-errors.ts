/** There is no room, even after everything that can be fetched again has made some. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** Whether a write failed for want of room; Dexie may hide that inside the transaction's AbortError. */
export function isQuotaExceeded(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner, cause, failures } = error as Record<string, unknown>;
  if (name === 'QuotaExceededError') return true;
  return [inner, cause, ...(Array.isArray(failures) ? (failures as unknown[]) : [])].some(
    (reason) => reason !== error && isQuotaExceeded(reason),
  );
}
