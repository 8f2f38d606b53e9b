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

/** Stores a picture's bytes in place of an older picture of the same description. */
export async function storePicture(image: Omit<PictureRow, 'usedAt' | 'size'>): Promise<PictureRow> {
  const database = db();
  const row = { ...image, usedAt: Date.now(), size: image.bytes.byteLength };
  await writeWithEviction(row.size, () =>
    database.transaction('rw', database.images, async () => {
      await database.images.where('descriptionId').equals(row.descriptionId).delete();
      await database.images.put(row);
    }),
  );
  return row;
}

/** Pictures not shown for longest are evicted first. */
export async function savePictureShownAt(row: PictureRow, nowMs: number = Date.now()): Promise<void> {
  if (nowMs - row.usedAt > SHOWN_STEP_MS) await db().images.update(row.id, { usedAt: nowMs });
}
