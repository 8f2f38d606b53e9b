import type { BookDetail } from '#shared/contract/books.ts';
import { db, type CoverRow } from '../database/database.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';

export async function findDetail(bookId: string): Promise<BookDetail | null> {
  return (await db().details.get(bookId)) ?? null;
}

export async function saveDetail(detail: BookDetail): Promise<void> {
  await writeWithEviction(0, () => db().details.put(detail));
}

export async function findCover(bookId: string): Promise<CoverRow | null> {
  return (await db().covers.get(bookId)) ?? null;
}

export async function saveCover(bookId: string, cover: Omit<CoverRow, 'bookId'>): Promise<void> {
  await writeWithEviction(cover.bytes.byteLength, () => db().covers.put({ bookId, ...cover }));
}
