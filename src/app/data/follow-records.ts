import type { RecordFields } from '#shared/contract/records.ts';
import type { UserDatabase } from './database.ts';

/** What follows on this device from records that a sync has brought. */
export async function followRecords(database: UserDatabase): Promise<void> {
  await attachRequestedPictures(database);
  await queueLostFiles(database);
}

/** A picture that was wished for has been painted: its description carries it, unless it has a newer one. */
async function attachRequestedPictures(database: UserDatabase): Promise<void> {
  await database.transaction('rw', database.views, database.descriptions, async () => {
    for (const { v } of await database.views.where('t').equals('imgreq').toArray()) {
      const { description, status, image } = v as RecordFields<'imgreq'>;
      if (status !== 'done' || !image || !description) continue;
      const row = await database.descriptions.get(description);
      const isNewer = row && (!row.generated_image || row.generated_image.created_at < image.created_at);
      if (isNewer) await database.descriptions.update(description, { generated_image: image });
    }
  });
}

/**
 * A server restored from a backup may know a book's record and not have its file: what it says of a book it has
 * (`state`) is then missing. If the file is here, it is sent again.
 */
async function queueLostFiles(database: UserDatabase): Promise<void> {
  const { views, uploads, files } = database;
  await database.transaction('rw', views, uploads, files, async () => {
    const waiting = new Set(await uploads.toCollection().primaryKeys());
    for (const { k, v } of await views.where('t').equals('book').toArray()) {
      const { state, deleted, sha, size, title, format } = v as RecordFields<'book'>;
      if (state !== undefined || deleted === true || waiting.has(k) || !sha || !size) continue;
      if (!(await files.get([sha, 0]))) continue;
      await uploads.put({
        bookId: k,
        sha,
        name: `${title ?? 'book'}.${format ?? 'epub'}`,
        size,
        state: 'waiting',
      });
    }
  });
}
