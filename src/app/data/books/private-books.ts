import { releaseBook } from '#shared/sync/device/private-books.ts';
import { db } from '../database/database.ts';
import { deviceStore } from '../records/device-store.ts';
import { notifyLocalWrite } from '../records/write-record.ts';

/** Lets a book that was kept only on this device go to the server, with the reader's position and annotations. */
export async function sendToLibrary(bookId: string): Promise<void> {
  const database = db();
  await database.transaction('rw', database.tables, async () => {
    await releaseBook(deviceStore(database), bookId);
    await database.uploads.update(bookId, { state: 'waiting' });
  });
  notifyLocalWrite();
}

/** Whether a book is kept only on this device. */
export async function isPrivateBook(bookId: string): Promise<boolean> {
  return (await db().uploads.get(bookId))?.state === 'private';
}
