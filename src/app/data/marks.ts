import { limits } from '#shared/contract/limits.ts';
import type { LocatorTuple, RecordFields } from '#shared/contract/records.ts';
import { db } from './database.ts';
import { writeRecord } from './write.ts';

export interface Bookmark {
  id: string;
  loc: LocatorTuple;
  text: string;
  createdAt: number;
}

/** The bookmarks of a book in reading order. */
export async function listBookmarks(bookId: string): Promise<Bookmark[]> {
  const rows = await db().views.where({ t: 'mark', book: bookId }).toArray();
  return rows
    .flatMap(({ k, v }): Bookmark[] => {
      const f = v as RecordFields<'mark'>;
      if (f.kind !== 'bookmark' || f.deleted || !Array.isArray(f.loc)) return [];
      return [{ id: k, loc: f.loc, text: f.text ?? '', createdAt: f.createdAt ?? 0 }];
    })
    .sort((a, b) => a.loc[0] - b.loc[0] || a.loc[1] - b.loc[1]);
}

/** Adds a bookmark; its text is cut to the specification's 200 characters. */
export async function addBookmark(bookId: string, loc: LocatorTuple, text: string): Promise<void> {
  await writeRecord('mark', crypto.randomUUID(), {
    kind: 'bookmark',
    book: bookId,
    loc,
    text: text.trim().slice(0, limits.bookmarkTextChars),
    createdAt: Date.now(),
    deleted: false,
  });
}

export async function removeMark(id: string): Promise<void> {
  await writeRecord('mark', id, { deleted: true });
}
