import type { RecordFields } from '#shared/contract/records.ts';
import { db } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';

/** The language the reader chose for the book, as a BCP 47 tag; null if the book's own metadata applies. */
export async function readBookLanguage(bookId: string): Promise<string | null> {
  const book = (await db().views.get(['book', bookId]))?.v as RecordFields<'book'> | undefined;
  return book?.readAs ?? null;
}

/** Synced to every device. */
export async function saveBookLanguage(bookId: string, language: string | null): Promise<void> {
  await writeRecord('book', bookId, { readAs: language });
}
