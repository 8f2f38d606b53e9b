import type { RecordFields } from '#shared/contract/records.ts';
import type { RecordKey } from '#shared/sync/device/store.ts';
import { isReplacedBy } from '#shared/sync/device/device-passages.ts';
import { isPaintedHere } from '#shared/sync/device/painted-here.ts';
import { noteAwaitedPicture } from '../pictures/awaited-pictures.ts';
import { takePendingEffects } from './pending-effects.ts';
import type { UserDatabase } from '../database/database.ts';

/** Applies what changed records imply for other tables of this device: pictures to attach or to send, files to upload again. */
export async function applyRecordEffects(database: UserDatabase): Promise<void> {
  const { views, descriptions, uploads, files, meta } = database;
  await database.transaction('rw', [views, descriptions, uploads, files, meta], async () => {
    const keys = await takePendingEffects(meta);
    await attachRequestedPictures(database, ofType(keys, 'imgreq'));
    await queueLostFiles(database, ofType(keys, 'book'));
  });
}

const ofType = (keys: readonly RecordKey[], type: string) => keys.filter(([t]) => t === type);

/**
 * Attaches the picture of a fulfilled request to its description, unless that has a newer one. Only when the request
 * changes, so that a picture removed later stays removed.
 */
async function attachRequestedPictures(
  { views, descriptions, meta }: UserDatabase,
  keys: readonly RecordKey[],
): Promise<void> {
  for (const view of await views.bulkGet([...keys])) {
    const { description, status, image } = (view?.v ?? {}) as RecordFields<'imgreq'>;
    if (status === 'awaited' && description) await noteAwaitedPicture(meta, description);
    if (status !== 'done' || !image || !description) continue;
    const row = await descriptions.get(description);
    if (!row) continue;
    const requests = isPaintedHere(row.generated_image)
      ? await views.where('t').equals('imgreq').toArray()
      : [];
    if (isReplacedBy(row, image, requests))
      await descriptions.update(description, { generated_image: image });
  }
}

/**
 * A server restored from a backup may know a book's record and not have its file: its field `state` is then missing.
 * If the file is on this device, it is queued again.
 */
async function queueLostFiles(
  { views, uploads, files }: UserDatabase,
  keys: readonly RecordKey[],
): Promise<void> {
  const waiting = new Set(await uploads.toCollection().primaryKeys());
  for (const view of await views.bulkGet([...keys])) {
    if (!view || waiting.has(view.k)) continue;
    const { state, deleted, sha, size, title, format } = view.v as RecordFields<'book'>;
    if (state !== undefined || deleted === true || !sha || !size) continue;
    if (!(await files.get([sha, 0]))) continue;
    await uploads.put({
      bookId: view.k,
      sha,
      name: `${title ?? 'book'}.${format ?? 'epub'}`,
      size,
      state: 'waiting',
    });
  }
}
