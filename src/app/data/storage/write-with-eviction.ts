import { freeSpace } from './free-space.ts';
import { isQuotaExceeded, StorageFullError } from './quota-errors.ts';

/** Freed beyond what is needed, so that the next write does not have to evict again. */
const SPARE_BYTES = 5e6;

/**
 * Writes; on a full device it evicts what the server still has and writes once more.
 *
 * @param bytes about how much is written
 * @param forBook a book that is not evicted for its own sake
 * @throws StorageFullError when the device is full even then
 */
export async function writeWithEviction<T>(
  bytes: number,
  write: () => Promise<T>,
  forBook?: string,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    await freeSpace(bytes + SPARE_BYTES, forBook);
    try {
      return await write();
    } catch (again) {
      if (!isQuotaExceeded(again)) throw again;
      throw new StorageFullError(null, { cause: again });
    }
  }
}
