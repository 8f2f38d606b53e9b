/** The device is full, even after everything evictable was evicted. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** Whether a write failed on a full device; Dexie may hide that inside the transaction's AbortError. */
export function isQuotaExceeded(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner, cause, failures } = error as Record<string, unknown>;
  if (name === 'QuotaExceededError') return true;
  return [inner, cause, ...(Array.isArray(failures) ? (failures as unknown[]) : [])].some(
    (reason) => reason !== error && isQuotaExceeded(reason),
  );
}
