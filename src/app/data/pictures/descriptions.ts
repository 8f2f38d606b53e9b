import type { SceneDescription } from '#shared/contract/books.ts';
import type { GeneratedImage } from '#shared/contract/images.ts';
import type { RecordFields } from '#shared/contract/records.ts';
import { liveQuery } from 'dexie';
import { db, type DescriptionRow } from '../database/database.ts';
import { paintsOnDevice } from '../settings/reading-habits.ts';
import { placePainted } from '#shared/sync/device/device-passages.ts';
import { isPaintedHere, takeOf } from '#shared/sync/device/painted-here.ts';
import { listPictureRequests, requestPicture } from './picture-requests.ts';

/** Descriptions of one chapter in text order. */
export async function listDescriptions(bookId: string, chapter: number): Promise<DescriptionRow[]> {
  return db().descriptions.where({ bookId, chapter_number: chapter }).sortBy('start');
}

/** All descriptions of a book, in no order. */
export async function listBookDescriptions(bookId: string): Promise<DescriptionRow[]> {
  return db().descriptions.where('bookId').equals(bookId).toArray();
}

/** How many passages of a book this device has; a book's record has the server's count, and arrives before them. */
export const countDescriptionsHere = (bookId: string): Promise<number> =>
  db().descriptions.where('bookId').equals(bookId).count();

export async function findDescription(id: string): Promise<DescriptionRow | null> {
  return (await db().descriptions.get(id)) ?? null;
}

/** Calls with a description now and whenever it changes. Returns a function that stops watching. */
export function watchDescription(id: string, onChange: (row: DescriptionRow | null) => void): () => void {
  const subscription = liveQuery(() => findDescription(id)).subscribe(onChange);
  return () => subscription.unsubscribe();
}

/** How many descriptions each chapter has. */
export async function countDescriptions(bookId: string): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  await db()
    .descriptions.where('bookId')
    .equals(bookId)
    .each(({ chapter_number }) => counts.set(chapter_number, (counts.get(chapter_number) ?? 0) + 1));
  return counts;
}

/**
 * Replaces a book's descriptions by those of the server at `revision`. A picture painted here stays with its passage, or
 * moves to the one in its place, until the server has another; for a passage that only this device knew it is requested
 * now. What this device has extracted stays until the server has extracted the book.
 */
export async function storeDescriptions(
  bookId: string,
  descriptions: readonly SceneDescription[],
  revision: number,
): Promise<void> {
  const database = db();
  const { images, records, outbox, views, meta } = database;
  const tables = [database.descriptions, images, records, outbox, views, meta];
  await database.transaction('rw', tables, async () => {
    await meta.put({ key: `descriptions:${bookId}`, value: revision });
    const before = await database.descriptions.where('bookId').equals(bookId).toArray();
    const book = (await views.get(['book', bookId]))?.v as RecordFields<'book'> | undefined;
    const isExtracted = descriptions.length > 0 || book?.state === 'ready';
    if (!isExtracted && before.some(({ foundHere }) => foundHere)) return;
    await database.descriptions.where('bookId').equals(bookId).delete();
    await database.descriptions.bulkPut(descriptions.map((one) => ({ ...one, bookId })));
    for (const row of before) if (isPaintedHere(row.generated_image)) await keepPaintedHere(row);
  });
}

/** Moves a picture painted here to the server's passage in the same place; without one its own passage is kept. */
async function keepPaintedHere(row: DescriptionRow): Promise<void> {
  const { descriptions, images } = db();
  const requests = await listPictureRequests();
  const placement = placePainted(row, await listDescriptions(row.bookId, row.chapter_number), requests);
  if (placement.kind === 'stays') {
    await descriptions.put({ ...row, foundHere: true });
    return;
  }
  const { kind, to } = placement;
  if (kind === 'replaced') {
    // The bytes of the same passage are replaced when the server's arrive; bytes under another id would never be
    // shown or counted.
    if (to.id !== row.id) await images.where('descriptionId').equals(row.id).delete();
    return;
  }
  const { generated_image: painted, style, scene } = row;
  await descriptions.update(to.id, { generated_image: painted, style, scene });
  await images.where('descriptionId').equals(row.id).modify({ descriptionId: to.id });
  if (placement.needsRequest && !(await paintsOnDevice()))
    await requestPicture(to, style, takeOf(painted!), scene);
}

/** The revision at which the book's descriptions were last pulled, -1 when never. */
export async function storedRevision(bookId: string): Promise<number> {
  return ((await db().meta.get(`descriptions:${bookId}`))?.value as number | undefined) ?? -1;
}

/** Sets a description's picture, from a response or an event. */
export async function attachPicture(descriptionId: string, image: GeneratedImage): Promise<void> {
  await db().descriptions.update(descriptionId, { generated_image: image });
}

/**
 * Replaces a description's picture, or sets its first.
 *
 * @param previousId of the picture that it takes the place of
 * @returns false if there is another one by now, which stays
 */
export async function replacePicture(
  descriptionId: string,
  previousId: string | undefined,
  image: GeneratedImage,
  changes: Pick<DescriptionRow, 'style' | 'scene'> = {},
): Promise<boolean> {
  const { descriptions } = db();
  return db().transaction('rw', descriptions, async () => {
    const shown = (await descriptions.get(descriptionId))?.generated_image;
    if (shown?.id !== previousId) return false;
    await descriptions.update(descriptionId, { ...changes, generated_image: image });
    return true;
  });
}

/**
 * Removes a description's picture.
 *
 * @param imageId only if it is still this one
 */
export async function detachPicture(descriptionId: string, imageId?: string): Promise<void> {
  const database = db();
  await database.transaction('rw', database.descriptions, database.images, async () => {
    const current = (await database.descriptions.get(descriptionId))?.generated_image;
    if (imageId !== undefined && current?.id !== imageId) return;
    await database.descriptions.update(descriptionId, { generated_image: null });
    await database.images.where('descriptionId').equals(descriptionId).delete();
  });
}

/** All described passages that have a picture, newest picture first; of one book or of the whole library. */
export async function listIllustrated(bookId: string | null): Promise<DescriptionRow[]> {
  const all = bookId ? await listBookDescriptions(bookId) : await db().descriptions.toArray();
  return all
    .filter((one) => one.generated_image)
    .sort((a, b) => (a.generated_image!.created_at < b.generated_image!.created_at ? 1 : -1));
}
