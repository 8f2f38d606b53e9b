import { readPictureMaker } from '#shared/edition/pictures/picture-metadata.ts';
import { db, type PictureRow } from '../database/database.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';

/** Precision of `usedAt`, so that showing a picture rarely writes. */
const SHOWN_STEP_MS = 60 * 60_000;

export async function findPicture(id: string): Promise<PictureRow | null> {
  return (await db().images.get(id)) ?? null;
}

/** The pictures that are on this device, by id, without their bytes. */
export async function listPictureIds(): Promise<Set<string>> {
  return new Set(await db().images.toCollection().primaryKeys());
}

/**
 * Stores a picture's bytes in place of an older picture of the same description. The last one that another painter
 * has made stays with it: readers don't always prefer a model's picture.
 */
export async function storePicture(image: Omit<PictureRow, 'usedAt' | 'size'>): Promise<PictureRow> {
  const database = db();
  const row = { ...image, usedAt: Date.now(), size: image.bytes.byteLength };
  await writeWithEviction(row.size, () =>
    database.transaction('rw', database.images, async () => {
      const before = await database.images
        .where('descriptionId')
        .equals(row.descriptionId)
        .sortBy('createdAt');
      const kept = before.findLast((one) => one.id !== row.id && painterOf(one) !== painterOf(row));
      await database.images.bulkDelete(before.filter((one) => one !== kept).map(({ id }) => id));
      await database.images.put(row);
    }),
  );
  return row;
}

const painterOf = ({ bytes }: Pick<PictureRow, 'bytes'>): string | undefined =>
  readPictureMaker(new Uint8Array(bytes))?.tool;

/** The picture that a passage had before the one that it shows, where it has been kept. */
export async function findEarlierPicture(descriptionId: string, shownId: string): Promise<PictureRow | null> {
  const all = await db().images.where('descriptionId').equals(descriptionId).sortBy('createdAt');
  // Until the shown picture has arrived, the previous one is about to be replaced.
  return all.some(({ id }) => id === shownId) ? (all.findLast(({ id }) => id !== shownId) ?? null) : null;
}

/** Pictures not shown for longest are evicted first. */
export async function savePictureShownAt(row: PictureRow, nowMs: number = Date.now()): Promise<void> {
  if (nowMs - row.usedAt > SHOWN_STEP_MS) await db().images.update(row.id, { usedAt: nowMs });
}
