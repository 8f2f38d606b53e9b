import { StorageFullError } from '#app/data/storage/quota-errors.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';

/** What to show when an error, or what caused it, is a device without room; null for any other error. */
export function storageFullMessage(thrown: unknown): string | null {
  if (thrown instanceof StorageFullError) {
    if (!thrown.room) return s.errors.noRoom;
    return s.errors.noRoomForBook(formatBytes(thrown.room.neededBytes), formatBytes(thrown.room.freeBytes));
  }
  return thrown instanceof Error && thrown.cause !== undefined ? storageFullMessage(thrown.cause) : null;
}
