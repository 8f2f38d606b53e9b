import { db } from '../database/database.ts';

const PREFIX = 'prefetched/';

/** Books that are not prefetched again: they were once, or the reader removed them from this device. */
export async function listPrefetched(): Promise<Set<string>> {
  const keys = await db().meta.where('key').startsWith(PREFIX).primaryKeys();
  return new Set(keys.map((key) => key.slice(PREFIX.length)));
}

export async function savePrefetched(bookId: string): Promise<void> {
  await db().meta.put({ key: PREFIX + bookId, value: true });
}
