import { StorageFullError } from '#app/data/storage/quota-errors.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';

/** What to show when an error, or what caused it, is a device that is full; null for any other error. */
export function storageFullMessage(thrown: unknown): string | null {
  if (thrown instanceof StorageFullError) {
    const { space } = thrown;
    if (!space) return s.errors.noSpace;
    return s.errors.noSpaceForBook(formatBytes(space.neededBytes), formatBytes(space.freeBytes));
  }
  return thrown instanceof Error && thrown.cause !== undefined ? storageFullMessage(thrown.cause) : null;
}
