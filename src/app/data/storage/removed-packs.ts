import type { Language } from '#shared/extraction/types.ts';
import { db } from '../database/database.ts';

/** Languages whose pack the reader has removed from this device: they are not fetched again unasked. Not synced. */
const KEY = 'removedPacks';

export async function listRemovedPacks(): Promise<Language[]> {
  return ((await db().meta.get(KEY))?.value ?? []) as Language[];
}

export async function setPackRemoved(language: Language, isRemoved: boolean): Promise<void> {
  const { meta } = db();
  await db().transaction('rw', meta, async () => {
    const others = (await listRemovedPacks()).filter((one) => one !== language);
    await meta.put({ key: KEY, value: isRemoved ? [...others, language] : others });
  });
}
