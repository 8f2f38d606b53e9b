import { db, type ImageRow } from '../database/database.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';

/** Finer than this, nobody needs to know when a picture was last looked at. */
const SHOWN_STEP_MS = 60 * 60_000;

export async function findImage(id: string): Promise<ImageRow | null> {
  return (await db().images.get(id)) ?? null;
}

/** The pictures that are on this device, by id, without their bytes. */
export async function listImageIds(): Promise<Set<string>> {
  return new Set(await db().images.toCollection().primaryKeys());
}

/** Keeps a picture's bytes; an older picture of the same description is dropped. */
export async function storeImage(image: Omit<ImageRow, 'usedAt' | 'size'>): Promise<ImageRow> {
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

/** A picture is looked at: those that were not for longest make room first. */
export async function saveImageShownAt(row: ImageRow, nowMs: number = Date.now()): Promise<void> {
  if (nowMs - row.usedAt > SHOWN_STEP_MS) await db().images.update(row.id, { usedAt: nowMs });
}
