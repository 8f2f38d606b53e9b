import { db, type ImageRow } from './database.ts';

export async function findImage(id: string): Promise<ImageRow | null> {
  return (await db().images.get(id)) ?? null;
}

/** Keeps a picture's bytes; an older picture of the same description is dropped. */
export async function storeImage(row: ImageRow): Promise<void> {
  const database = db();
  await database.transaction('rw', database.images, async () => {
    await database.images.where('descriptionId').equals(row.descriptionId).delete();
    await database.images.put(row);
  });
}
