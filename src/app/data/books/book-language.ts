import type { RecordFields } from '#shared/contract/records.ts';
import { db } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';

/** The language that the reader says the book is in, as a BCP 47 tag; null where the book's own word holds. */
export async function readBookLanguage(bookId: string): Promise<string | null> {
  const book = (await db().views.get(['book', bookId]))?.v as RecordFields<'book'> | undefined;
  return book?.readAs ?? null;
}

/** On every device: the book is the same one there. */
export async function saveBookLanguage(bookId: string, language: string | null): Promise<void> {
  await writeRecord('book', bookId, { readAs: language });
}
