import { DatabaseOpenError, whileOpening } from '#app/data/database/database-open-error.ts';
import { showStorageFailure } from './storage-failure.ts';

/** Waits for storage to open, and shows the failure page while it cannot be. @throws DatabaseOpenError, what `work` throws */
export async function waitForStorage<T>(work: Promise<T>): Promise<T> {
  try {
    const result = await whileOpening(work, () => showStorageFailure('blocked'));
    showStorageFailure(null);
    return result;
  } catch (error) {
    if (error instanceof DatabaseOpenError) showStorageFailure(error.failure);
    throw error;
  }
}
