import { db } from '../database/database.ts';
import { deviceId } from '../device/device-id.ts';
import { readLastPositions, removeLastPosition, type LastPosition } from './last-position.ts';
import { storeProgress } from './progress.ts';

/** Stores the places that an earlier page could not store before it was closed. */
export async function recoverProgress(): Promise<void> {
  const { userId } = db();
  for (const [bookId, place] of Object.entries(readLastPositions(userId))) {
    await recoverPosition(bookId, place);
    removeLastPosition(userId, bookId, place);
  }
}

async function recoverPosition(bookId: string, place: LastPosition): Promise<void> {
  const database = db();
  const { views, records, outbox, meta } = database;
  const key: [string, string] = ['progress', `${bookId}:${await deviceId(database)}`];
  // In one transaction, because another tab may be reading on in this very book.
  await database.transaction('rw', [views, records, outbox, meta], async () => {
    const [book, stored] = await views.bulkGet([['book', bookId], key]);
    if (!book || book.v.deleted === true) return;
    if (typeof stored?.v.at === 'number' && stored.v.at >= place.at) return;
    await storeProgress(bookId, place);
  });
}
