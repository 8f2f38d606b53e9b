import { countDescriptions } from '../db/descriptions.ts';
import { type UserChanges, loadRecords, setServerFields } from './user-changes.ts';

/** Tells the user's devices that a book's descriptions or pictures have changed: they fetch them anew. */
export async function bumpBook(
  changes: UserChanges,
  bookId: string,
  facts: Record<string, unknown> = {},
): Promise<void> {
  const record = (await loadRecords(changes, [{ t: 'book', k: bookId }])).get('book', bookId);
  const revision = record?.f.revision?.[0];
  await setServerFields(changes, 'book', bookId, {
    ...facts,
    descriptions: await countDescriptions(changes.db, changes.userId, bookId),
    revision: (typeof revision === 'number' ? revision : 0) + 1,
  });
}
