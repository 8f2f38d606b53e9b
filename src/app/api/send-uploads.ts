import { db } from '#app/data/database.ts';
import { readFile } from '#app/data/import-book.ts';
import { finishUpload, listUploads, setUploadState } from '#app/data/uploads.ts';
import { ApiError } from './errors.ts';
import { uploadBookFile } from './upload.ts';

/**
 * Sends one waiting book to the server. The book's id follows from its content, so sending it twice is sending it once.
 *
 * @param onProgress 0–100
 * @throws ApiError; a refused file keeps its reason and stays readable here
 */
export async function sendUpload(
  bookId: string,
  onProgress: (percent: number) => void = () => undefined,
): Promise<void> {
  await navigator.locks.request(`upload:${db().userId}:${bookId}`, async () => {
    const upload = await db().uploads.get(bookId);
    if (!upload) return;
    const bytes = await readFile(upload.sha);
    if (!bytes) return finishUpload(bookId);
    await setUploadState(bookId, 'uploading');
    try {
      await uploadBookFile({ name: upload.name, bytes }, onProgress);
      await finishUpload(bookId);
    } catch (error) {
      const refused = error instanceof ApiError && [400, 413, 415, 422].includes(error.status);
      await setUploadState(
        bookId,
        refused ? 'refused' : 'waiting',
        error instanceof Error ? error.message : undefined,
      );
      throw error;
    }
  });
}

/** Sends everything that waits, one after another; stops at the first that finds no server. */
export async function sendWaitingUploads(onSent: (bookId: string) => void): Promise<void> {
  for (const upload of await listUploads()) {
    if (upload.state === 'refused') continue;
    await sendUpload(upload.bookId);
    onSent(upload.bookId);
  }
}
