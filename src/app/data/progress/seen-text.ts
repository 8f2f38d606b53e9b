import { withSeenPage, type SeenText } from '#shared/reading/spoilers/may-show.ts';
import { db } from '../database/database.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';

const seenKey = (bookId: string) => `seen:${bookId}`;

/** What this device has shown of a book; null if nothing. */
export async function readSeenText(bookId: string): Promise<SeenText | null> {
  return ((await db().meta.get(seenKey(bookId)))?.value as SeenText | undefined) ?? null;
}

/** Not synced: where a page ends depends on the screen. */
export async function saveSeenPage(bookId: string, page: SeenText['page']): Promise<void> {
  const { meta } = db();
  await writeWithEviction(0, () =>
    db().transaction('rw', meta, async () => {
      await meta.put({ key: seenKey(bookId), value: withSeenPage(await readSeenText(bookId), page) });
    }),
  );
}
