import { namedChapters } from '#shared/reading/navigation/named-chapters.ts';
import { PARSER_VERSION } from '#shared/publication/parser-version.ts';
import { db, type PublicationRow } from '../database/database.ts';

export async function findPublication(bookId: string): Promise<PublicationRow | null> {
  return (await db().publications.get(bookId)) ?? null;
}

/** The names of the chapters of some books, in order; books that are not on this device are left out. */
export async function findChapterNames(bookIds: Iterable<string>): Promise<Map<string, readonly string[]>> {
  const rows = await db().publications.bulkGet([...new Set(bookIds)]);
  return new Map(
    rows.flatMap((row) => (row ? [[row.bookId, namedChapters(row).map(({ title }) => title)]] : [])),
  );
}

/** Books opened longest ago are evicted first. */
export async function saveOpenedAt(bookId: string, nowMs: number = Date.now()): Promise<void> {
  await db()
    .publications.where('bookId')
    .equals(bookId)
    .modify((row) => {
      row.openedAt = nowMs;
    });
}

/** Books parsed by an older parser, most recently opened first. */
export async function listOutdated(): Promise<string[]> {
  const rows = await db().publications.where('parserVersion').below(PARSER_VERSION).toArray();
  return rows.sort((a, b) => b.openedAt - a.openedAt).map(({ bookId }) => bookId);
}

export async function isOutdated(bookId: string): Promise<boolean> {
  const row = await db().publications.get(bookId);
  return row !== undefined && row.parserVersion < PARSER_VERSION;
}

/** Keeps what an older parser made of a book that today's parser refuses, and does not try again. */
export async function keepOlderParse(bookId: string): Promise<void> {
  await db()
    .publications.where('bookId')
    .equals(bookId)
    .modify((row) => {
      row.parserVersion = PARSER_VERSION;
    });
}
