import { setServerFields } from '#shared/sync/hub/record-changes.ts';
import { countDescriptions } from '../../db/descriptions.ts';
import type { UserChanges } from '../sync/user-changes.ts';

/** Notifies the user's devices that a book's descriptions or pictures have changed; they fetch them again. */
export async function bumpBook(
  changes: UserChanges,
  bookId: string,
  facts: Record<string, unknown> = {},
): Promise<void> {
  const [record] = await changes.tables.records([{ t: 'book', k: bookId }]);
  const revision = record?.f.revision?.[0];
  await setServerFields(changes, 'book', bookId, {
    ...facts,
    descriptions: await countDescriptions(changes.db, changes.userId, bookId),
    revision: (typeof revision === 'number' ? revision : 0) + 1,
  });
}
