import { bookIdOf } from '../books/book-files.ts';
import type { UserDatabase } from '../database/database.ts';
import { descriptionIdOf } from '../extraction/extracted-here.ts';

/** New ids by old ones: the ids of books depend on their reader, those of passages on their book. */
export type NewIds = ReadonlyMap<string, string>;

/** Stored in the database that is moved, since the rows that they are computed from leave it batch by batch. */
export const NEW_IDS = 'newIds';

/** The ids that a reader's books and passages get in another reader's library. */
export async function newIds(from: UserDatabase, userId: string): Promise<NewIds> {
  const stored = await from.meta.get(NEW_IDS);
  if (stored) return new Map(stored.value as [string, string][]);
  const ids = new Map<string, string>();
  for (const { k, v } of await from.views.where('t').equals('book').toArray())
    if (typeof v.sha === 'string') ids.set(k, await bookIdOf(userId, v.sha));
  for (const { id, bookId, chapter_number: chapter, start, end } of await from.descriptions.toArray())
    ids.set(id, await descriptionIdOf(ids.get(bookId) ?? bookId, chapter, start, end));
  await from.meta.put({ key: NEW_IDS, value: [...ids] });
  return ids;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Texts of books, which contain no ids of ours. */
const TEXTS = new Set(['html', 'text', 'content', 'note']);

/** A stored value with its ids replaced, also within keys such as `desc:<id>`; bytes and texts stay as they are. */
export function withNewIds<V>(value: V, ids: NewIds): V {
  if (typeof value === 'string') return value.replace(UUID, (id) => ids.get(id) ?? id) as V;
  if (Array.isArray(value)) return value.map((one: unknown) => withNewIds(one, ids)) as V;
  if (value === null || value === undefined || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, one]: [string, unknown]) => [
      name,
      TEXTS.has(name) ? one : withNewIds(one, ids),
    ]),
  ) as V;
}
