/** How much space a book needs, and how much there is when everything evictable is evicted. */
export interface SpaceNeeded {
  readonly neededBytes: number;
  readonly freeBytes: number;
}

/** The device is full, even after everything evictable was evicted. The screen chooses the wording. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  /** null when a write failed and the space it needed is unknown. */
  readonly space: SpaceNeeded | null;

  constructor(space: SpaceNeeded | null = null, options?: ErrorOptions) {
    super('This device has no space left', options);
    this.space = space;
  }
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
